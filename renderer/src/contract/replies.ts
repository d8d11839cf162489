import * as v from 'valibot'
import type { PathStep } from '@gallia/shared/falling-sky/bots/path'
import {
  paces,
  type EarlierState,
  type HostApi,
  type LogLine,
  type Opened,
  type Reply,
  type SaveEntry,
  type SaveStatus,
  type Settings,
  type Startup,
  type TableView,
} from '@gallia/shared/protocol'
import { languages } from '@gallia/shared/languages'
import { board, cardId, faction, nobodyOr, scenario } from './board'
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
    path: v.optional(v.array(pathStep)),
  }),
)
const status = of<SaveStatus>()(
  v.variant('state', [
    v.object({ state: v.picklist(['saved', 'saving']) }),
    v.object({ state: v.literal('failed'), reason: text }),
  ]),
)
const table = {
  id: v.string(),
  name: v.string(),
  board,
  decision: v.nullable(decision),
  log: v.object({ from: v.number(), lines: v.array(line) }),
  at: v.number(),
  answers: v.number(),
  timeline: v.array(
    v.object({
      card: cardId,
      at: v.number(),
      line: v.number(),
      acted: v.array(v.object({ faction, did: v.string() })),
    }),
  ),
  peeks: v.optional(v.array(v.number())),
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
    modified: v.number(),
    problem: v.nullable(text),
    control: v.record(v.string(), nobodyOr),
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
    colours: v.picklist(['default', 'safe']),
    textSize: v.number(),
    animation: v.number(),
    pace: v.picklist(paces),
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
  undo: reply,
  redo: reply,
  goTo: reply,
  viewAt: board,
  watched: nothing,
  close: nothing,
  rename: nothing,
  duplicate: entry,
  remove: nothing,
  restore: nothing,
  exportGame: v.object({ name: v.string(), content: v.string() }),
  importGame: entry,
  earlierStates: v.array(earlier),
  copyEarlier: entry,
  startup,
  settings,
  saveSettings: nothing,
}

/** Whether a value is what the contract says that a call answers. */
export function isReplyTo(call: keyof HostApi, value: unknown): boolean {
  return v.is(replies[call], value)
}
