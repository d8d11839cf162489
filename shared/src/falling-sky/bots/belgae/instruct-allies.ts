import { executeSide } from '../../sequence/event'
import type { Game } from '../../game'
import type { Faction, TribeId } from '../../ids'
import { tribes } from '../../ids'
import { alliesAndCitadels } from '../../victory/scores'
import { EventSearch } from '../guidelines/event-search'
import { countsAsCity, enemyOrder } from '../guidelines/pieces'
import { chooseTribe, first, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { byTopic, none, openIds } from '../plans/responder'
import { copyWithOwnDice, tryOut } from '../trial'
import { belgae } from './board'

/** Events that the Belgae execute only if the sum of their Allies and Citadels grows (57, 64, 65, 68). */

export const correusCard = 64

/** Whether the shaded text, executed like this, would leave the Belgae with no more Allies and Citadels than now. */
export function alliesMustGrow(card: number, respond: () => Responder): (game: Game) => boolean {
  return (game) => {
    const from = copyWithOwnDice(game.state)
    const { state } = tryOut(
      game,
      (copy) => {
        if (copy.mind) copy.mind.search = new EventSearch(copy, belgae, card, 'shaded')
        return executeSide(copy, belgae, card, 'shaded')
      },
      { from, plans: [{ faction: belgae, respond: respond() }] },
    )
    return alliesAndCitadels(state, belgae) <= alliesAndCitadels(game.state, belgae)
  }
}

/** Land of Mist and Mystery (57): another's Ally or a marker goes, a Belgic Ally and Belgic Warbands come. */
export const mist = (): Responder =>
  byTopic({
    'mist.clear': (decision, game) =>
      chooseTribes(decision, game, [first('not-own', (t) => owner(game, t) !== belgae)]),
  })

/** Correus (64): others' Allies go first, by 8.4.1; two Belgic ones come, at Remi first. The Rally goes by B-RALLY. */
export const correus = (): Responder =>
  byTopic({
    'correus.remove': (decision, game) =>
      chooseTribes(decision, game, [
        first('not-own', (t) => owner(game, t) !== belgae),
        most('city', (t) => (owner(game, t) !== belgae && countsAsCity(t) ? 1 : 0)),
        most('enemy-order', (t) => -enemyOrder.belgae.indexOf(owner(game, t) ?? 'germans')),
      ]),
    'correus.place': (decision, game) => chooseTribes(decision, game, [first('city', countsAsCity)]),
  })

/** German Allegiances (65): Germans are replaced by Belgae, as many as can be; the Ally too. */
export const germanAllegiances = (): Responder =>
  byTopic({
    'allegiances.ally': (decision, game) => chooseTribes(decision, game, [first('city', countsAsCity)]),
    'allegiances.ally-how': () => ({ choose: ['yes'] }),
  })

function owner({ state }: Game, id: TribeId): Faction | undefined {
  const tribe = state.tribes[id]
  return tribe.status === 'allied' ? tribe.faction : undefined
}

/** As many of the Tribes as the question allows, one after the other by the criteria. */
function chooseTribes(
  decision: Parameters<Responder>[0],
  game: Game,
  criteria: Parameters<typeof chooseTribe>[4],
): ReturnType<Responder> {
  if (decision.kind !== 'choose') return undefined
  const chosen: TribeId[] = []
  while (chosen.length < decision.max) {
    const open = tribes.filter((t) => openIds(decision).includes(t) && !chosen.includes(t))
    const tribe = chooseTribe(game, belgae, 'B3', open, criteria)
    if (!tribe) break
    chosen.push(tribe)
  }
  return chosen.length > 0 ? { choose: chosen } : none
}
