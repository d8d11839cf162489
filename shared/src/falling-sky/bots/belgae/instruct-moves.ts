import type { Answer, Decision } from '../../../kernel/decision'
import { free } from '../../board/circumvallation'
import { controls, controller, piecesIn, subduedIn } from '../../board/control'
import { adjacentFor, playableRegions, within1 } from '../../board/map'
import { canPlaceAlly } from '../../forces/available'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { tribes } from '../../ids'
import { regionThing } from '../../names'
import type { State } from '../../state'
import { margin } from '../../victory/scores'
import { countsAsCity } from '../guidelines/pieces'
import { choose, chooseRegion, chooseTribe, fewest, first, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { byTopic, chooseIfOpen, either, none, openIds, regionAskedAbout, take } from '../plans/responder'
import { belgae, belgicIn, enemies, freeWarbands, isPlayer, othersIn } from './board'

/** Warbands that move to one Region. */
interface Shift {
  to: RegionId
  from: { region: RegionId; n: number }[]
}

/** The coast of War Fleet (62): Arverni, Pictones, all within 1 of Britannia. */
function coast(state: State): RegionId[] {
  return playableRegions(state).filter((r) => r === 'arverni' || r === 'pictones' || within1(state, r, 'britannia'))
}

/** War Fleet (62): the fewest Warbands that win a Region with a Subdued Tribe; then the free Command is Rally. */
export const warFleet = (game: Game): Responder =>
  either(
    shifting(fewestTo(game, coast(game.state), coast(game.state))),
    byTopic({ 'event.command': (decision) => chooseIfOpen(decision, 'rally') }),
  )

/** Migration (66): the fewest Warbands that win a Region with a Subdued Tribe; the Ally goes there. */
export const migration = (game: Game): Responder => {
  const { state } = game
  const open = playableRegions(state).filter((r) => r !== 'cisalpina' && controller(state, r) === undefined)
  const shift = fewestTo(game, playableRegions(state), open)
  return either(
    shifting(shift),
    byTopic({
      'migration.region': (decision) => (shift ? chooseIfOpen(decision, shift.to) : undefined),
      'migration.ally': allyFor,
    }),
  )
}

/** Cities and Remi first (8.4.1). */
function allyFor(decision: Decision, game: Game): Answer | undefined {
  if (decision.kind !== 'choose') return undefined
  const open = tribes.filter((t) => openIds(decision).includes(t))
  const tribe = chooseTribe(game, belgae, 'B3', open, [first('city', countsAsCity)])
  return tribe && { choose: [tribe] }
}

/** Moves the Warbands of a shift, Region by Region; nobody else. */
function shifting(shift: Shift | undefined): Responder {
  const left = [...(shift?.from ?? [])]
  let now: Shift['from'][number] | undefined
  return byTopic({
    'event.shift.from': (decision) => {
      now = left.shift()
      return (now && chooseIfOpen(decision, now.region)) ?? none
    },
    'event.shift.group': (decision) => {
      const n = now?.n ?? 0
      const only = { ...decision, max: n }
      return take(only, { hidden: n, revealed: n, scouted: n })
    },
    'event.shift.to': (decision) => (shift ? chooseIfOpen(decision, shift.to) : undefined),
  })
}

/** Where the fewest Warbands win Belgic Control of a Region with a Subdued Tribe for the Belgae, no Control given up. */
function fewestTo(game: Game, from: readonly RegionId[], to: readonly RegionId[]): Shift | undefined {
  const { state } = game
  const needed = (r: RegionId): number => othersIn(state, r) - belgicIn(state, r) + 1
  const spareFor = (r: RegionId): number => from.filter((o) => o !== r).reduce((sum, o) => sum + spare(state, o), 0)
  const open = to.filter(
    (r) =>
      !controls(state, belgae, r) &&
      subduedIn(state, r).some((t) => canPlaceAlly(game, belgae, t)) &&
      spareFor(r) >= needed(r),
  )
  const region = chooseRegion(game, belgae, 'B3', open, [fewest('needed', needed)])
  return region && { to: region, from: gather(game, from, region, needed(region)) }
}

/** Warbands that may leave without giving up Belgic Control. */
function spare(state: State, region: RegionId): number {
  const kept = controls(state, belgae, region) ? belgicIn(state, region) - othersIn(state, region) - 1 : Infinity
  return Math.max(0, Math.min(freeWarbands(state, region), kept))
}

function gather({ state }: Game, from: readonly RegionId[], to: RegionId, n: number): Shift['from'] {
  const rich = from.filter((r) => r !== to && spare(state, r) > 0).sort((a, b) => spare(state, b) - spare(state, a))
  const groups: Shift['from'] = []
  let left = n
  for (const region of rich) {
    const going = Math.min(left, spare(state, region))
    if (going > 0) groups.push({ region, n: going })
    left -= going
  }
  return groups
}

/** A way to a Battle by Impetuosity (72): Hidden Warbands of one Region, in place or into an adjacent one. */
interface Rush {
  from: RegionId
  to: RegionId
  target: Faction
}

/** Impetuosity (72): as many as can be, to Battle the player with the highest victory margin. */
export const impetuosity = (game: Game): Responder => {
  const rush = bestRush(game)
  if (!rush) return () => undefined
  return byTopic({
    'march.region': (decision) => chooseIfOpen(decision, rush.from) ?? none,
    'march.group': (decision) =>
      regionAskedAbout(decision) === rush.from ? take(decision, { hidden: decision.max }) : undefined,
    'march.destination': (decision) => chooseIfOpen(decision, rush.to),
    'event.battle': (decision) => chooseIfOpen(decision, rush.to) ?? none,
    'battle.target': (decision) => chooseIfOpen(decision, rush.target),
  })
}

/** Whether any player can be reached. */
export function reachesPlayer(game: Game): boolean {
  return rushes(game).length > 0
}

function rushes({ state }: Game): Rush[] {
  return playableRegions(state)
    .filter((r) => state.regions[r].forces.belgae.hidden > 0)
    .flatMap((from) => {
      const leaves = free(state, belgae, from).hidden > 0 ? adjacentFor(state, belgae, from) : []
      return [from, ...leaves].flatMap((to) =>
        enemies.filter((f) => isPlayer(state, f) && piecesIn(state, f, to) > 0).map((target) => ({ from, to, target })),
      )
    })
}

function bestRush(game: Game): Rush | undefined {
  const { state } = game
  const going = ({ from, to }: Rush): number =>
    from === to ? state.regions[from].forces.belgae.hidden : free(state, belgae, from).hidden
  return choose(
    game,
    belgae,
    rushes(game),
    [
      most('margin', (r) => margin(state, r.target)),
      most('warbands', going),
      first('in-place', (r) => r.from === r.to),
    ],
    { node: 'B3', thing: (r) => regionThing(r.to) },
  )
}
