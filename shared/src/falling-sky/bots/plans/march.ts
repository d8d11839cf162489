import type { Answer, Decision } from '../../../kernel/decision'
import type { Group } from '../../effects'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { Responder } from '../mind'
import { Regions } from './regions'
import type { Agenda } from './responder'
import { byTopic, chooseIfOpen, none, regionAskedAbout, take } from './responder'

/** Who goes: a number by bucket, `all` of a kind. Lent ones by `german-hidden`, `aedui-hidden`, ... */
export type Marchers = Partial<Record<string, number | 'all'>>

/** One group of a March (3.2.2, 3.3.2). */
export interface GroupOf {
  who: Marchers
  /** The Regions it enters, the last one its destination. */
  route: readonly RegionId[]
}

/** One origin with its groups; none: its pieces only hide. */
export interface MarchFrom {
  region: RegionId
  groups: readonly GroupOf[]
}

export interface MarchPlan {
  agenda: Agenda<MarchFrom>
  /** Promises not to Harass that are asked for first. */
  promises?: readonly { of: Faction; region: RegionId }[]
}

/** The amounts of a whole group, as `who`. */
export function marchers(group: Partial<Group>): Marchers {
  const { leader, legions = 0, hidden = 0, revealed = 0, scouted = 0 } = group
  return { leader: leader ? 1 : 0, legions, hidden, revealed, scouted }
}

/** Where the groups end. */
export function destinationsOf(marches: readonly MarchFrom[]): RegionId[] {
  return marches.flatMap((m) => m.groups.flatMap((g) => g.route.slice(-1)))
}

export const everybody: Marchers = { leader: 'all', legions: 'all', hidden: 'all', revealed: 'all', scouted: 'all' }

/** March, origin by origin, group by group, Region by Region. */
export function marchPlan({ agenda, promises = [] }: MarchPlan): Responder {
  const origins = new Regions(agenda)
  const sent = new Map<RegionId, number>()
  const wanted = [...promises]
  let group: GroupOf | undefined
  let left: RegionId | undefined
  /** How many Regions of its route the group has entered, by where it is: a single destination was not asked for. */
  const entered = (decision: Decision): number =>
    (group?.route.findIndex((r) => r === regionAskedAbout(decision)) ?? -1) + 1
  let asking: { of: Faction; region: RegionId } | undefined
  const promised: Responder = (decision) => {
    if (!decision.topic.startsWith('march.')) return undefined
    const open = wanted.length > 0 && decision.asides?.some((a) => a.id === 'promise')
    asking = open ? wanted.shift() : undefined
    return asking ? { aside: 'promise' } : undefined
  }
  /** Sets out with the next group of the origin. */
  const setOut = (origin: RegionId | undefined, game: Game): boolean => {
    const from = origins.in(origin, game)
    if (!origin || !from) return false
    const n = sent.get(origin) ?? 0
    sent.set(origin, n + 1)
    group = from.groups[n]
    left = origin
    return true
  }
  const plan = byTopic({
    'march.region': (decision, game) => origins.next(decision, game),
    'march.group': (decision, game) => {
      if (!setOut(regionAskedAbout(decision), game)) return undefined
      return group ? amountsOf(decision, group.who) : { allocate: {} }
    },
    'march.destination': (decision, game) => {
      const at = regionAskedAbout(decision)
      // a group of the only piece that can go was not asked for
      if (at !== left && !group?.route.some((r) => r === at)) setOut(at, game)
      const to = group?.route[entered(decision)]
      return to && chooseIfOpen(decision, to)
    },
    'march.on': (decision) => {
      const n = entered(decision)
      if (!group || n === 0 || n >= group.route.length) return { allocate: {} }
      return amountsOf(decision, allBuckets(decision)) // the whole group goes on
    },
    'harassment.promise': (decision) => (asking && chooseIfOpen(decision, `${asking.of}:${asking.region}`)) ?? none,
  })
  return (decision, game) => promised(decision, game) ?? plan(decision, game)
}

function allBuckets(decision: Decision): Marchers {
  return decision.kind === 'allocate' ? Object.fromEntries(decision.buckets.map((b) => [b.id, 'all' as const])) : {}
}

function amountsOf(decision: Decision, who: Marchers): Answer | undefined {
  const amounts: Record<string, number> = {}
  for (const [id, n] of Object.entries(who)) amounts[id] = n === 'all' ? Number.MAX_SAFE_INTEGER : (n ?? 0)
  return take(decision, amounts)
}
