import type { Decision } from '../../../kernel/decision'
import { alliesIn, controller } from '../../board/control'
import { adjacentFor } from '../../board/map'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { regions } from '../../ids'
import { isBot } from '../../seats'
import type { State } from '../../state'
import { chooseRegion, first } from '../guidelines/select'
import type { Responder } from '../mind'
import { byTopic, none, openIds, regionAskedAbout, yes } from '../plans/responder'
import { auxiliaIn, surelySupplied } from './board'

/** R-QUARTERS (8.8.7). */

/** 1 Auxilia stays at each Fort and Roman Ally. */
function staying(state: State, region: RegionId): number {
  const places = alliesIn(state, 'romans', region).length + state.regions[region].forces.romans.forts
  return Math.min(places, auxiliaIn(state, region))
}

/** Legions and Auxilia that do not stay. */
function leaving(state: State, region: RegionId): number {
  return state.regions[region].forces.romans.legions + auxiliaIn(state, region) - staying(state, region)
}

/** Where those who leave may go first: to Provincia itself, into a Supply Line, or out of Devastation; none: they stay. */
function relocationsFrom({ state }: Game, from: RegionId): RegionId[] {
  if (from === 'provincia' || leaving(state, from) === 0 || surelySupplied(state, from)) return []
  const open = adjacentFor(state, 'romans', from).filter((r) => isOpen(state, r) && !state.regions[r].devastated)
  const supplied = open.filter((r) => r === 'provincia' || surelySupplied(state, r))
  return supplied.length > 0 || !state.regions[from].devastated ? supplied : open
}

/** Under Roman Control, or that of Non-player Aedui, who agree. */
function isOpen(state: State, region: RegionId): boolean {
  const by = controller(state, region)
  return by === 'romans' || (by === 'aedui' && isBot(state, 'aedui'))
}

/** R-QUARTERS: relocate, go to Provincia, pay. */
export const rQuarters: Responder = byTopic({
  'quarters.origin': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const from = regions.find((r) => openIds(decision).includes(r) && relocationsFrom(game, r).length > 0)
    return from ? { choose: [from] } : none
  },
  'quarters.group': (decision, game) => leavers(decision, game),
  'quarters.destination': (decision, game) => {
    const from = regionAskedAbout(decision)
    if (decision.kind !== 'choose' || !from) return undefined
    const offered = regions.filter((r) => openIds(decision).includes(r)) // Control is that of the beginning of the phase
    const wanted = relocationsFrom(game, from).filter((r) => offered.includes(r))
    const to = chooseRegion(game, 'romans', 'R-QUARTERS', wanted.length > 0 ? wanted : offered, [
      first('provincia', (r) => r === 'provincia'),
    ])
    return to && { choose: [to] }
  },
  'quarters.supply': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const going = regions.filter((r) => openIds(decision).includes(r) && leaving(game.state, r) > 0)
    return { choose: going }
  },
  'quarters.to-provincia': (decision, game) => leavers(decision, game),
  'quarters.leader': () => yes,
  'quarters.region': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const open = regions.filter((r) => openIds(decision).includes(r))
    const region = chooseRegion(game, 'romans', 'R-QUARTERS', open, [
      first('roman-ally', (r) => alliesIn(game.state, 'romans', r).length > 0),
      first('not-devastated', (r) => !game.state.regions[r].devastated),
    ])
    return region && { choose: [region] }
  },
})

/** All but 1 Auxilia for each Fort and Roman Ally; the Leader goes by himself later. */
function leavers(decision: Decision, { state }: Game): ReturnType<Responder> {
  const region = regionAskedAbout(decision)
  if (decision.kind !== 'allocate' || !region) return undefined
  const offered = decision.buckets.filter((b) => b.id !== 'legion' && b.id !== 'leader').reduce((n, b) => n + b.max, 0)
  let stay = Math.max(0, staying(state, region) - (auxiliaIn(state, region) - offered)) // those who have come may stay too
  const amounts: Record<string, number> = {}
  for (const { id, max } of [...decision.buckets].reverse()) {
    const kept = id === 'legion' || id === 'leader' ? 0 : Math.min(stay, max)
    stay -= kept
    if (id !== 'leader' && max > kept) amounts[id] = max - kept
  }
  const [any] = decision.buckets
  return { allocate: Object.keys(amounts).length === 0 && any && decision.min > 0 ? { [any.id]: 1 } : amounts }
}
