import * as v from 'valibot'
import type { Answer } from '@gallia/shared/kernel/decision'
import { type DesktopApi, desktopCalls, userFolders } from '@gallia/shared/desktop'
import { scenarioIds } from '@gallia/shared/falling-sky/ids'
import type { Position } from '@gallia/shared/falling-sky/position/position'
import type { GameOptions } from '@gallia/shared/falling-sky/state'
import { lessonIds, solitaireLevels } from '@gallia/shared/falling-sky/state'
import { languages } from '@gallia/shared/languages'
import { hostCalls, type HostApi, type NewGame } from '@gallia/shared/protocol'
import {
  colourSets,
  controlChoices,
  handOvers,
  paces,
  pieceSizes,
  scales,
  type Settings,
} from '@gallia/shared/settings'
import { isGameId } from './game-folder'
import { problem } from './problem'

/*
 * What may come through the doors. A message is one of the calls of the contract with arguments of the right kinds and
 * of a sensible size; everything else is refused before it reaches the host. The types of the schemas are the types of
 * the contract, so that the two can't drift apart.
 */

const short = v.pipe(v.string(), v.maxLength(100))
const id = v.pipe(v.string(), v.check(isGameId))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seen = v.optional(count)
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))

const seat = v.strictObject({
  kind: v.picklist(['person', 'bot']),
  name: v.pipe(v.string(), v.trim(), v.maxLength(40)),
})

/** No deck is higher: 72 Events and 5 Winters. */
const mostCards = 77

const options: v.GenericSchema<unknown, GameOptions> = v.strictObject({
  deck: v.picklist(['standard', 'short']),
  evenInitiative: v.boolean(),
  suddenFrost: v.boolean(),
  firstEditionCards: v.exactOptional(v.boolean()),
  solitaire: v.exactOptional(v.picklist(solitaireLevels)),
  stacked: v.exactOptional(v.pipe(v.array(v.union([v.literal('winter'), count])), v.maxLength(mostCards))),
  lesson: v.exactOptional(v.picklist(lessonIds)),
})

/** Any position is far smaller. What is in it is looked at by the rules, which tell what is wrong. */
const largestPosition = 64 * 1024
const position = v.custom<Position>(
  (json) => typeof json === 'object' && json !== null && lengthOf(json) < largestPosition,
)

/** Endless for what can't be written as JSON: IPC may carry rings, and both doors what is nested without end. */
function lengthOf(value: object): number {
  try {
    return JSON.stringify(value).length
  } catch {
    return Infinity
  }
}

const newGame: v.GenericSchema<unknown, NewGame> = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.maxLength(80)),
  scenario: v.picklist(scenarioIds),
  options,
  seats: v.strictObject({ romans: seat, arverni: seat, aedui: seat, belgae: seat }),
  seed: short,
  position: v.exactOptional(position),
})

/** No question of the game comes near these numbers. */
const mostPicks = 500
const answer: v.GenericSchema<unknown, Answer> = v.union([
  v.strictObject({ choose: v.pipe(v.array(short), v.maxLength(mostPicks)) }),
  v.strictObject({
    allocate: v.pipe(
      v.record(short, count),
      v.check((record) => Object.keys(record).length <= mostPicks),
    ),
  }),
  v.strictObject({ aside: short }),
])

const settings: v.GenericSchema<unknown, Settings> = v.strictObject({
  language: v.picklist(['system', ...languages]),
  colours: v.picklist(colourSets),
  textSize: v.pipe(v.number(), v.minValue(50), v.maxValue(300)),
  scale: v.picklist(scales),
  pieceSize: v.picklist(pieceSizes),
  control: v.picklist(controlChoices),
  modernNames: v.boolean(),
  animation: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  pace: v.picklist(paces),
  handOver: v.picklist(handOvers),
  askDice: v.boolean(),
  sound: v.boolean(),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  letterKeys: v.boolean(),
  asked: v.strictObject({ colours: v.boolean() }),
})

/** Bytes of a game file that may be imported: a long game is well below one megabyte. */
export const largestImport = 16 * 1024 * 1024

const argumentsOf: { [C in keyof HostApi]: v.GenericSchema<unknown, Parameters<HostApi[C]>> } = {
  list: v.strictTuple([]),
  create: v.strictTuple([newGame]),
  open: v.strictTuple([id]),
  preview: v.strictTuple([newGame]),
  answer: v.strictTuple([id, answer, seen]),
  outlook: v.strictTuple([id, answer, count]),
  undo: v.strictTuple([id, seen]),
  redo: v.strictTuple([id, seen]),
  goTo: v.strictTuple([id, count, seen]),
  viewAt: v.strictTuple([id, count, v.optional(count)]),
  branch: v.strictTuple([id, count]),
  resume: v.strictTuple([id, count, count, seen]),
  adjust: v.strictTuple([id, position, seen]),
  course: v.strictTuple([id]),
  watched: v.strictTuple([id, count]),
  saveNow: v.strictTuple([id]),
  close: v.strictTuple([id]),
  rename: v.strictTuple([id, name]),
  duplicate: v.strictTuple([id]),
  remove: v.strictTuple([id]),
  restore: v.strictTuple([id]),
  exportGame: v.strictTuple([id]),
  importGame: v.strictTuple([v.pipe(v.string(), v.maxLength(largestImport))]),
  earlierStates: v.strictTuple([id]),
  copyEarlier: v.strictTuple([id, id]),
  hallOfFame: v.strictTuple([]),
  startup: v.strictTuple([]),
  settings: v.strictTuple([]),
  saveSettings: v.strictTuple([settings]),
}

const desktopArgumentsOf: { [C in keyof DesktopApi]: v.GenericSchema<unknown, Parameters<DesktopApi[C]>> } = {
  ready: v.strictTuple([]),
  exportGame: v.strictTuple([id]),
  importGame: v.strictTuple([]),
  showFolder: v.strictTuple([v.picklist(userFolders)]),
  versions: v.strictTuple([]),
  scale: v.strictTuple([v.picklist(scales)]),
}

/**
 * Carries a message of a door to the host.
 *
 * @returns what the host answers
 * @throws HostProblem: no such call, or arguments of the wrong kind; and whatever the host throws
 */
export async function dispatch(host: HostApi, call: unknown, args: unknown): Promise<unknown> {
  const known = v.safeParse(v.picklist(hostCalls), call)
  if (!known.success) throw problem('host.unknown-call')
  return perform<Arguments<HostApi>, keyof HostApi>(host, argumentsOf, known.output, args)
}

/** The same for the desktop app. */
export async function dispatchDesktop(desktop: DesktopApi, call: unknown, args: unknown): Promise<unknown> {
  const known = v.safeParse(v.picklist(desktopCalls), call)
  if (!known.success) throw problem('host.unknown-call')
  return perform<Arguments<DesktopApi>, keyof DesktopApi>(desktop, desktopArgumentsOf, known.output, args)
}

type Arguments<Api extends Record<keyof Api, (...args: never) => unknown>> = { [C in keyof Api]: Parameters<Api[C]> }

async function perform<A extends Record<keyof A, unknown[]>, C extends keyof A>(
  api: { [K in keyof A]: (...args: A[K]) => Promise<unknown> },
  schemas: { [K in keyof A]: v.GenericSchema<unknown, A[K]> },
  call: C,
  args: unknown,
): Promise<unknown> {
  const good = v.safeParse<v.GenericSchema<unknown, A[C]>>(schemas[call], args)
  if (!good.success) throw problem('host.bad-arguments', { call: String(call), detail: v.summarize(good.issues) })
  return api[call](...good.output)
}
