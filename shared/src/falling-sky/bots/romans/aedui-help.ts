import { free } from '../../board/circumvallation'
import { lenderIn } from '../../board/lent'
import { diviciacusPartner, regionsTogether } from '../../capabilities/diviciacus'
import type { Game } from '../../game'
import { withState } from '../../game'
import type { RegionId } from '../../ids'
import { groupSize } from '../../names'
import { isBot } from '../../seats'
import { romanScore } from '../../victory/scores'
import type { Responder } from '../mind'
import { openIds } from '../plans/responder'

/** R-DIVICIACUS (8.8.8) in Roman Commands: Aedui Warbands count as Auxilia as far as the Aedui agree. */

const agreesUpTo = 12

/** The game as a Command is weighed: with the Warbands of Non-player Aedui, who agree up to a score of 12 (8.6.8). */
export function withAedui(game: Game): Game {
  const { state } = game
  if (!diviciacusPartner(state, 'romans') || !isBot(state, 'aedui')) return game
  if (romanScore(state) > agreesUpTo) return game
  return withState(game, { ...state, diviciacus: { ...state.diviciacus, romans: regionsTogether(state) } })
}

/** The Aedui Warbands that could leave the Region as Auxilia; none where the Aedui would not agree. */
export function aeduiLent(game: Game, region: RegionId): number {
  const lent = lenderIn(withAedui(game).state, 'romans', region) === 'aedui'
  return lent ? groupSize(free(game.state, 'aedui', region)) : 0
}

/** Whether Aedui Warbands are lent there, so that the Aedui can't be attacked (8.6.8). */
export function isLent(game: Game, region: RegionId): boolean {
  return lenderIn(game.state, 'romans', region) === 'aedui'
}

/** Asks for the help before the Command's first Region, and takes it in those of the Regions that it is wanted for. */
export function askAedui(
  command: 'battle' | 'march' | 'seize',
  wantedIn: (game: Game) => readonly RegionId[],
): Responder {
  let asked = false
  return (decision, game) => {
    if (decision.topic === 'diviciacus.aedui' && decision.kind === 'choose') {
      const regions = wantedIn(game)
      return { choose: openIds(decision).filter((r) => regions.some((x) => x === r)) }
    }
    const aside = decision.asides?.some((a) => a.id === 'diviciacus')
    if (asked || decision.topic !== `${command}.region` || !aside || wantedIn(game).length === 0) return undefined
    asked = true
    return { aside: 'diviciacus' }
  }
}
