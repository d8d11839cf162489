import type { Answer, Decision } from '../../../kernel/decision'
import { availableTroops } from '../../forces/available'
import { troopsIn } from '../../board/control'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { regions, sides } from '../../ids'
import { chooseRegion, fewest, first } from '../guidelines/select'
import type { Instruction } from '../instructions'
import type { Responder } from '../mind'
import { byTopic, chooseIfOpen, openIds } from '../plans/responder'
import { arverni } from './board'

/** Events that take Auxilia (6, 11, 16, 44): Legions lose their escort in as many Regions as can be (7.2). */

export const marcusAntonius: Instruction = { respond: () => byTopic({ 'antonius.auxilia': escorts }) }
export const numidians: Instruction = { respond: () => byTopic({ 'numidians.auxilia': escorts }) }

/** As many as the die allows. */
export const ambacti: Instruction = {
  respond: () => byTopic({ 'ambacti.auxilia': escorts, 'ambacti.number': largest }),
}

const loyalists = 3

/** All three become Arverni Warbands; with fewer Available others would have the benefit (8.2.3): no Event then. */
export const dumnorixLoyalists: Instruction = {
  declined: (game) => availableTroops(game, arverni) < loyalists,
  respond: () => byTopic({ 'dumnorix.pieces': escorts, 'dumnorix.by': allArverni }),
}

const largest: Responder = (decision) => {
  if (decision.kind !== 'choose') return undefined
  const numbers = openIds(decision).map(Number)
  return chooseIfOpen(decision, `${Math.max(...numbers)}`)
}

const allArverni: Responder = (decision) =>
  decision.kind === 'allocate' && (decision.buckets.find((b) => b.id === arverni)?.max ?? 0) >= decision.min
    ? { allocate: { [arverni]: decision.min } }
    : undefined

/**
 * Region by Region: first those with Legions whose Auxilia can all go, the fewest first, so that the most are stripped;
 * then other Auxilia beside Legions, then any, then Aedui Warbands; Hidden ones first (8.4.1).
 */
const escorts: Responder = (decision, game) => {
  if (decision.kind !== 'allocate') return undefined
  const amounts: Record<string, number> = {}
  let left = decision.max
  for (const of of ['romans', 'aedui'] as const) {
    const open = new Set(regions.filter((r) => bucketsOf(decision, r, of).length > 0))
    while (left > 0 && open.size > 0) {
      const region = nextToStrip(game, decision, [...open], left, of)
      if (!region) break
      open.delete(region)
      for (const { id, max } of bucketsOf(decision, region, of)) {
        const n = Math.min(left, max)
        if (n > 0) amounts[id] = n
        left -= n
      }
    }
  }
  return { allocate: amounts } satisfies Answer
}

function nextToStrip(
  game: Game,
  decision: Decision,
  open: readonly RegionId[],
  left: number,
  of: 'romans' | 'aedui',
): RegionId | undefined {
  const { state } = game
  const legions = (r: RegionId): boolean => of === 'romans' && state.regions[r].forces.romans.legions > 0
  const there = (r: RegionId): number => bucketsOf(decision, r, of).reduce((sum, b) => sum + b.max, 0)
  const strips = (r: RegionId): boolean => legions(r) && there(r) <= left && there(r) === troopsIn(state, of, r)
  return chooseRegion(game, arverni, 'V2', open, [
    first('strips', strips),
    fewest('escort', (r) => (strips(r) ? there(r) : 0)),
    first('beside-legions', legions),
  ])
}

/** The piles of a Faction in a Region, Hidden ones first. */
function bucketsOf(decision: Decision, region: RegionId, of: string): { id: string; max: number }[] {
  if (decision.kind !== 'allocate') return []
  return sides.flatMap((side) => decision.buckets.filter((b) => b.id === `${region}:${of}:${side}`))
}
