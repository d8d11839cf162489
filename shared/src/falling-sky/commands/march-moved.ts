import { bound } from '../board/circumvallation'
import { mobileIn } from '../board/control'
import type { Group } from '../effects'
import { moveGroup } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, Side } from '../ids'
import { regions, sides } from '../ids'
import { emptyGroup, groupSize, less, together } from '../names'
import type { State } from '../state'

/**
 * Which pieces have already moved in this March: no piece Marches twice (3.2.2, 3.3.2). Pieces have no names, so they
 * are counted by Faction, Region and side. Between two questions other acts may flip, remove or Scout pieces away:
 * `settle` follows them by comparing the board with what was seen last.
 */
export interface Marched {
  readonly factions: readonly Faction[]
  /** Those that have arrived in a Region in this March. */
  readonly arrived: ReadonlyMap<Faction, Map<RegionId, Group>>
  /** The Regions as they were seen last: where one is still the same, there is nothing to follow. */
  seen: State['regions']
}

/** Begins a March of these Factions' pieces: nothing has moved. */
export function newMarched(game: Game, factions: readonly Faction[]): Marched {
  return { factions, arrived: new Map(factions.map((faction) => [faction, new Map()])), seen: game.state.regions }
}

/** The pieces of the Faction in the Region that have not moved in this March and may leave (card 4). */
export function movable(game: Game, marched: Marched, faction: Faction, region: RegionId): Group {
  settle(game.state, marched)
  const unmoved = less(mobileIn(game.state, faction, region), arrivedIn(marched, faction, region))
  return less(unmoved, bound(game.state, faction, region))
}

export function hasMovable(game: Game, marched: Marched, faction: Faction, region: RegionId): boolean {
  return groupSize(movable(game, marched, faction, region)) > 0
}

/**
 * What is left of a group that arrived in the Region: pieces of it may have been removed, Scouted away or flipped since.
 *
 * @param before all mobile pieces of the Faction in the Region when the group arrived
 */
export function stillThere(state: State, faction: Faction, region: RegionId, group: Group, before: Group): Group {
  const there = mobileIn(state, faction, region)
  const left: Group = {
    leader: group.leader && there.leader,
    legions: Math.min(group.legions, there.legions),
    hidden: Math.min(group.hidden, there.hidden),
    revealed: Math.min(group.revealed, there.revealed),
    scouted: Math.min(group.scouted, there.scouted),
  }
  const gone = sides.reduce((n, side) => n + group[side] - left[side], 0)
  const more = less(there, before)
  found(left, { hidden: more.hidden, revealed: more.revealed, scouted: more.scouted }, gone)
  return left
}

/**
 * Moves a group that Marches and remembers that it has.
 *
 * @param onward the group had arrived in `from` in this March
 */
export function moveMarching(
  game: Game,
  marched: Marched,
  move: { rule: string; faction: Faction; from: RegionId; to: RegionId; group: Group; onward: boolean },
): void {
  const { rule, faction, from, to, group, onward } = move
  settle(game.state, marched)
  moveGroup(game, rule, faction, from, to, group)
  marched.seen = game.state.regions
  if (onward) count(marched, faction, from, less(arrivedIn(marched, faction, from), group))
  count(marched, faction, to, together(arrivedIn(marched, faction, to), group))
}

/** Forgets pieces of an arrived group that have just been removed. */
export function forgetRemoved(game: Game, marched: Marched, faction: Faction, region: RegionId, lost: Group): void {
  marched.seen = { ...marched.seen, [region]: game.state.regions[region] }
  count(marched, faction, region, less(arrivedIn(marched, faction, region), lost))
}

/** Follows what has happened to arrived pieces since the Regions were last seen. */
function settle({ regions: now }: State, marched: Marched): void {
  const { seen } = marched
  if (seen === now) return
  const changed = regions.filter((r) => seen[r] !== now[r])
  for (const faction of marched.factions) settleTroops(now, marched, faction, changed)
  marched.seen = now
}

/** Arrived troops that are missing have flipped, if others appeared in the same Region, or were Scouted to another one. */
function settleTroops(now: State['regions'], marched: Marched, faction: Faction, changed: readonly RegionId[]): void {
  const gained = new Map<Group, Record<Side, number>>()
  let missing = 0
  for (const region of changed) {
    const there = now[region].forces[faction]
    const seen = marched.seen[region].forces[faction]
    const arrived = { ...arrivedIn(marched, faction, region) }
    count(marched, faction, region, arrived)
    const more = { hidden: 0, revealed: 0, scouted: 0 }
    let flipped = 0
    for (const side of sides) {
      more[side] = Math.max(0, there[side] - seen[side])
      const gone = Math.max(0, arrived[side] - there[side])
      arrived[side] -= gone
      flipped += gone
    }
    missing += flipped - found(arrived, more, flipped)
    gained.set(arrived, more)
  }
  for (const [arrived, more] of gained) missing -= found(arrived, more, missing)
}

/** Counts up to `n` of the pieces that have appeared as arrived ones. Returns how many. */
function found(arrived: Group, more: Record<Side, number>, n: number): number {
  let left = n
  for (const side of sides) {
    const taken = Math.min(left, more[side])
    arrived[side] += taken
    more[side] -= taken
    left -= taken
  }
  return n - left
}

function arrivedIn(marched: Marched, faction: Faction, region: RegionId): Group {
  return arrivals(marched, faction).get(region) ?? emptyGroup
}

function count(marched: Marched, faction: Faction, region: RegionId, group: Group): void {
  arrivals(marched, faction).set(region, group)
}

function arrivals({ arrived }: Marched, faction: Faction): Map<RegionId, Group> {
  const there = arrived.get(faction)
  if (!there) throw new Error(`${faction} do not March`)
  return there
}
