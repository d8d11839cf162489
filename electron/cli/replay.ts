import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type GameTable, loadTable, logLines, openTable, viewOfTable } from '@gallia/shared/falling-sky/table'
import { signature } from '@gallia/shared/kernel/decision'
import type { Text, TextParam } from '@gallia/shared/kernel/text'
import { HostProblem, messageOf } from '../host/problem'
import { decodeSave, type SaveHeader } from '../host/save-format'
import { sentence } from '../words'

/*
 * `npm run replay -- game.gallia`: checks a game file and plays it again from its first answer with the rules as they
 * are now. `--log` prints the log, `--to N` stops before answer number N (0 is the start), `--json` prints what the
 * screen would be shown there. Exit code 0: the same game to the last letter; 1: not, and where; 2: wrong arguments.
 */

const usage = 'usage: npm run -s replay -- FILE [--log] [--to N] [--json]'

interface Wanted {
  file: string
  log: boolean
  json: boolean
  to: number | undefined
}

function readArguments(args: string[]): Wanted {
  const options = { log: { type: 'boolean' }, json: { type: 'boolean' }, to: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [file, ...more] = positionals
  if (file === undefined || more.length) throw new Error('one file, please')
  const to = values.to === undefined ? undefined : Number(values.to)
  if (to !== undefined && (!Number.isInteger(to) || to < 0)) throw new Error(`--to: ${values.to} is no moment`)
  return { file, log: values.log ?? false, json: values.json ?? false, to }
}

async function main(): Promise<number> {
  let wanted: Wanted
  let bytes: Buffer
  try {
    wanted = readArguments(process.argv.slice(2))
    bytes = await readFile(wanted.file)
  } catch (error) {
    console.error(`${messageOf(error)}; ${usage}`)
    return 2
  }
  const { header, game } = await decodeSave(bytes)
  const { table, lost } = loadTable(game)
  const otherwise = lost > 0 ? `${lost} answers at the end no longer fit` : difference(table, game)
  if (wanted.to !== undefined) table.goTo(Math.min(wanted.to, table.answers))
  if (wanted.log) for (const line of logLines(table, 0)) console.log(`${line.at}\t${line.rule}\t${inShort(line.text)}`)
  if (wanted.json) console.log(JSON.stringify(viewOfTable(table), undefined, 2))
  if (!wanted.log && !wanted.json) describe(header, table)
  if (otherwise !== undefined) console.error(`The rules have changed since: ${otherwise}.`)
  return otherwise === undefined ? 0 : 1
}

/**
 * Begins the game anew and gives its answers one by one.
 *
 * @returns undefined if the whole game comes out again, log and states to the last letter; otherwise where it doesn't
 */
function difference(table: GameTable, stored: unknown): string | undefined {
  const again = openTable(table.setup, table.seed)
  for (const [n, entry] of table.entries.entries()) {
    if ('answer' in entry && (!again.decision || signature(again.decision) !== entry.question))
      return `answer ${n} was given to another question: ${entry.question}`
    try {
      if ('answer' in entry) again.answer(entry.answer)
      else again.adjust(() => entry.adjust)
    } catch (error) {
      return `answer ${n} is not taken any more: ${messageOf(error)}`
    }
  }
  again.goTo(table.at)
  // Lines that were left are no part of the game that is played again.
  const { branches: _branches, ...game } = again.toSave()
  const parts = Object.entries(game).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(partOf(stored, part)),
  )
  return parts.length
    ? `the answers fit, but these come out otherwise: ${parts.map(([part]) => part).join(', ')}`
    : undefined
}

function partOf(stored: unknown, part: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, part) : undefined
}

function describe(header: SaveHeader, table: GameTable): void {
  console.log(`${header.name}: ${header.scenario}, card ${header.card} of ${header.cards}, ${header.yearBC} BC`)
  console.log(
    `seed ${JSON.stringify(table.setup.seed)}, answers ${table.at} of ${table.answers}, ${table.log.length} lines in the log`,
  )
  const { decision } = table
  console.log(decision ? `asked: ${decision.faction}, ${decision.topic} (${decision.rule})` : 'the game is over')
}

/** A text without its language: the key and what stands in it. */
function inShort({ key, params = {} }: Text): string {
  return [key, ...Object.entries(params).map(([name, value]) => `${name}=${paramInShort(value)}`)].join(' ')
}

function paramInShort(param: TextParam): string {
  if (typeof param !== 'object') return String(param)
  if (isList(param)) return `[${param.map(paramInShort).join(', ')}]`
  return 'id' in param ? param.id : `(${inShort(param)})`
}

function isList(param: TextParam): param is readonly TextParam[] {
  return Array.isArray(param)
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof HostProblem ? sentence(error.reason) : messageOf(error))
    process.exitCode = 1
  },
)
