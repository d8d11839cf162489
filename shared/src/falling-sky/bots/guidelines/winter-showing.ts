import type { Answer, ChooseDecision } from '../../../kernel/decision'
import type { Flow } from '../../../kernel/flow'
import type { Text } from '../../../kernel/text'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import type { State } from '../../state'
import { margin } from '../../victory/scores'
import type { Responder } from '../mind'
import { chooseIfOpen, no, none, openIds, yes } from '../plans/responder'
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
 * Whether a step is barred by 8.4.4. No die result and no player's answer may push a player over: the step is tried with
 * the lowest and the highest rolls, the players standing and refusing in one try, Retreating and agreeing in the other.
 */
export function barredByWinter(game: Game, step: (copy: Game) => Flow<unknown>): boolean {
  if (!winterShows(game)) return false
  const players = game.ruleset.playerFactions.filter((f) => isPlayer(game, f))
  if (players.length === 0) return false
  return [stubborn, yielding].some((respond) =>
    [1, 6].some((die) => {
      const plans = players.map((faction) => ({ faction, respond }))
      const { state } = tryOut(game, step, { die: (why) => (isPick(why) ? undefined : die), plans })
      return helpsPlayerToVictory(game, state)
    }),
  )
}

/** A pick among equals has no low or high result. */
const isPick = (why: Text): boolean => why.key === 'roll.random-pick'

/** How players could answer: an Attack hits most where the Defender stands, and a Retreat may open other Regions. */
const stubborn: Responder = (decision) => {
  if (decision.topic === 'battle.retreat') return chooseIfOpen(decision, 'stand')
  if (!decision.topic.startsWith('consent.') || decision.kind !== 'choose') return undefined
  return decision.min === 0 ? none : no
}

const yielding: Responder = (decision) => {
  if (decision.kind !== 'choose') return undefined
  if (decision.topic === 'battle.retreat') return retreats(decision)
  if (!decision.topic.startsWith('consent.')) return undefined
  return decision.min === 0 ? { choose: openIds(decision) } : yes
}

/** Asks whoever could take the pieces in, then goes if there is anywhere to go. */
function retreats(decision: ChooseDecision): Answer | undefined {
  const ask = openIds(decision).find((id) => id.startsWith('ask:'))
  const open = decision.options.find((o) => o.id === 'retreat')?.on ?? []
  return { choose: [ask ?? (open.length > 0 ? 'retreat' : 'stand')] }
}

function isPlayer(game: Game, faction: Faction): boolean {
  return game.state.seats[faction].kind === 'person'
}
