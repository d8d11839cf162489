import type { Action } from '../../commands/action'
import { maxResources } from '../../forces/inventory'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { PlayerFaction } from '../../position/position'
import type { RaidIn } from '../plans/commands'
import type { Criterion } from './select'
import { chooseRegion, most, narrow } from './select'

/** Settles which of the Regions by the criteria. */
export type PickRegion = (open: readonly RegionId[], criteria: readonly Criterion<RegionId>[]) => RegionId | undefined

/** In any way: the Raid is only considered. */
export const considering: PickRegion = (open, criteria) => narrow(open, criteria).left[0]

/** By the die, and told in the path. */
export const inEarnest =
  (game: Game, faction: Faction, node: string): PickRegion =>
  (open, criteria) =>
    chooseRegion(game, faction, node, open, criteria)

/** What the Raids gain in all; nobody holds more than 45. */
export function gainOf({ state }: Game, faction: PlayerFaction, raids: readonly RaidIn[]): number {
  const acts = raids.reduce((sum, r) => sum + r.acts.length, 0)
  return Math.min(acts, maxResources - state.resources[faction])
}

/**
 * Where an action allows a Raid in so many Regions only (2.3.5, 5.4): those that bring most (8.4), first from Factions.
 * All of them where it allows as many.
 */
export function raidsAllowed(raids: readonly RaidIn[], { limited, most: number }: Action, pick: PickRegion): RaidIn[] {
  const n = limited ? 1 : (number ?? raids.length)
  const acts = (r: RegionId): RaidIn['acts'] => raids.find(({ region }) => region === r)?.acts ?? []
  const criteria = [
    most<RegionId>('raids', (r) => acts(r).length),
    most<RegionId>('raids-on-factions', (r) => acts(r).filter((a) => a !== 'gain').length),
  ]
  let left = [...raids]
  const allowed: RaidIn[] = []
  while (allowed.length < n && left.length > 0) {
    const next = n >= raids.length ? left[0]?.region : pick(left.map((r) => r.region), criteria) // prettier-ignore
    allowed.push(...left.filter((r) => r.region === next))
    left = left.filter((r) => r.region !== next)
  }
  return allowed
}
