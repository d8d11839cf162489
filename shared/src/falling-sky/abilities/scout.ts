import type { Bucket } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { adjacentTo, playableRegions } from '../board/map'
import { labienusRegions } from '../capabilities/in-abilities'
import type { Ability, Action } from '../commands/action'
import { decides, permits } from '../commands/action'
import { flip, moveGroup } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, Side } from '../ids'
import { factions } from '../ids'
import { emptyGroup, factionThing, regionThing } from '../names'
import { allocate, pickOne, pickOneOrNone, regionChoice } from '../questions'
import type { State } from '../state'
import { troops } from '../text/describe'
import { withinReach } from './reach'
import { nextAbilityRegion } from './select'

const rule = '4.2.2'

/** Each Auxilia that flips Reveals and Scouts up to this many Warbands. */
const perAuxilia = 2

/** Scout (4.2.2): first any moves, then the reveals. */
export const scout: Ability = {
  id: 'scout',
  regions: (game, action) =>
    playableRegions(game.state).filter(
      (r) => canMoveFrom(game, action, r, new Map()) || canReveal(game.state, action, r),
    ),
  *run(game, action) {
    const moved = yield* moveAuxilia(game, action)
    yield* revealWarbands(game, action, moved)
    return 'used'
  },
}

/** Auxilia that have been moved by this Scout, by the Region that they are in now. */
type Arrived = Map<RegionId, { hidden: number; revealed: number }>

/** Auxilia of the Region that may still move: each moves once. */
function movable(game: Game, action: Action, region: RegionId, arrived: Arrived): { hidden: number; revealed: number } {
  const { hidden, revealed } = game.state.regions[region].forces[action.faction]
  const { hidden: newHidden = 0, revealed: newRevealed = 0 } = arrived.get(region) ?? {}
  return { hidden: Math.max(0, hidden - newHidden), revealed: Math.max(0, revealed - newRevealed) }
}

/** Adjacent Regions, but not to or from Britannia. */
function destinations(state: State, from: RegionId): RegionId[] {
  return from === 'britannia' ? [] : adjacentTo(state, from).filter((r) => r !== 'britannia')
}

function canMoveFrom(game: Game, action: Action, region: RegionId, arrived: Arrived): boolean {
  const { hidden, revealed } = movable(game, action, region, arrived)
  return permits(action, region) && hidden + revealed > 0 && destinations(game.state, region).length > 0
}

/**
 * Moves groups of Auxilia, one by one, until the Romans have enough.
 *
 * @returns the Regions from which Auxilia moved
 */
function* moveAuxilia(game: Game, action: Action): Flow<RegionId[]> {
  const arrived: Arrived = new Map()
  const origins: RegionId[] = []
  const open = (r: RegionId): boolean => {
    const [only] = origins
    return canMoveFrom(game, action, r, arrived) && (!action.limited || only === undefined || r === only)
  }
  for (;;) {
    const reveals = playableRegions(game.state).some((r) => canReveal(game.state, action, r))
    const pick = origins.length > 0 || reveals ? pickOneOrNone : pickOne
    const from = yield* pick(
      game,
      { faction: decides(action), topic: 'scout.origin', rule },
      () =>
        playableRegions(game.state)
          .filter(open)
          .map((r) => regionChoice(r)),
      action.asides,
    )
    if (from === undefined) return origins
    if (yield* moveFrom(game, action, from, arrived)) origins.push(from)
  }
}

function* moveFrom(game: Game, action: Action, from: RegionId, arrived: Arrived): Flow<boolean> {
  const { faction } = action
  const question = { faction: decides(action), rule, about: [regionThing(from)] }
  const to = yield* pickOne(
    game,
    { ...question, topic: 'scout.destination', params: { region: regionThing(from) } },
    () => destinations(game.state, from).map((r) => regionChoice(r)),
  )
  if (to === undefined) return false
  const buckets = (): Bucket[] => {
    const may = movable(game, action, from, arrived)
    return (['hidden', 'revealed'] as const)
      .map((side) => ({
        id: side,
        label: troops(faction, side, may[side]),
        max: may[side],
        suggested: may[side],
        on: [regionThing(from)],
      }))
      .filter((b) => b.max > 0)
  }
  const { hidden = 0, revealed = 0 } = yield* allocate(
    game,
    { ...question, topic: 'scout.group', params: { region: regionThing(from), to: regionThing(to) } },
    buckets,
    () => 1,
    () => buckets().reduce((sum, b) => sum + b.max, 0),
  )
  moveGroup(game, rule, faction, from, to, { ...emptyGroup, hidden, revealed })
  const before = arrived.get(to) ?? { hidden: 0, revealed: 0 }
  arrived.set(to, { hidden: before.hidden + hidden, revealed: before.revealed + revealed })
  return true
}

/** In reach of the Leader, a Hidden Auxilia and a Warband that is not Scouted yet. */
function canReveal(state: State, action: Action, region: RegionId): boolean {
  const { faction } = action
  if (!permits(action, region) || !withinReach(state, faction, region)) return false
  return state.regions[region].forces[faction].hidden > 0 && unscouted(state, faction, region).length > 0
}

interface Quarry {
  of: Faction
  side: Side
  n: number
}

/** The Warbands there that can be Scouted: Hidden ones flip, Revealed ones stay so. Only Warbands are ever Scouted. */
function unscouted(state: State, scouting: Faction, region: RegionId): Quarry[] {
  return factions
    .filter((f) => f !== scouting && f !== 'romans')
    .flatMap((of) =>
      (['hidden', 'revealed'] as const).map((side) => ({ of, side, n: state.regions[region].forces[of][side] })),
    )
    .filter((q) => q.n > 0)
}

function* revealWarbands(game: Game, action: Action, moved: readonly RegionId[]): Flow {
  const [origin] = moved
  const done: RegionId[] = []
  while (done.length < labienusRegions(game.state)) {
    const region = yield* nextAbilityRegion(game, action, {
      ability: 'scout',
      rule,
      done,
      regions: () =>
        playableRegions(game.state)
          .filter((r) => canReveal(game.state, action, r))
          .filter((r) => !action.limited || origin === undefined || r === origin),
      mayStop: moved.length + done.length > 0,
      detail: (r) => text('scout.detail', { n: game.state.regions[r].forces[action.faction].hidden }),
    })
    if (region === undefined) return
    done.push(region)
    yield* revealIn(game, action, region)
  }
}

/** Picks the Warbands; as many Auxilia flip as it takes, one for each two Warbands. */
function* revealIn(game: Game, action: Action, region: RegionId): Flow {
  const { state } = game
  const { faction } = action
  const quarry = unscouted(state, faction, region)
  const on = [regionThing(region)]
  const amounts = yield* allocate(
    game,
    { faction: decides(action), topic: 'scout.warbands', rule, params: { region: regionThing(region) }, about: on },
    () =>
      quarry.map(({ of, side, n }) => ({
        id: `${of}:${side}`,
        label: text('scout.warbands', { faction: factionThing(of), pieces: troops(of, side, n) }),
        max: n,
        on,
      })),
    () => 1,
    () => perAuxilia * state.regions[region].forces[faction].hidden,
  )
  const total = Object.values(amounts).reduce((sum, n) => sum + n, 0)
  flip(game, rule, faction, region, 'hidden', 'revealed', Math.ceil(total / perAuxilia))
  for (const { of, side } of quarry) {
    const n = amounts[`${of}:${side}`] ?? 0
    if (side === 'hidden') flip(game, rule, of, region, 'hidden', 'revealed', n)
    flip(game, rule, of, region, 'revealed', 'scouted', n)
  }
}
