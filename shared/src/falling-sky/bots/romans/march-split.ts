import type { RegionId } from '../../ids'
import type { State } from '../../state'
import { auxiliaIn, legionsIn } from './board'
import type { Origin } from './march'
import type { GroupSize, Route } from './routes'

/** A group that is sent from an origin to its destination. */
export interface Sent {
  origin: RegionId
  to: RegionId
  group: GroupSize
  route: Route
}

/**
 * The groups of the origins. With two destinations the first ends with more Legions and more Auxilia than the second, by
 * as little as can be, and with the Leader; the second one has a Legion or the Leader, or there is no second.
 */
export function split(state: State, origins: readonly Origin[], to: RegionId, also: RegionId | undefined): Sent[] {
  const whole = origins.flatMap((o) => sendAll(o, to) ?? (also ? sendAll(o, also) : undefined) ?? [])
  const parted = also === undefined ? whole : partedBetween(state, origins, whole, to, also)
  return withOneScout(parted)
}

/** What of the groups goes to the first of two destinations, before the second is known: just more than half, and the Leader. */
export function largerPart(sent: readonly Sent[]): Sent[] {
  const keep = (kind: 'legions' | 'auxilia'): number => {
    const n = sent.reduce((sum, s) => sum + s.group[kind], 0)
    return kind === 'legions' && n === 2 ? 1 : Math.min(n, Math.floor(n / 2) + 1)
  }
  const left = { legions: keep('legions'), auxilia: keep('auxilia') }
  return [...sent].sort(leadersFirst).map((s) => {
    const legions = Math.min(s.group.legions, left.legions)
    const auxilia = Math.min(s.group.auxilia, left.auxilia)
    left.legions -= legions
    left.auxilia -= auxilia
    return { ...s, group: { ...s.group, legions, auxilia } }
  })
}

const leadersFirst = (a: Sent, b: Sent): number => Number(b.group.leader) - Number(a.group.leader)

function sendAll({ region, group, together }: Origin, to: RegionId): Sent[] | undefined {
  const route = together.get(to)
  return route && [{ origin: region, to, group, route }]
}

function partedBetween(
  state: State,
  origins: readonly Origin[],
  whole: readonly Sent[],
  to: RegionId,
  also: RegionId,
): Sent[] {
  const kinds = ['legions', 'auxilia'] as const
  const there = { legions: legionsIn, auxilia: auxiliaIn }
  const ends = (sent: readonly Sent[], kind: (typeof kinds)[number], region: RegionId): number =>
    there[kind](state, region) + sent.filter((s) => s.to === region).reduce((sum, s) => sum + s.group[kind], 0)
  let sent = [...whole]
  for (const kind of kinds) {
    for (const origin of [...origins].sort((a, b) => Number(a.group.leader) - Number(b.group.leader))) {
      for (let more = true; more;) {
        const first = ends(sent, kind, to)
        const second = ends(sent, kind, also)
        const lone = kind === 'legions' && second === 0 && first > 1
        const moved = lone || first - 1 > second + 1 ? movedOne(sent, origin, kind, to, also) : undefined
        if (moved) sent = moved
        more = moved !== undefined
      }
    }
  }
  const strong = sent.some((s) => s.to === also && (s.group.legions > 0 || s.group.leader))
  return strong ? sent.filter(({ route, group }) => bears(route, group)) : whole.filter((s) => s.to === to)
}

/** One piece of the kind from the origin's first group to its second one; undefined if it can't go. */
function movedOne(
  sent: readonly Sent[],
  origin: Origin,
  kind: 'legions' | 'auxilia',
  to: RegionId,
  also: RegionId,
): Sent[] | undefined {
  const route = origin.apart.get(also)
  const from = sent.find((s) => s.origin === origin.region && s.to === to)
  if (!route || !from || from.group[kind] === 0) return undefined
  const part = sent.find((s) => s.origin === origin.region && s.to === also)
  const group: GroupSize = part?.group ?? { leader: false, legions: 0, auxilia: 0 }
  const rest = { ...from, group: { ...from.group, [kind]: from.group[kind] - 1 } }
  if (!bears(rest.route, rest.group)) return undefined
  const joined = { origin: origin.region, to: also, route, group: { ...group, [kind]: group[kind] + 1 } }
  const others = sent.filter((s) => s !== from && s !== part)
  return [...others, ...(isEmpty(rest.group) ? [] : [rest]), joined]
}

function isEmpty({ leader, legions, auxilia }: GroupSize): boolean {
  return !leader && legions + auxilia === 0
}

/** Whether the group bears the Harassment of its way: on Auxilia only, and not on a piece alone; and can Scout on it. */
function bears({ losses, scout }: Route, { leader, legions, auxilia, aedui = 0 }: GroupSize): boolean {
  const troops = auxilia + aedui
  if (losses > 0 && (troops === 0 || troops + legions + (leader ? 1 : 0) < 2)) return false
  const warbands = scout ? Object.values(scout.warbands).reduce((sum, n) => sum + n, 0) : 0
  return warbands <= 2 * auxilia
}

/** A March has one Scout: one group may need it, and then nobody crosses to Britannia (4.1.3). */
function withOneScout(sent: readonly Sent[]): Sent[] {
  const scouting = sent.find((s) => s.route.scout)
  if (!scouting) return [...sent]
  const atSea = (s: Sent): boolean => s.route.path.includes('britannia') || s.origin === 'britannia'
  const plain = sent.filter((s) => !s.route.scout)
  return plain.some(atSea) ? plain : sent.filter((s) => s === scouting || !s.route.scout)
}
