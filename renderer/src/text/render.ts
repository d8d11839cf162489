import type { Text, TextParam, Thing } from '@gallia/shared/kernel/text'

/** What rendering needs of a language. */
export interface Translator {
  has(key: string): boolean
  message(key: string, params: Record<string, string>, plural: number | undefined): string
  list(parts: readonly string[]): string
  /** The forms that things of a kind have in sentences besides their name: for `faction` in English, `adj`. */
  forms(kind: string): readonly string[]
}

/**
 * The sentence that a Text stands for in the reader's language. The parameter `n` chooses the plural. A key without a
 * message is shown as it is, so that a missing text is seen and nothing is hidden.
 */
export function renderText(language: Translator, text: Text): string {
  const params = Object.entries(text.params ?? {})
  const rendered = Object.fromEntries(
    params.flatMap(([name, value]) => [[name, renderParam(language, value)], ...inflected(language, name, value)]),
  )
  if (!language.has(text.key)) return withoutMessage(text.key, Object.values(rendered))
  const n = text.params?.['n']
  const sentence = language.message(text.key, rendered, typeof n === 'number' ? Math.abs(n) : undefined)
  return beginsWithThing(sentence, text, rendered) ? capitalised(sentence) : sentence
}

/**
 * A thing stands in sentences not only by its name: "the Romans", but "a Roman Ally". Its form `adj` is the message
 * `faction-adj.<id>`, and a sentence takes it as `{factionAdj}`, or `{byAdj}` if the parameter is called `by`. Each
 * language has the forms that its grammar needs. A list of things has the forms of its members.
 */
function inflected(language: Translator, name: string, value: TextParam): [string, string][] {
  const kind = kindOf(value)
  if (kind === undefined) return []
  return language.forms(kind).map((form) => [`${name}${camelCase(form)}`, inForm(language, value, form)])
}

/** The kind of a thing, or of all things of a list. */
function kindOf(value: TextParam): string | undefined {
  if (typeof value !== 'object') return undefined
  if (!isList(value)) return 'kind' in value ? value.kind : undefined
  const [kind, ...others] = value.map(kindOf)
  return others.every((other) => other === kind) ? kind : undefined
}

function inForm(language: Translator, value: TextParam, form: string): string {
  if (typeof value !== 'object') return ''
  if (isList(value)) return language.list(value.map((part) => inForm(language, part, form)))
  if (!('kind' in value)) return ''
  const key = `${value.kind}-${form}.${value.id}`
  return language.has(key) ? language.message(key, {}, undefined) : thingName(language, value)
}

/** `adj-f` as the end of a parameter's name: `AdjF`. */
export function camelCase(form: string): string {
  return form.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase())
}

/** A sentence that begins with a thing, which may be "the Roman Successor" or, in French, "les Romains". */
function beginsWithThing(sentence: string, { params = {} }: Text, rendered: Record<string, string>): boolean {
  if (!/[.?!]$/.test(sentence)) return false
  return Object.entries(rendered).some(
    ([name, words]) => typeof params[name] !== 'string' && sentence.startsWith(words),
  )
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function renderParam(language: Translator, param: TextParam): string {
  if (typeof param === 'string') return param
  if (typeof param === 'number') return formatNumber(param)
  if (isList(param)) return language.list(param.map((part) => renderParam(language, part)))
  return 'kind' in param ? thingName(language, param) : renderText(language, param)
}

/** The name of a thing of the game; its id in words if the texts don't have it. */
export function thingName(language: Translator, thing: Thing): string {
  const key = thing.kind === 'card' && thing.id !== 'winter' ? `card.${thing.id}.title` : `${thing.kind}.${thing.id}`
  if (language.has(key)) return language.message(key, {}, undefined)
  return capitalised(thing.id.replaceAll('-', ' '))
}

/** A minus is a minus sign, not a hyphen; halves, as Losses come in, are written ½. */
export function formatNumber(n: number): string {
  if (n < 0) return `−${formatNumber(-n)}`
  const whole = Math.floor(n)
  return n - whole === 0.5 ? `${whole || ''}½` : String(n)
}

/** A difference always shows its sign. */
export function formatSigned(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'
}

function withoutMessage(key: string, params: readonly string[]): string {
  return params.length ? `${key} (${params.join(', ')})` : key
}

function isList(param: TextParam): param is readonly TextParam[] {
  return Array.isArray(param)
}
