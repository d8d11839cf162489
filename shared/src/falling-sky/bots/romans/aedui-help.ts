import { lenderIn } from '../../board/lent'
import { diviciacusPartner, regionsTogether } from '../../capabilities/diviciacus'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { romanScore } from '../../victory/scores'
import type { Responder } from '../mind'
import { openIds } from '../plans/responder'
import { withState } from './board'

/** R-DIVICIACUS (8.8.8) in a Roman Battle: Aedui Warbands fight as Auxilia as far as the Aedui agree. */

const agreesUpTo = 12

/** The game as the Battle is weighed: with the Warbands of Non-player Aedui, who agree up to a score of 12 (8.6.8). */
export function withAedui(game: Game): Game {
  const { state } = game
  if (!diviciacusPartner(state, 'romans') || state.seats.aedui.kind !== 'bot') return game
  if (romanScore(state) > agreesUpTo) return game
  return withState(game, { ...state, diviciacus: { ...state.diviciacus, romans: regionsTogether(state) } })
}

/** Whether Aedui Warbands are lent there, so that the Aedui can't be attacked (8.6.8). */
export function isLent(game: Game, region: RegionId): boolean {
  return lenderIn(game.state, 'romans', region) === 'aedui'
}

/** Asks for the help before the first Battle, and takes it in all of the Regions in which others are attacked. */
export function askAedui(regions: readonly RegionId[]): Responder {
  let asked = false
  return (decision) => {
    if (decision.topic === 'diviciacus.aedui' && decision.kind === 'choose')
      return { choose: openIds(decision).filter((r) => regions.some((x) => x === r)) }
    const aside = decision.asides?.some((a) => a.id === 'diviciacus')
    if (asked || decision.topic !== 'battle.region' || !aside || regions.length === 0) return undefined
    asked = true
    return { aside: 'diviciacus' }
  }
}
