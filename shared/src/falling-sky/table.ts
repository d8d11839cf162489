import type { Answer, Decision } from '../kernel/decision'
import type { KernelGame } from '../kernel/flow'
import type { Rules, SaveData } from '../kernel/table'
import { Table } from '../kernel/table'
import type { Text } from '../kernel/text'
import { text } from '../kernel/text'
import type { LogLine, NewGame, TableView, TimelineEntry } from '../protocol'
import { withBots } from './bots/bots'
import { cloneState } from './clone'
import type { Effect } from './effects'
import { change } from './effects'
import type { Game } from './game'
import type { Faction } from './ids'
import { peekTopic } from './events/support/peek'
import { base } from './rulesets/base'
import { isOver, stretch } from './sequence/stretch'
import { beginGame } from './setup'
import type { State } from './state'
import { describe, doer } from './text/describe'
import type { BoardView } from './view'
import { boardView } from './view-of'

export type GameTable = Table<State, Effect, NewGame>
export type GameSave = SaveData<State, Effect, NewGame>

/** The rules of Falling Sky as the kernel runs them. */
export const rules: Rules<State, Effect, NewGame> = {
  begin: beginGame,
  change,
  copy: cloneState,
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
export class SaveProblem extends Error {
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
  if (!isSave(save)) throw new SaveProblem(text('save.not-a-game'))
  try {
    return Table.fromSave(rules, save)
  } catch (error) {
    throw new SaveProblem(text('save.cannot-replay', { error: error instanceof Error ? error.message : String(error) }))
  }
}

function isSave(save: unknown): save is GameSave {
  if (typeof save !== 'object' || save === null) return false
  const s = save as Partial<Record<keyof GameSave, unknown>>
  const lists = [s.journal, s.effects, s.effectAt, s.checkpoints]
  return (
    s.format === 1 &&
    lists.every(Array.isArray) &&
    typeof s.start === 'object' &&
    typeof s.last === 'object' &&
    typeof s.at === 'number' &&
    typeof s.seed === 'number'
  )
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
    .flatMap(({ question }, at) => (question.split('|')[1] === peekTopic ? [at] : []))
}

/** What a screen is shown of a table, without the parts that the host adds. */
export function viewOfTable(table: GameTable): Omit<TableView, 'id' | 'name' | 'log' | 'revision' | 'save'> {
  return {
    board: boardView(table.state, base),
    decision: table.decision ? { ...table.decision } : null, // what is found out on reading (asides) is found out now
    at: table.at,
    answers: table.answers,
    timeline: timeline(table),
    peeks: peeks(table),
  }
}

/** The lines of the log from `from` on. */
export function logLines(table: GameTable, from: number): LogLine[] {
  const { log, logAt } = table
  return log.slice(from).map((effect, i) => {
    const line: LogLine = {
      text: describe(effect),
      rule: effect.rule,
      faction: doer(effect),
      kind: effect.kind,
      at: logAt[from + i] ?? 0,
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

/** One entry per card and Winter so far. */
function timeline(table: GameTable): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  table.log.forEach((effect, line) => {
    const at = table.logAt[line] ?? 0
    if (effect.kind === 'card' && effect.current !== null) entries.push({ card: effect.current, at, line, acted: [] })
    if (effect.kind === 'swap-winter') {
      const last = entries.at(-1)
      if (last) last.card = effect.current
    }
    if (effect.kind === 'acted') entries.at(-1)?.acted.push({ faction: effect.faction, did: effect.did })
  })
  return entries
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
