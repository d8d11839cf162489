import type { Answer, Decision } from '../kernel/decision'
import type { KernelGame } from '../kernel/flow'
import type { Rules, SaveData } from '../kernel/table'
import { isSaveData, Table } from '../kernel/table'
import type { Text } from '../kernel/text'
import { text } from '../kernel/text'
import type { BranchEntry, BranchView, LogLine, NewGame, TableView } from '../protocol'
import { adjustment } from './adjust/adjust'
import { withBots } from './bots/bots'
import { keptCopy } from './clone'
import type { Effect } from './effects'
import { change } from './effects'
import type { Game } from './game'
import type { Faction } from './ids'
import { peekTopic } from './events/support/peek'
import type { Position } from './position/position'
import { coursePoint, type CoursePoint } from './record/course'
import { scoreChanges } from './record/scores'
import { timelineOf } from './record/timeline'
import { base } from './rulesets/base'
import { isOver, stretch } from './sequence/stretch'
import { beginGame } from './setup'
import type { State } from './state'
import { describe, doer } from './text/describe'
import type { BoardView } from './view'
import { boardView, yearBC } from './view-of'

export type GameTable = Table<State, Effect, NewGame>
export type GameSave = SaveData<State, Effect, NewGame>

/** The rules of Falling Sky as the kernel runs them. */
export const rules: Rules<State, Effect, NewGame> = {
  begin: beginGame,
  change,
  copy: keptCopy,
  over: isOver,
  stretch: (game) => stretch(withRuleset(game)),
  forced: forcedNote,
  complete: completeState,
}

/**
 * Gives a state of an earlier version the fields that have been added since, with the values of a game without them.
 * What is there keeps its order: a save that is opened and written again stays the same to the last byte.
 */
function completeState(state: State): State {
  const added: Pick<State, 'diviciacus' | 'circumvallation'> = {
    diviciacus: { romans: [], aedui: [] },
    circumvallation: null,
  }
  return { ...state, ...added, ...state }
}

/** A kernel game with the ruleset that its state names; bots answer for their Factions. */
export function withRuleset(game: KernelGame<State, Effect>): Game {
  return withBots(game, base)
}

/** A file that is not a game of ours, or is damaged inside. */
class SaveProblem extends Error {
  constructor(readonly reason: Text) {
    super(reason.key)
    this.name = 'SaveProblem'
  }
}

/** Begins a game at its first decision. Throws IllegalAnswer if the set-up is impossible. */
export function openTable(setup: NewGame, seed: number): GameTable {
  return Table.open(rules, setup, seed)
}

/**
 * Opens a saved game where it was left; where the rules have changed since, at the last checkpoint that still fits.
 *
 * @returns the table and how many answers were lost
 * @throws SaveProblem if it is not a game of ours
 */
export function loadTable(save: unknown): { table: GameTable; lost: number } {
  if (!isGameSave(save)) throw new SaveProblem(text('save.not-a-game'))
  try {
    const loaded = Table.fromSave(rules, save)
    lookThrough(loaded.table)
    return loaded
  } catch (error) {
    throw new SaveProblem(text('save.cannot-replay', { error: error instanceof Error ? error.message : String(error) }))
  }
}

function isGameSave(save: unknown): save is GameSave {
  return isSaveData(save) && [save, ...save.branches].every(({ effects }) => effects.every(isEffect))
}

const isEffect = (effect: object): boolean =>
  'kind' in effect && typeof effect.kind === 'string' && 'rule' in effect && typeof effect.rule === 'string'

/** Everything that a screen will ask for: a game that can't be shown is not put on the table. */
function lookThrough(table: GameTable): void {
  viewOfTable(table)
  logLines(table, 0)
  table.branches.forEach((_, i) => branchOfTable(table, i))
}

/**
 * Whether going from where the table is to the moment `at` takes back a look at facedown cards (cards 35, 47): the
 * screens ask before they do that.
 */
export function peekedBetween(table: GameTable, at: number): boolean {
  if (at >= table.at) return false
  return table.decision?.topic === peekTopic || peeks(table).some((moment) => moment >= at)
}

/** The moments so far at which facedown cards were shown. */
function peeks(table: GameTable): number[] {
  return table.entries
    .slice(0, table.at)
    .flatMap((entry, at) => ('question' in entry && entry.question.split('|')[1] === peekTopic ? [at] : []))
}

/** Who gave the answers so far, from which on: the Faction that was asked. */
function askedFrom(table: GameTable): { at: number; faction: Faction | null }[] {
  const asked: { at: number; faction: Faction | null }[] = []
  table.entries.slice(0, table.at).forEach((entry, at) => {
    const faction = 'question' in entry ? (entry.question.split('|')[0] as Faction) : null
    if (asked.at(-1)?.faction !== faction) asked.push({ at, faction })
  })
  return asked
}

/**
 * Sets the board by hand, at the start of the present stretch.
 *
 * @param edited a position without what is secret
 * @throws IllegalAnswer if it is not legal or says nothing new; BrokenRule if the game can't go on from it
 */
export function adjustTable(table: GameTable, edited: Position): void {
  table.adjust((start) => adjustment(start, edited))
}

/** Whether somebody has set the board by hand in the course of the game. */
function isEdited(log: readonly Effect[]): boolean {
  return log.some((effect) => effect.kind === 'adjust')
}

/** What a screen is shown of a table, without the parts that the host adds. */
export function viewOfTable(table: GameTable): Omit<TableView, 'id' | 'name' | 'log' | 'revision' | 'save'> {
  return {
    board: boardView(table.state, base),
    decision: table.decision ? asSeen(table.decision) : null,
    at: table.at,
    answers: table.answers,
    timeline: timelineOf(table.log, table.logAt),
    peeks: peeks(table),
    asked: askedFrom(table),
    stretch: stretchOf(table),
    branches: table.branches.map((branch, i) => knownBranches.get(branch) ?? branchEntry(table, i)),
    ...(isEdited(table.log) && { edited: true as const }),
  }
}

/** The question with all that is found out only when somebody reads it: the acts beside it, details of options. */
function asSeen(decision: Decision): Decision {
  const { asides } = decision
  if (decision.kind === 'allocate') return { ...decision, asides }
  const options = decision.options.map(({ id, label, detail, on, refused }) => ({ id, label, detail, on, refused }))
  return { ...decision, asides, options }
}

function stretchOf({ stretches }: GameTable): { at: number; line: number } {
  const { at, line } = stretches.at(-1) ?? { at: 0, line: 0 }
  return { at, line }
}

/** What has been found out of lines that were left: they stay as they are. */
const knownBranches = new WeakMap<object, BranchEntry>()

/** A line that was left, in short: where it parts, and how far it goes. */
function branchEntry(table: GameTable, index: number): BranchEntry {
  const branch = table.branches[index]
  const whole = table.wholeBranch(index)
  const end = whole && table.viewBranchAt(index, whole.effects.length)
  if (!branch || !whole || !end) throw new RangeError(`no branch ${index}`)
  const { at, line, left } = branch
  const cards = timelineOf(whole.effects, whole.effectAt)
  const entry: BranchEntry = {
    at,
    line,
    answers: whole.journal.length,
    lines: whole.effects.length,
    cards: cards.length,
    card: cards.at(-1)?.card ?? 'winter',
    yearBC: yearBC(end),
    over: end.result !== null,
    ...(left !== undefined && { left }),
  }
  knownBranches.set(branch, entry)
  return entry
}

/** The log and the timeline of a line that was left, from the start of the game on. Throws RangeError if there is none. */
export function branchOfTable(table: GameTable, index: number): BranchView {
  const branch = table.branches[index]
  const whole = table.wholeBranch(index)
  if (!branch || !whole) throw new RangeError(`no branch ${index}`)
  const stateAt = (line: number): State => table.viewBranchAt(index, line) ?? table.state
  const { effects, effectAt } = whole
  return {
    log: { from: branch.line, lines: linesOf(effects.slice(branch.line), effectAt, branch.line, stateAt) },
    timeline: timelineOf(effects, effectAt),
  }
}

/** The board as it was after a line of a branch. Throws RangeError if there is none. */
export function boardOfBranchAt(table: GameTable, index: number, line: number): BoardView {
  const state = table.viewBranchAt(index, line)
  if (!state) throw new RangeError(`no branch ${index}`)
  return boardView(state, base)
}

/** How the game stood at the end of every card and Winter so far, the present one included. */
export function courseOf(table: GameTable): CoursePoint[] {
  const begun = timelineOf(table.log, table.logAt)
  return begun.map((_, i) => coursePoint(table.viewAt(begun[i + 1]?.line ?? table.log.length)))
}

/** The lines of the log from `from` on. */
export function logLines(table: GameTable, from: number): LogLine[] {
  return linesOf(table.log.slice(from), table.logAt, from, (line) => table.viewAt(line))
}

function linesOf(
  effects: readonly Effect[],
  effectAt: readonly number[],
  from: number,
  stateAt: (line: number) => State,
): LogLine[] {
  const scores = scoreChanges(stateAt, effects, from)
  return effects.map((effect, i) => {
    const line: LogLine = {
      text: describe(effect),
      rule: effect.rule,
      faction: doer(effect),
      kind: effect.kind,
      at: effectAt[from + i] ?? 0,
      ...(scores[i]?.length && { scores: scores[i] }),
    }
    switch (effect.kind) {
      case 'roll':
        return { ...line, die: effect.die }
      case 'bot-path':
        return { ...line, path: effect.path }
      default:
        return line
    }
  })
}

/** The board as it was after a line of the log. */
export function boardAt(table: GameTable, line: number): BoardView {
  return boardView(table.viewAt(line), base)
}

/** The board of a scenario before the game begins. */
export function previewBoard(setup: NewGame): BoardView {
  return boardView(beginGame(setup, 0), base)
}

/** A choice with one legal answer is made and logged, not asked. */
function forcedNote(decision: Decision, answer: Answer): Effect | undefined {
  if (decision.kind !== 'choose' || !('choose' in answer)) return undefined
  const labels = decision.options.filter((o) => answer.choose.includes(o.id)).map((o) => o.label)
  if (labels.length === 0) return undefined
  return {
    kind: 'note',
    rule: decision.rule,
    text: text('log.forced', { what: labels }),
    faction: decision.faction as Faction,
  }
}
