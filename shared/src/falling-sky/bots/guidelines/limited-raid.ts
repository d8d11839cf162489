import type { Action } from '../../commands/action'
import type { RegionId } from '../../ids'
import type { RaidIn } from '../plans/commands'
import type { Criterion } from './select'
import { most } from './select'

/** Settles which of the Regions by the criteria: by the die in earnest, in any way where a Raid is only considered. */
export type PickRegion = (open: readonly RegionId[], criteria: readonly Criterion<RegionId>[]) => RegionId | undefined

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
