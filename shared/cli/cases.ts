import { readFileSync } from 'node:fs'
import { ways as waysOfBots } from '../src/falling-sky/bots/ways'
import { caseName, citedRules, playCase } from '../src/falling-sky/position/run-case'
import type { Paragraph } from '../src/falling-sky/position/coverage'
import { inChapters, uncovered, unknownRules } from '../src/falling-sky/position/coverage'
import { runCommand, WrongArguments } from './arguments'
import type { FoundCase } from './case-files'
import { caseFiles, readCases } from './case-files'
import { base } from '../src/falling-sky/rulesets/base'

/**
 * Runs cases: `npm run -s cases -- <folder|file>... [--json] [--uncovered] [--chapters 1-4,6,7] [--boxes]`.
 * Exit code 0 if all hold (with `--uncovered`: if also every paragraph and tag of kind rule is cited; with `--boxes`: if
 * also bots pass every box of their flowcharts with every answer and are decided by every criterion), 1 if not, 2 if the
 * arguments are wrong or a file can't be read.
 */
interface Arguments {
  paths: string[]
  json: boolean
  uncovered: boolean
  chapters: number[]
  boxes: boolean
}

interface Outcome {
  file: string
  name: string
  rule: string[]
  failures: string[]
  ways: string[]
}

const paragraphsFile = new URL('../cases/paragraphs.json', import.meta.url)
const usage = 'usage: npm run -s cases -- <folder|file>... [--json] [--uncovered] [--chapters 1-4,6,7] [--boxes]'

function main(args: readonly string[]): number {
  const given = parse(args)
  const found = read(given.paths)
  const paragraphs = JSON.parse(readFileSync(paragraphsFile, 'utf8')) as Paragraph[]
  const outcomes = found.map(({ file, place, json }): Outcome => {
    const rule = citedRules(json)
    const unknown = unknownRules(paragraphs, rule).map((r) => `rule: there is no paragraph or tag ${r}`)
    const { failures, ways } = playCase(json, base)
    return { file, name: caseName(json, `case ${place}`), rule, failures: [...unknown, ...failures], ways }
  })
  const failed = outcomes.filter((o) => o.failures.length)
  const missing = given.uncovered
    ? uncovered(inChapters(paragraphs, given.chapters), new Set(outcomes.flatMap((o) => o.rule)))
    : []
  const passed = new Set(outcomes.flatMap((o) => o.ways))
  const unpassed = given.boxes ? waysOfBots.filter((way) => !passed.has(way)) : []
  if (given.json)
    print({
      cases: outcomes.length,
      passed: outcomes.length - failed.length,
      failed: failed.map(({ file, name, rule, failures }) => ({ file, name, rule, failures })),
      ...(given.uncovered && { uncovered: missing }),
      ...(given.boxes && { boxes: unpassed }),
    })
  else {
    report(outcomes.length, failed)
    if (given.uncovered) list(missing, 'every rule has a case')
    if (given.boxes) list(unpassed, 'every box, answer and criterion has a case')
  }
  return failed.length || missing.length || unpassed.length ? 1 : 0
}

function parse(args: readonly string[]): Arguments {
  const given: Arguments = { paths: [], json: false, uncovered: false, chapters: [], boxes: false }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--json') given.json = true
    else if (arg === '--uncovered') given.uncovered = true
    else if (arg === '--boxes') given.boxes = true
    else if (arg === '--chapters') given.chapters = chapterList(args[++i])
    else if (arg.startsWith('-')) throw new WrongArguments(`there is no option ${arg}; ${usage}`)
    else given.paths.push(arg)
  }
  if (!given.paths.length) throw new WrongArguments(usage)
  if (given.chapters.length && !given.uncovered) throw new WrongArguments('--chapters goes with --uncovered')
  return given
}

/** `1-4,6,7` as numbers. */
function chapterList(list: string | undefined): number[] {
  const chapters = (list ?? '').split(',').flatMap((part) => {
    const [, from = '', to = from] = /^(\d)(?:-(\d))?$/.exec(part) ?? []
    if (from === '' || Number(to) < Number(from)) throw new WrongArguments('--chapters needs a list such as 1-4,6,7')
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i)
  })
  return chapters
}

function read(paths: readonly string[]): FoundCase[] {
  try {
    return caseFiles(paths).flatMap(readCases)
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error))
  }
}

function report(total: number, failed: readonly Outcome[]): void {
  for (const { file, name, failures } of failed) {
    console.log(`FAILED ${file}: ${name}`)
    for (const failure of failures) console.log(`  ${failure}`)
  }
  console.log(`${total} cases, ${total - failed.length} hold, ${failed.length} failed`)
}

/** What has no case, or that all has. */
function list(missing: readonly string[], none: string): void {
  for (const what of missing) console.log(`no case for ${what}`)
  console.log(missing.length ? `${missing.length} without a case` : none)
}

function print(json: unknown): void {
  console.log(JSON.stringify(json, null, 2))
}

runCommand(main)
