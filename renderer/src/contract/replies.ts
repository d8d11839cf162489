import * as v from 'valibot'
import type { PathStep } from '@gallia/shared/falling-sky/bots/path'
import { factions } from '@gallia/shared/falling-sky/ids'
import { playerFactions } from '@gallia/shared/falling-sky/position/position'
import type { CoursePoint } from '@gallia/shared/falling-sky/record/course'
import {
  type BranchEntry,
  type BranchView,
  type EarlierState,
  type FinishedGame,
  type HostApi,
  type LogLine,
  type Opened,
  type Reply,
  type SaveEntry,
  type SaveStatus,
  type Startup,
  type TableView,
} from '@gallia/shared/protocol'
import {
  colourSets,
  controlChoices,
  handOvers,
  paces,
  pieceSizes,
  scales,
  type Settings,
} from '@gallia/shared/settings'
import { lessonIds } from '@gallia/shared/falling-sky/state'
import { languages } from '@gallia/shared/languages'
import { board, cardId, faction, nobodyOr, outlook, scenario, keyed } from './board'
import { decision, of, text, thing } from './texts'

const pathStep = of<PathStep>()(
  v.object({
    node: v.string(),
    question: text,
    answer: text,
    facts: v.optional(v.array(text)),
    candidates: v.optional(v.array(thing)),
    tieBreaks: v.optional(v.array(text)),
    left: v.optional(v.array(v.array(thing))),
    dice: v.optional(v.array(v.number())),
  }),
)
const line = of<LogLine>()(
  v.object({
    text,
    rule: v.string(),
    faction: nobodyOr,
    kind: v.string(),
    at: v.number(),
    die: v.optional(v.number()),
    scores: v.optional(v.array(v.object({ faction, scores: v.array(v.number()), margin: v.number() }))),
    path: v.optional(v.array(pathStep)),
  }),
)
const status = of<SaveStatus>()(
  v.variant('state', [
    v.object({ state: v.picklist(['saved', 'saving']) }),
    v.object({ state: v.literal('failed'), reason: text }),
  ]),
)
const timeline = v.array(
  v.object({
    card: cardId,
    at: v.number(),
    line: v.number(),
    acted: v.array(v.object({ faction, did: v.string() })),
  }),
)
const branch = of<BranchEntry>()(
  v.object({
    at: v.number(),
    line: v.number(),
    answers: v.number(),
    lines: v.number(),
    cards: v.number(),
    card: cardId,
    yearBC: v.number(),
    over: v.boolean(),
    left: v.optional(v.number()),
  }),
)
const branchView = of<BranchView>()(v.object({ log: v.object({ from: v.number(), lines: v.array(line) }), timeline }))
const player = v.object({ scores: v.array(v.number()), margin: v.number(), resources: v.number() })
const course = v.array(
  of<CoursePoint>()(
    v.object({
      factions: keyed(playerFactions, player),
      legions: v.object({ map: v.number(), track: v.number(), fallen: v.number(), removed: v.number() }),
      control: keyed(factions, v.number()),
    }),
  ),
)
const finished = of<FinishedGame>()(
  v.object({
    id: v.string(),
    name: v.string(),
    scenario,
    ended: v.number(),
    yearBC: v.number(),
    reason: v.picklist(['victory', 'final-winter', 'optimates', 'overtaken']),
    ranking: v.array(v.object({ factions: v.array(faction), name: v.string(), margin: v.number() })),
    edited: v.optional(v.literal(true)),
  }),
)
const table = {
  id: v.string(),
  name: v.string(),
  board,
  decision: v.nullable(decision),
  log: v.object({ from: v.number(), lines: v.array(line) }),
  at: v.number(),
  answers: v.number(),
  timeline,
  peeks: v.optional(v.array(v.number())),
  asked: v.optional(v.array(v.object({ at: v.number(), faction: nobodyOr }))),
  stretch: v.optional(v.object({ at: v.number(), line: v.number() })),
  branches: v.optional(v.array(branch)),
  edited: v.optional(v.literal(true)),
  revision: v.number(),
  save: status,
}
const view = of<TableView>()(v.object(table))
const opened = of<Opened>()(
  v.object({
    ...table,
    notice: v.nullable(text),
    watched: v.optional(v.number()),
  }),
)
const reply = of<Reply>()(
  v.variant('ok', [v.object({ ok: v.literal(true), view }), v.object({ ok: v.literal(false), reason: text, view })]),
)
export const entry = of<SaveEntry>()(
  v.object({
    id: v.string(),
    name: v.string(),
    scenario: v.union([scenario, v.literal('')]),
    seats: v.record(v.string(), v.string()),
    yearBC: v.number(),
    card: v.number(),
    cards: v.number(),
    over: v.boolean(),
    edited: v.optional(v.literal(true)),
    modified: v.number(),
    problem: v.nullable(text),
    control: v.record(v.string(), nobodyOr),
    margins: v.optional(v.record(v.string(), v.number())),
    lesson: v.optional(v.object({ id: v.picklist(lessonIds), at: v.number() })),
  }),
)
const earlier = of<EarlierState>()(
  v.object({
    id: v.string(),
    winter: v.nullable(v.number()),
    yearBC: v.number(),
    card: v.number(),
    cards: v.number(),
    modified: v.number(),
  }),
)
const startup = of<Startup>()(v.object({ recovered: v.array(entry) }))
const settings = of<Settings>()(
  v.object({
    language: v.picklist(['system', ...languages]),
    colours: v.picklist(colourSets),
    textSize: v.number(),
    scale: v.picklist(scales),
    pieceSize: v.picklist(pieceSizes),
    control: v.picklist(controlChoices),
    modernNames: v.boolean(),
    animation: v.number(),
    pace: v.picklist(paces),
    handOver: v.picklist(handOvers),
    askDice: v.boolean(),
    sound: v.boolean(),
    volume: v.number(),
    letterKeys: v.boolean(),
    asked: v.object({ colours: v.boolean() }),
  }),
)
/** Through both doors a call that gives nothing back answers null. */
export const nothing: v.GenericSchema<unknown, void> = v.pipe(
  v.nullish(v.null()),
  v.transform(() => undefined),
)

/** What each call of the contract answers. */
const replies: { [C in keyof HostApi]: v.GenericSchema<unknown, Awaited<ReturnType<HostApi[C]>>> } = {
  list: v.array(entry),
  create: opened,
  open: opened,
  preview: board,
  answer: reply,
  outlook: v.nullable(outlook),
  undo: reply,
  redo: reply,
  goTo: reply,
  viewAt: board,
  branch: branchView,
  resume: reply,
  adjust: reply,
  course,
  watched: nothing,
  saveNow: status,
  close: nothing,
  rename: nothing,
  duplicate: entry,
  remove: nothing,
  restore: nothing,
  exportGame: v.object({ name: v.string(), content: v.string() }),
  importGame: entry,
  earlierStates: v.array(earlier),
  copyEarlier: entry,
  hallOfFame: v.array(finished),
  startup,
  settings,
  saveSettings: nothing,
}

/** Whether a value is what the contract says that a call answers. */
export function isReplyTo(call: keyof HostApi, value: unknown): boolean {
  return v.is(replies[call], value)
}
