import type { AllocateDecision, Bucket } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { free } from '../board/circumvallation'
import { adjacentFor, playableRegions } from '../board/map'
import { labienusRegions } from '../capabilities/in-abilities'
import { mustLeaveRegion } from '../commands/ability-window'
import type { Ability, Action } from '../commands/action'
import { decides, permits, regionsWhere } from '../commands/action'
import { flip, moveGroup } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, Side } from '../ids'
import { factions } from '../ids'
import { emptyGroup, factionThing, regionThing } from '../names'
import { allocate, noAsides, pickOne, pickOneOrNone, regionChoice, regionQuestion } from '../questions'
import type { State } from '../state'
import { troops } from '../text/describe'
import type { TrialAct } from './before-command'
import { actHinders, excuseIfHindering, oneOpens } from './before-command'
import { withinReach } from './reach'
import { nextAbilityRegion } from './select'
import { forcesIn, troopsIn } from '../board/control'

const rule = '4.2.2'

/** Each Auxilia that flips Reveals and Scouts up to this many Warbands. */
const perAuxilia = 2

/** Scout (4.2.2): first any moves, then the reveals. */
export const scout: Ability = {
  id: 'scout',
  ...regionsWhere((game, action, r) =>
    patrolsOf(action).some((p) => canMoveFrom(game, action, p, r) || canReveal(game.state, action, p, r)),
  ),
  opens: (game, action, command) => oneOpens(game, action, command, possibleMoves(game, action)),
  *run(game, action) {
    const patrols = patrolsOf(action)
    const moved: RegionId[] = []
    for (const patrol of patrols) moved.push(...(yield* moveAuxilia(game, action, patrol)))
    const revealed: RegionId[] = []
    for (const patrol of patrols) yield* revealWarbands(game, action, patrol, moved, revealed)
    excuseIfHindering(game, action) // it was to open the Command and has not: move by move that could not be refused
    return moved.length + revealed.length > 0 ? 'used' : 'called-off'
  },
}

/** Who Scouts: all Auxilia, or the Hidden pieces of a Faction that an Event names (card 44). */
interface Patrol {
  owner: Faction
  /** Those that an Event names, by where they are; undefined: all of the owner's there. */
  named: Map<RegionId, number> | undefined
  /** Those that this Scout has moved, by the Region that they are in now: each moves once. */
  arrived: Arrived
}
type Arrived = ReadonlyMap<RegionId, { hidden: number; revealed: number }>
const nobodyYet: Arrived = new Map()

function patrolsOf({ faction, scouts }: Action): Patrol[] {
  if (!scouts) return [{ owner: faction, named: undefined, arrived: nobodyYet }]
  return scouts.map((s) => ({ owner: s.owner, named: new Map(s.in), arrived: nobodyYet }))
}

const none = { hidden: 0, revealed: 0 }

/** The patrol's pieces of the Region that may still move. */
function movable(
  game: Game,
  { owner, named, arrived }: Patrol,
  region: RegionId,
): { hidden: number; revealed: number } {
  const { hidden, revealed } = free(game.state, owner, region)
  const moved = arrived.get(region) ?? none
  const may = named ? { hidden: Math.min(hidden, named.get(region) ?? 0), revealed: 0 } : { hidden, revealed }
  return { hidden: Math.max(0, may.hidden - moved.hidden), revealed: Math.max(0, may.revealed - moved.revealed) }
}

/** Adjacent Regions, but not to or from Britannia. */
function destinations(state: State, owner: Faction, from: RegionId): RegionId[] {
  return from === 'britannia' ? [] : adjacentFor(state, owner, from).filter((r) => r !== 'britannia')
}

/** All that may leave a Region, to each of its neighbours. */
function possibleMoves(game: Game, action: Action): TrialAct[] {
  return patrolsOf(action).flatMap((patrol) =>
    playableRegions(game.state)
      .filter((from) => canMoveFrom(game, action, patrol, from))
      .flatMap((from) =>
        destinations(game.state, patrol.owner, from).map((to): TrialAct => {
          const group = { ...emptyGroup, ...movable(game, patrol, from) }
          return (copy) => moveGroup(copy, rule, patrol.owner, from, to, group)
        }),
      ),
  )
}

function canMoveFrom(game: Game, action: Action, patrol: Patrol, region: RegionId): boolean {
  if (!permits(action, region) || troopsIn(game.state, patrol.owner, region) === 0) return false
  const { hidden, revealed } = movable(game, patrol, region)
  return hidden + revealed > 0 && destinations(game.state, patrol.owner, region).length > 0
}

/** Where a group may go from there: just before the Command it must leave that a Region (4.1). */
function openFrom(game: Game, action: Action, patrol: Patrol, from: RegionId): RegionId[] {
  return destinations(game.state, patrol.owner, from).filter((to) => mostTo(game, action, patrol, from, to) > 0)
}

function isOpenFrom(game: Game, action: Action, patrol: Patrol, from: RegionId): boolean {
  if (!canMoveFrom(game, action, patrol, from)) return false
  return destinations(game.state, patrol.owner, from).some((to) => mostTo(game, action, patrol, from, to) > 0)
}

/** The most that may go from one Region to the other; some smaller groups may have to stay all the same. */
function mostTo(game: Game, action: Action, patrol: Patrol, from: RegionId, to: RegionId): number {
  const { hidden, revealed } = movable(game, patrol, from)
  let n = hidden + revealed
  while (n > 0 && groupHinders(game, action, patrol, from, to, n)) n--
  return n
}

/** Whether a group of so many, of whichever side, would leave the Command no Region. */
function groupHinders(game: Game, action: Action, patrol: Patrol, from: RegionId, to: RegionId, n: number): boolean {
  const may = movable(game, patrol, from)
  const revealed = Math.min(n, may.revealed)
  const group = { ...emptyGroup, revealed, hidden: n - revealed }
  return actHinders(game, action, (copy) => moveGroup(copy, rule, patrol.owner, from, to, group))
}

/** Groups that would hinder the Command where larger ones don't: those that open it one by their number, as by Control. */
function tooFewTo(
  game: Game,
  action: Action,
  patrol: Patrol,
  from: RegionId,
  to: RegionId,
): AllocateDecision['except'] {
  if (!mayStay(action)) return undefined
  const totals: number[] = []
  for (let n = mostTo(game, action, patrol, from, to) - 1; n > 0; n--)
    if (groupHinders(game, action, patrol, from, to, n)) totals.push(n)
  return totals.length > 0 ? { totals, refused: text('illegal.ability-hinders') } : undefined
}

/** Whether pieces that were picked to move may stay after all: where their going could leave the Command no Region (4.1). */
function mayStay({ ability }: Action): boolean {
  return ability !== undefined && mustLeaveRegion(ability)
}

/**
 * Moves groups of Auxilia, one by one, until the Romans have enough.
 *
 * @returns the Regions from which Auxilia moved
 */
function* moveAuxilia(game: Game, action: Action, patrol: Patrol): Flow<RegionId[]> {
  const origins: RegionId[] = []
  let stayed = false
  const open = (r: RegionId): boolean => {
    const [only] = origins
    return (!action.limited || only === undefined || r === only) && isOpenFrom(game, action, patrol, r)
  }
  for (;;) {
    const reveals = playableRegions(game.state).some((r) => canReveal(game.state, action, patrol, r))
    const pick = origins.length > 0 || reveals || stayed || patrol.named ? pickOneOrNone : pickOne
    const from = yield* pick(
      game,
      { faction: decides(action), topic: `scout.origin${whose(patrol)}`, rule },
      () =>
        playableRegions(game.state)
          .filter(open)
          .map((r) => regionChoice(r)),
      action.asides,
    )
    if (from === undefined) return origins
    if (yield* moveFrom(game, action, patrol, from)) origins.push(from)
    else stayed = true
  }
}

/** The part of a topic that tells Warbands which Scout from Auxilia. */
function whose({ owner }: Patrol): string {
  return owner === 'romans' ? '' : `.${owner}`
}

/** Moves a group out of the Region. Returns false if it stays after all. */
function* moveFrom(game: Game, action: Action, patrol: Patrol, from: RegionId): Flow<boolean> {
  const { owner, named } = patrol
  const to = yield* (mayStay(action) ? pickOneOrNone : pickOne)(
    game,
    regionQuestion(decides(action), rule, 'scout.destination', from),
    () => openFrom(game, action, patrol, from).map((r) => regionChoice(r)),
  )
  if (to === undefined) return false
  const buckets = (): Bucket[] => {
    const may = movable(game, patrol, from)
    return (['hidden', 'revealed'] as const)
      .map((side) => ({
        id: side,
        label: troops(owner, side, may[side]),
        max: may[side],
        suggested: may[side],
        on: [regionThing(from)],
      }))
      .filter((b) => b.max > 0)
  }
  const { hidden = 0, revealed = 0 } = yield* allocate(
    game,
    regionQuestion(decides(action), rule, `scout.group${whose(patrol)}`, from, { to: regionThing(to) }),
    buckets,
    () => (mayStay(action) ? 0 : 1),
    () => mostTo(game, action, patrol, from, to),
    noAsides,
    () => tooFewTo(game, action, patrol, from, to),
  )
  if (hidden + revealed === 0) return false
  moveGroup(game, rule, owner, from, to, { ...emptyGroup, hidden, revealed })
  if (named) {
    named.set(from, (named.get(from) ?? 0) - hidden)
    named.set(to, (named.get(to) ?? 0) + hidden)
  }
  const before = patrol.arrived.get(to) ?? none
  patrol.arrived = new Map(patrol.arrived).set(to, {
    hidden: before.hidden + hidden,
    revealed: before.revealed + revealed,
  })
  return true
}

/** In reach of the Leader, a Hidden Auxilia and a Warband that is not Scouted yet. */
function canReveal(state: State, action: Action, patrol: Patrol, region: RegionId): boolean {
  if (!permits(action, region) || !withinReach(state, action.faction, region)) return false
  return hiddenScouts(state, patrol, region) > 0 && unscouted(state, patrol.owner, region).length > 0
}

function hiddenScouts(state: State, { owner, named }: Patrol, region: RegionId): number {
  const { hidden } = forcesIn(state, owner, region)
  return named ? Math.min(hidden, named.get(region) ?? 0) : hidden
}

interface Quarry {
  of: Faction
  side: Side
  n: number
}

/** The enemy Warbands there that can be Scouted: Hidden ones flip, Revealed ones stay so. Only Warbands are ever Scouted. */
function unscouted(state: State, scouting: Faction, region: RegionId): Quarry[] {
  const quarry: Quarry[] = []
  for (const of of factions) {
    if (of === scouting || of === 'romans') continue
    const { hidden, revealed } = forcesIn(state, of, region)
    if (hidden > 0) quarry.push({ of, side: 'hidden', n: hidden })
    if (revealed > 0) quarry.push({ of, side: 'revealed', n: revealed })
  }
  return quarry
}

function* revealWarbands(
  game: Game,
  action: Action,
  patrol: Patrol,
  moved: readonly RegionId[],
  revealed: RegionId[],
): Flow {
  const [origin] = moved
  const done: RegionId[] = []
  const open = (r: RegionId): boolean =>
    canReveal(game.state, action, patrol, r) &&
    (!action.limited || origin === undefined || r === origin) &&
    (revealed.includes(r) || revealed.length < labienusRegions(game.state))
  for (;;) {
    const region = yield* nextAbilityRegion(game, action, {
      ability: 'scout',
      rule,
      done,
      regions: () => playableRegions(game.state).filter(open),
      mayStop: patrol.named !== undefined || moved.length + done.length > 0,
      detail: (r) =>
        text(`scout.detail${whose(patrol)}`, {
          n: hiddenScouts(game.state, patrol, r),
          warbands: unscouted(game.state, patrol.owner, r).reduce((sum, quarry) => sum + quarry.n, 0),
        }),
    })
    if (region === undefined) return
    done.push(region)
    if (!revealed.includes(region)) revealed.push(region)
    yield* revealIn(game, action, patrol, region)
  }
}

/** Picks the Warbands; as many Auxilia flip as it takes, one for each two Warbands. */
function* revealIn(game: Game, action: Action, patrol: Patrol, region: RegionId): Flow {
  const { state } = game
  const quarry = unscouted(state, patrol.owner, region)
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
    () => perAuxilia * hiddenScouts(state, patrol, region),
  )
  const total = Object.values(amounts).reduce((sum, n) => sum + n, 0)
  const flipped = Math.ceil(total / perAuxilia)
  flip(game, rule, patrol.owner, region, 'hidden', 'revealed', flipped)
  patrol.named?.set(region, (patrol.named.get(region) ?? 0) - flipped)
  for (const { of, side } of quarry) {
    const n = amounts[`${of}:${side}`] ?? 0
    if (side === 'hidden') flip(game, rule, of, region, 'hidden', 'revealed', n)
    flip(game, rule, of, region, 'revealed', 'scouted', n)
  }
}
