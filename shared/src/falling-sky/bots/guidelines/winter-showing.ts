import type { Flow } from '../../../kernel/flow'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import type { State } from '../../state'
import { margin } from '../../victory/scores'
import { tryOut } from '../trial'

/**
 * While a Winter card is showing, a bot does nothing that could by itself push a player over its threshold, or further
 * over it (8.4.4). Helping other bots is allowed.
 */

export function winterShows(game: Game): boolean {
  return game.state.cards.next === 'winter'
}

/** Whether a state gives a player a margin of 1 or more, and more than it has now. */
export function helpsPlayerToVictory(game: Game, after: State): boolean {
  return game.ruleset.playerFactions.some(
    (f) => isPlayer(game, f) && margin(after, f) >= 1 && margin(after, f) > margin(game.state, f),
  )
}

/**
 * Whether a step is barred by 8.4.4. The step is tried with every Loss roll removing, and with every one failing to: no
 * die result may push a player over.
 */
export function barredByWinter(game: Game, step: (copy: Game) => Flow<unknown>): boolean {
  if (!winterShows(game)) return false
  return [1, 6].some((die) => {
    const { state } = tryOut(game, step, { die: (why) => (why.key === 'roll.loss' ? die : undefined) })
    return helpsPlayerToVictory(game, state)
  })
}

function isPlayer(game: Game, faction: Faction): boolean {
  return game.state.seats[faction].kind === 'person'
}
