// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { en as game } from '@gallia/shared/falling-sky/text/en'
import { en as screens } from './en'
import { flatten } from './i18n'

/** How the sources use texts: every key has a sentence, every sentence is used, and gets its parameters. */
const english: Readonly<Record<string, string>> = { ...game, ...flatten(screens) }
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Names of things are looked up by kind and id, or by what a state holds. */
const namesOfThings =
  /^(faction|faction-adj|region|tribe|city|leader|card|command|ability|senate|legions|phase|side|scenario)\./

interface Use {
  file: string
  key: string
  /** The names of the parameters; undefined if the source doesn't write them out here. */
  params: readonly string[] | undefined
}

/** String literals, templates as patterns, and the calls that make a Text of a literal key. */
interface Found {
  literals: Set<string>
  patterns: RegExp[]
  uses: Use[]
}

function scripts(file: string): string {
  const source = readFileSync(file, 'utf8')
  if (!file.endsWith('.vue')) return source
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(source)?.[1] ?? ''
  const template = /<template>([\s\S]*)<\/template>/.exec(source)?.[1] ?? ''
  // Attributes and braces of a template hold expressions; as scripts they are read like the others.
  const expressions = [...template.matchAll(/(?:[:@#]|v-)[\w-.:]+="([^"]*)"|\{\{([\s\S]*?)\}\}/g)]
  return [script, ...expressions.map(([, attribute, braces]) => `;(${attribute ?? braces ?? ''})`)].join('\n')
}

function read(): Found {
  const found: Found = { literals: new Set(), patterns: [], uses: [] }
  for (const folder of ['shared/src', 'renderer/src', 'electron']) {
    for (const entry of readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })) {
      const file = `${entry.parentPath}/${entry.name}`
      if (!entry.isFile() || !/\.(ts|vue)$/.test(file) || /\.test\.ts$/.test(file)) continue
      // Texts don't use themselves, but their own folder also holds the functions that make and render them.
      if (/\/text\/(en|fr|it|rules|glossary)\b|\/text\/\w+-en\.ts$|\/text\/(en|fr|it)(-\w+)?\.ts$/.test(file)) continue
      collect(ts.createSourceFile(file, scripts(file), ts.ScriptTarget.Latest, true), found)
    }
  }
  return found
}

function collect(node: ts.Node, found: Found): void {
  if (ts.isStringLiteralLike(node)) found.literals.add(node.text)
  if (ts.isTemplateExpression(node)) found.patterns.push(...patternOf(node))
  if (ts.isCallExpression(node)) found.uses.push(...useOf(node))
  ts.forEachChild(node, (child) => collect(child, found))
}

/** A template that has the makings of a key, with anything where it is open. */
function patternOf(node: ts.TemplateExpression): RegExp[] {
  const fixed = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  if (!/^[\w.-]*$/.test(fixed.join('')) || !/[a-z]{2}/.test(fixed.join('')) || !fixed.join('').includes('.')) return []
  return [new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]*')}$`)]
}

function useOf(node: ts.CallExpression): Use[] {
  const [key, params] = node.arguments
  if (!/^(text|t|\$t)$/.test(node.expression.getText()) || !key || !ts.isStringLiteralLike(key)) return []
  return [{ file: node.getSourceFile().fileName.replace(root, ''), key: key.text, params: namesIn(params) }]
}

function namesIn(params: ts.Expression | undefined): readonly string[] | undefined {
  if (!params) return []
  if (!ts.isObjectLiteralExpression(params) || params.properties.some(ts.isSpreadAssignment)) return undefined
  return params.properties.map((property) => property.name?.getText() ?? '')
}

const found = read()

describe('the texts and the sources', () => {
  it('are found at all', () => {
    expect(found.uses.length).toBeGreaterThan(700)
  })

  it('agree on the keys: a Text that is made has a sentence', () => {
    expect(found.uses.filter(({ key }) => english[key] === undefined)).toEqual([])
  })

  it('agree on the parameters: a sentence gets all that it takes, and its number where it has a plural', () => {
    const lacking = found.uses.flatMap(({ file, key, params }) => {
      const sentence = english[key] ?? ''
      const taken = [...sentence.matchAll(/\{(\w+?)(?:Adj)?\}/g)].map((match) => match[1] ?? '')
      if (sentence.includes(' | ')) taken.push('n')
      const missing = params ? taken.filter((name) => !params.includes(name)) : []
      return missing.length ? [{ file, key, missing }] : []
    })
    expect(lacking).toEqual([])
  })

  it('hold no sentence that nothing says', () => {
    const idle = Object.keys(english).filter(
      (key) =>
        !namesOfThings.test(key) && !found.literals.has(key) && !found.patterns.some((pattern) => pattern.test(key)),
    )
    expect(idle).toEqual([])
  })
})

describe('the files of the engine’s texts', () => {
  const texts = `${root}shared/src/falling-sky/text`

  // Where the files are joined the last one would win, and a sentence would be shown where it doesn't belong.
  it.each(['en', 'fr', 'it'])('never hold a key twice (%s)', (language) => {
    const folder = `${texts}/${language}`
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('rules'),
    )
    const keys = files.flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {2}'([\w.-]+)':/gm)])
    const names = keys.map(([, key]) => key)
    expect(names.length).toBeGreaterThan(500)
    expect(names.filter((key, n) => names.indexOf(key) !== n)).toEqual([])
  })
})
