import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type GameTable, loadTable, logLines, viewOfTable } from '@gallia/shared/falling-sky/table'
import type { Text, TextParam } from '@gallia/shared/kernel/text'
import { messageOf } from '../host/problem'
import { decodeSave, type SaveHeader } from '../host/save-format'

/*
 * `npm run replay -- game.gallia`: checks a game file and plays it again from its first answer with the rules as they
 * are now. Exit code 0: the same game to the last letter; 1: not, and where; 2: wrong arguments.
 */

const usage = `npm run replay -- FILE [--log] [--to N] [--json]

  --log   print the log
  --to N  stop before the answer number N (0 is the start)
  --json  print what the screen would be shown there
`

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
  try {
    wanted = readArguments(process.argv.slice(2))
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`)
    return 2
  }
  const { header, game } = await decodeSave(await readFile(wanted.file))
  const { table, lost } = loadTable(game)
  const same = lost === 0 && playedAgain(table, game)
  if (wanted.to !== undefined) table.goTo(Math.min(wanted.to, table.answers))
  if (wanted.log) for (const line of logLines(table, 0)) console.log(`${line.at}\t${line.rule}\t${inShort(line.text)}`)
  if (wanted.json) console.log(JSON.stringify(viewOfTable(table), undefined, 2))
  if (!wanted.log && !wanted.json) describe(header, table)
  if (lost > 0) console.error(`${lost} answers at the end no longer fit the questions: the rules have changed since.`)
  else if (!same) console.error('The answers fit, but the game they make is another one: the rules have changed since.')
  return same ? 0 : 1
}

/** Whether the whole game comes out again, log and states to the last letter. */
function playedAgain(table: GameTable, stored: unknown): boolean {
  const until = table.answers
  const moment = table.at
  table.goTo(0)
  table.goTo(until)
  table.goTo(moment)
  return JSON.stringify(table.toSave()) === JSON.stringify(stored)
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
    console.error(messageOf(error))
    process.exitCode = 1
  },
)
