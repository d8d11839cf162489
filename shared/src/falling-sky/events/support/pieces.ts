import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { alliesIn, forcesIn } from '../../board/control'
import { availableTroops } from '../../forces/available'
import { placeTroops, removeTroops } from '../../forces/pieces'
import type { Game } from '../../game'
import type { Faction, RegionId, TribeId } from '../../ids'
import { factions, sides } from '../../ids'
import { factionThing, regionThing, tribeThing } from '../../names'
import type { Choice, Question } from '../../questions'
import { allocate } from '../../questions'
import type { Play } from '../event'
import { asidesOf } from './free'

/** Warbands or Auxilia of one Faction and side in one Region, as an Event may pick them. */
interface TroopPile {
  id: string
  faction: Faction
  region: RegionId
  side: (typeof sides)[number]
  n: number
}

/** Whose troops where an Event touches. */
export interface TroopScope {
  factions: readonly Faction[]
  regions: readonly RegionId[]
}

function piles(game: Game, { factions: owners, regions }: TroopScope): TroopPile[] {
  return regions
    .flatMap((region) =>
      owners.flatMap((faction) =>
        sides.map((side) => ({
          id: `${region}:${faction}:${side}`,
          faction,
          region,
          side,
          n: forcesIn(game.state, faction, region)[side],
        })),
      ),
    )
    .filter((p) => p.n > 0)
}

/**
 * Asks a Faction to pick Warbands or Auxilia within the scope, `min` to `max` of them (fewer if there are fewer). The
 * buckets are `region:faction:side`.
 *
 * @param topic the question; its prompt is `ask.<topic>` with `n`, the most
 * @param max a number, or what gives it afresh after every aside
 */
export function* pickTroops(
  game: Game,
  play: Play,
  by: Faction,
  topic: string,
  scope: TroopScope,
  min: number,
  max: number | (() => number),
): Flow<TroopPile[]> {
  const most = typeof max === 'number' ? (): number => max : max
  const question: Question = {
    faction: by,
    topic,
    rule: play.rule,
    get params() {
      return { n: most() }
    },
  }
  const amounts = yield* allocate(
    game,
    question,
    () =>
      piles(game, scope).map((p) => ({
        id: p.id,
        label: text(`pieces.${p.faction === 'romans' ? 'auxilia' : 'warband'}.${p.side}`, {
          n: p.n,
          faction: factionThing(p.faction),
        }),
        detail: text('detail.owner-region', { faction: factionThing(p.faction), region: regionThing(p.region) }),
        max: p.n,
        on: [regionThing(p.region)],
      })),
    () => min,
    most,
    asidesOf(play, by),
  )
  return piles(game, scope).flatMap((p) => ((amounts[p.id] ?? 0) > 0 ? [{ ...p, n: amounts[p.id] ?? 0 }] : []))
}

/** Removes what was picked, to Available. */
export function removePicked(game: Game, play: Play, picked: readonly TroopPile[]): void {
  for (const p of picked) removeTroops(game, play.rule, p.faction, p.region, { [p.side]: p.n })
}

/** Replaces what was picked by Hidden troops of a Faction, as far as they are Available; the rest is only removed (1.4.1). */
export function replacePicked(game: Game, play: Play, picked: readonly TroopPile[], by: Faction): void {
  for (const p of picked) {
    removeTroops(game, play.rule, p.faction, p.region, { [p.side]: p.n })
    placeTroops(game, play.rule, by, p.region, p.n)
  }
}

/** Factions that have such troops Available. */
export function withTroopsAvailable(game: Game, among: readonly Faction[] = factions): Faction[] {
  return among.filter((f) => availableTroops(game, f) > 0)
}

/** An Ally disc as a choice. */
export function allyChoice(game: Game, tribe: TribeId): Choice<TribeId> {
  const there = game.state.tribes[tribe]
  const owner = there.status === 'allied' ? there.faction : undefined
  return {
    id: tribe,
    value: tribe,
    label: text('pieces.ally-at', { tribe: tribeThing(tribe) }),
    on: [tribeThing(tribe)],
    ...(owner && { detail: text('name', { name: factionThing(owner) }) }),
  }
}

/** The Ally discs (not Citadels) of these Factions in these Regions, in the order of the map. */
export function alliesOf(game: Game, owners: readonly Faction[], regions: readonly RegionId[]): TribeId[] {
  return regions.flatMap((r) => owners.flatMap((f) => alliesIn(game.state, f, r)))
}

/** The Region of the Faction's Leader, named or Successor, or undefined if he is not on the map. */
export function leaderRegion(game: Game, faction: Faction): RegionId | undefined {
  const leader = game.state.leaders[faction]
  return leader.place === 'map' ? leader.region : undefined
}
