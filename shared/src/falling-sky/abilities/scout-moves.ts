import type { AllocateDecision, Bucket } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { troopsIn } from '../board/control'
import { adjacentFor, playableRegions } from '../board/map'
import { mustLeaveRegion } from '../commands/ability-window'
import type { Action } from '../commands/action'
import { decides, permits } from '../commands/action'
import { moveGroup } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { emptyGroup, regionThing } from '../names'
import { allocate, noAsides, pickOne, pickOneOrNone, regionChoice, regionQuestion } from '../questions'
import type { State } from '../state'
import { troops } from '../text/describe'
import type { TrialAct } from './before-command'
import { actHinders } from './before-command'
import type { Patrol } from './scout-patrol'
import { movable, none, patrolsOf, rule, whose } from './scout-patrol'
import { canReveal } from './scout-reveals'

/** The moves of Scout (4.2.2), before anything is revealed. */

/** Adjacent Regions, but not to or from Britannia. */
function destinations(state: State, owner: Faction, from: RegionId): RegionId[] {
  return from === 'britannia' ? [] : adjacentFor(state, owner, from).filter((r) => r !== 'britannia')
}

/** All that may leave a Region, to each of its neighbours. */
export function possibleMoves(game: Game, action: Action): TrialAct[] {
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

export function canMoveFrom(game: Game, action: Action, patrol: Patrol, region: RegionId): boolean {
  if (!permits(game.state, action, region) || troopsIn(game.state, patrol.owner, region) === 0) return false
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
export function* moveAuxilia(game: Game, action: Action, patrol: Patrol): Flow<RegionId[]> {
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
