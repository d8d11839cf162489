import type { Bucket } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { askConsent } from '../agreements/consent'
import { free } from '../board/circumvallation'
import { controller, forcesIn, leaderIn } from '../board/control'
import { adjacentFor, playableRegions } from '../board/map'
import type { Group } from '../effects'
import { moveGroup } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { sides } from '../ids'
import { emptyGroup, factionThing, groupSize, groupText, leaderName, less, regionThing, together } from '../names'
import type { Asides } from '../questions'
import { allocate, pickOneOrNone, regionChoice } from '../questions'
import type { State } from '../state'

/** What holds while one Faction relocates in Quarters (6.3.2, 6.3.3). */
interface Relocation {
  faction: Faction
  rule: string
  /** What there is to say about a Region that pieces may leave. */
  detail: (region: RegionId) => Text | undefined
  asides: Asides
  control: ReadonlyMap<RegionId, Faction | undefined>
  /** Leave asked for, by Region: what has been answered binds for the phase (1.5.2). */
  leave: Map<RegionId, boolean>
  /** The pieces that have moved, by the Region that they are in now: each piece moves once. */
  arrived: Map<RegionId, Group>
}

/**
 * The Faction relocates any of its mobile pieces, each to an adjacent un-Devastated Region under its own Control or that
 * of a Faction that agrees (6.3.2, 6.3.3a).
 *
 * @param detail what is at stake in a Region, in one line
 */
export function* relocate(
  game: Game,
  faction: Faction,
  rule: string,
  detail: (region: RegionId) => Text | undefined,
  asides: Asides,
): Flow {
  const control = controlWhenFactionBegins(game.state)
  const moving: Relocation = { faction, rule, detail, asides, control, leave: new Map(), arrived: new Map() }
  for (;;) {
    const from = yield* pickOrigin(game, moving)
    if (!from) return
    const group = yield* pickGroup(game, moving, from)
    const to = yield* pickDestination(game, moving, from, group)
    if (!to) continue
    moveGroup(game, rule, faction, from, to, group)
    moving.arrived.set(to, together(moving.arrived.get(to) ?? emptyGroup, group))
  }
}

/** Control is adjusted after each Faction (6.3): what its pieces may enter doesn't depend on the order in which they move. */
function controlWhenFactionBegins(state: State): Map<RegionId, Faction | undefined> {
  return new Map(playableRegions(state).map((r) => [r, controller(state, r)]))
}

function* pickOrigin(game: Game, moving: Relocation): Flow<RegionId | undefined> {
  const { faction, rule, detail, asides } = moving
  const question = { faction, topic: 'quarters.origin', rule, params: { faction: factionThing(faction) } }
  return yield* pickOneOrNone(
    game,
    question,
    () =>
      playableRegions(game.state)
        .filter((r) => groupSize(unmoved(game.state, moving, r)) > 0 && destinations(game.state, moving, r).length > 0)
        .map((r) => regionChoice(r, { detail: detail(r) })),
    asides,
  )
}

function* pickGroup(game: Game, moving: Relocation, from: RegionId): Flow<Group> {
  const { faction, rule, asides } = moving
  const question = {
    faction,
    topic: 'quarters.group',
    rule,
    params: { region: regionThing(from) },
    about: [regionThing(from)],
  }
  const amounts = yield* allocate(
    game,
    question,
    () => groupBuckets(game.state, faction, from, unmoved(game.state, moving, from)),
    () => 1,
    () => groupSize(unmoved(game.state, moving, from)),
    asides,
  )
  return groupOf(amounts)
}

function* pickDestination(game: Game, moving: Relocation, from: RegionId, group: Group): Flow<RegionId | undefined> {
  const { faction, rule, asides } = moving
  const question = {
    faction,
    topic: 'quarters.destination',
    rule,
    params: { pieces: groupText(game.state, faction, group), region: regionThing(from) },
    about: [regionThing(from)],
  }
  for (;;) {
    const to = yield* pickOneOrNone(
      game,
      question,
      () => destinations(game.state, moving, from).map((r) => regionChoice(r, { detail: leaveNeeded(moving, r) })),
      asides,
    )
    if (!to || (yield* hasLeave(game, moving, to, { from, group }))) return to
  }
}

/** The Regions that pieces from there may enter, those included whose Controller has not been asked yet. */
function destinations(state: State, moving: Relocation, from: RegionId): RegionId[] {
  return adjacentFor(state, moving.faction, from).filter((r) => {
    const by = moving.control.get(r)
    if (by === undefined || by === 'germans') return false
    return !state.regions[r].devastated && moving.leave.get(r) !== false
  })
}

function leaveNeeded(moving: Relocation, region: RegionId): Text | undefined {
  const by = moving.control.get(region)
  if (by === undefined || by === moving.faction || moving.leave.has(region)) return undefined
  return text('quarters.leave-needed', { faction: factionThing(by) })
}

/** Asks the Controller of the Region once, of those who come first; the answer binds for the phase. */
function* hasLeave(
  game: Game,
  moving: Relocation,
  region: RegionId,
  first: { from: RegionId; group: Group },
): Flow<boolean> {
  const { faction, rule, control, leave } = moving
  const of = control.get(region)
  if (of === undefined) return false
  const known = of === faction ? true : leave.get(region)
  if (known !== undefined) return known
  const about = [regionThing(region)]
  const params = { region: regionThing(region) }
  const stake = { pieces: groupText(game.state, faction, first.group), region: regionThing(first.from) }
  const notes = [text('consent.quarters.stake', stake)]
  const agreed = yield* askConsent(game, { by: faction, of, for: 'quarters', rule, params, about, notes })
  leave.set(region, agreed)
  return agreed
}

/** The mobile pieces of the Faction in the Region. */
export function mobileGroup(state: State, faction: Faction, region: RegionId): Group {
  const { hidden, revealed, scouted, legions } = forcesIn(state, faction, region)
  return { leader: leaderIn(state, faction, region), legions, hidden, revealed, scouted }
}

function unmoved(state: State, moving: Relocation, region: RegionId): Group {
  return less(free(state, moving.faction, region), moving.arrived.get(region) ?? emptyGroup)
}

/** One bucket for each kind of piece of the group: `leader`, `legion`, `hidden`, `revealed`, `scouted`. All go at first. */
export function groupBuckets(state: State, faction: Faction, region: RegionId, group: Group): Bucket[] {
  const troop = faction === 'romans' ? 'auxilia' : 'warband'
  const on = [regionThing(region)]
  const bucket = (id: string, label: Text, n: number): Bucket => ({ id, label, on, max: n, suggested: n })
  return [
    bucket('leader', text('pieces.leader', { leader: leaderName(state, faction) }), group.leader ? 1 : 0),
    bucket('legion', text('pieces.legion', { n: group.legions }), group.legions),
    ...sides.map((side) => bucket(side, text(`pieces.${troop}.${side}`, { n: group[side] }), group[side])),
  ].filter((b) => b.max > 0)
}

/** The group that amounts in the buckets of `groupBuckets` stand for. */
export function groupOf(amounts: Readonly<Record<string, number>>): Group {
  return {
    leader: (amounts['leader'] ?? 0) > 0,
    legions: amounts['legion'] ?? 0,
    hidden: amounts['hidden'] ?? 0,
    revealed: amounts['revealed'] ?? 0,
    scouted: amounts['scouted'] ?? 0,
  }
}
