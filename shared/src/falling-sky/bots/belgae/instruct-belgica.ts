import type { Answer, Decision } from '../../../kernel/decision'
import { holderOf, piecesIn, subduedIn } from '../../board/control'
import { groupOf, playableRegions, regionOf } from '../../board/map'
import { availableTroops, canPlaceAlly } from '../../forces/available'
import { pickAtRandom } from '../../dice'
import type { Game } from '../../game'
import type { RegionId, TribeId } from '../../ids'
import { regions, tribes } from '../../ids'
import { countsAsCity } from '../guidelines/pieces'
import { chooseTribe, first } from '../guidelines/select'
import type { Responder } from '../mind'
import { byTopic, none, openIds } from '../plans/responder'
import { belgae } from './board'

/** Events whose Regions the Belgae select in Belgica first (6, 11, 16, 22, 42). */

const inBelgica = (region: RegionId): boolean => groupOf(region) === 'belgica'

/**
 * Auxilia by `region:faction:side`, as many as can be: in Belgica first, then elsewhere at random, in a Region all
 * before the next (8.3.1), Hidden before Revealed (8.4.1).
 */
export function belgicaFirst(topic: string): Responder {
  return byTopic({
    [topic]: (decision, game) => auxilia(decision, game),
    'ambacti.number': (decision) => (decision.kind === 'choose' ? most(openIds(decision)) : undefined),
  })
}

function most(ids: readonly string[]): Answer {
  return { choose: [ids.reduce((a, b) => (Number(b) > Number(a) ? b : a))] }
}

function auxilia(decision: Decision, game: Game): Answer | undefined {
  if (decision.kind !== 'allocate') return undefined
  const buckets = decision.buckets
  const at = (region: RegionId): typeof buckets => buckets.filter((b) => b.id.startsWith(`${region}:`))
  const left = regions.filter((r) => at(r).length > 0)
  const amounts: Record<string, number> = {}
  let wanted = decision.max
  while (wanted > 0 && left.length > 0) {
    const home = left.filter(inBelgica)
    const open = home.length > 0 ? home : left
    const all = open.reduce((sum, r) => sum + at(r).reduce((n, b) => n + b.max, 0), 0)
    const region = all <= wanted ? open[0] : pickAtRandom(game, '8.3.4', open)
    if (!region) break
    left.splice(left.indexOf(region), 1)
    for (const { id, max } of at(region)) {
      const n = Math.min(max, wanted)
      if (n > 0) amounts[id] = n
      wanted -= n
    }
  }
  return { allocate: amounts }
}

/** Hostages (22): Tribes in Belgica first, a Belgic Ally and a Belgic Warband at each. */
export const hostages: Responder = byTopic({
  'hostages.tribe': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const open = tribes.filter((t) => openIds(decision).includes(t) && benefits(game, t))
    const tribe = chooseTribe(game, belgae, 'B3', open, [
      first('in-belgica', (t) => inBelgica(regionOf(game.state, t))),
      first('ally', (t) => canPlaceAlly(game, belgae, t)),
      first('city', countsAsCity),
    ])
    return tribe ? { choose: [tribe] } : decision.min === 0 ? none : undefined
  },
})

function benefits(game: Game, tribe: TribeId): boolean {
  return canPlaceAlly(game, belgae, tribe) || availableTroops(game, belgae) > 0
}

/** Whether the Belgae themselves could be the ones to benefit (8.2.3). */
export function hostagesUseful(game: Game): boolean {
  return playableRegions(game.state)
    .filter((r) => piecesIn(game.state, 'romans', r) > 0)
    .some((r) => subduedIn(game.state, r).some((t) => benefits(game, t)))
}

/** Roman Wine (42): as many Allies as can be, in Belgica first, Cities and Remi before others, Romans before Aedui. */
export const romanWine: Responder = byTopic({
  'wine.allies': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const chosen: TribeId[] = []
    while (chosen.length < decision.max) {
      const open = tribes.filter((t) => openIds(decision).includes(t) && !chosen.includes(t))
      const tribe = chooseTribe(game, belgae, 'B3', open, [
        first('in-belgica', (t) => inBelgica(regionOf(game.state, t))),
        first('city', countsAsCity),
        first('romans', (t) => holderOf(game.state, t) === 'romans'),
      ])
      if (!tribe) break
      chosen.push(tribe)
    }
    return { choose: chosen }
  },
})
