import type { KernelGame } from '../kernel/flow'
import type { Text } from '../kernel/text'
import type { Mind } from './bots/mind'
import { cloneState } from './clone'
import type { Effect } from './effects'
import type { Faction, RegionId } from './ids'
import type { State } from './state'
import type { Ruleset } from './rulesets/ruleset'

/** What every rule is given: the state to read, `apply` to change it, the ruleset to ask. */
export interface Game extends KernelGame<State, Effect> {
  readonly ruleset: Ruleset
  /** What the bots plan; undefined where nobody is a bot. */
  readonly mind?: Mind
  /** Something is being tried out on a copy. */
  readonly trial?: Trial
}

/**
 * Makes a game of its parts. Every game has all fields in one order: nothing is read more often, and objects of one
 * shape are read several times faster than those of many.
 */
export function gameOf({ state, apply, forced, bot, settle, ruleset, mind, trial }: Game): Game {
  return { state, apply, forced, bot, settle, ruleset, mind, trial }
}

/** The game as it would stand: to be looked at and tried on, never to be played. */
export function withState(game: Game, state: State): Game {
  return gameOf({ ...game, state })
}

/** The game as it would be if its state differed in this: to be looked at. */
export function supposing(game: Game, differs: (state: State) => void): Game {
  const state = cloneState(game.state)
  differs(state)
  return withState(game, state)
}

/** How a trial differs from the game: its dice, and who watches. */
export interface Trial {
  /** The die that is rolled for this; undefined: one of the copy's generator. `upTo`: as `rollDie` is told. */
  die?(why: Text, upTo?: number): number | undefined
  /** A Loss has been taken (3.2.4): a piece removed, or rolled for. */
  loss?(loss: { faction: Faction; region: RegionId; piece: string; rolled: boolean; removed: boolean }): void
}

/** Writes a sentence into the log; the state stays as it is. */
export function note(game: Game, rule: string, text: Text, faction?: Faction): void {
  game.apply({ kind: 'note', rule, text, ...(faction && { faction }) })
}
