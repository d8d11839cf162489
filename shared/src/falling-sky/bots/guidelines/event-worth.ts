import { forcesIn, holderOf } from '../../board/control'
import { onMap } from '../../forces/available'
import type { Faction } from '../../ids'
import { factions, regions, tribes } from '../../ids'
import type { Eligibility, State } from '../../state'
import { margin } from '../../victory/scores'
import { countsAsCity, enemyOrder } from './pieces'

/** Numbers that are compared one after the other: those that the rules name, then what else a Faction likes. */
export interface Worth {
  ruled: readonly number[]
  liked: readonly number[]
}

/** Above 0 if the first is worth more. */
export function compare(a: Worth, b: Worth): number {
  return compareByRule(a, b) || compareInTurn(a.liked, b.liked)
}

/** Above 0 if the first is worth more by 8.2.3 and 8.4.1. */
export function compareByRule(a: Worth, b: Worth): number {
  return compareInTurn(a.ruled, b.ruled)
}

function compareInTurn(a: readonly number[], b: readonly number[]): number {
  for (const [i, n] of a.entries()) {
    const other = b[i] ?? 0
    if (n !== other) return n - other
  }
  return 0
}

/** Those that no other is above. */
export function topOf<T>(all: readonly T[], compared: (a: T, b: T) => number): T[] {
  const top = all.reduce<T | undefined>(
    (best, t) => (best === undefined || compared(t, best) > 0 ? t : best),
    undefined,
  )
  return top === undefined ? [] : all.filter((t) => compared(t, top) === 0)
}

/** Less than anything that can come of an Event. */
export const impossible: Worth = { ruled: [-Infinity], liked: [] }

/** The kinds of 8.2.3, then the finer ones by which 8.4.1 tells pieces of one of those kinds apart, dearest first. */
const kinds = ['legions', 'citadels', 'allies', 'others'] as const
const finerKinds = ['leader', 'forts', 'cityAllies', 'hidden', 'revealed'] as const
type Count = Readonly<Record<(typeof kinds)[number] | (typeof finerKinds)[number], number>>

/**
 * Legions, Citadels, Allies, other pieces: own ones more, enemies' fewer (8.2.3); then enemy by enemy (8.4.1), no own piece
 * removed to be placed anew (8.4.1), finer kind by kind (8.4.1); then Eligibility, margin and Resources.
 *
 * @param givenUp own pieces that were removed on the way
 */
export function worthOf(before: Census, after: Census, faction: Faction, givenUp: number): Worth {
  const change = (f: Faction, kind: keyof Count): number => after.counts[f][kind] - before.counts[f][kind]
  const net = (kind: keyof Count): number => {
    let sum = 0
    for (const f of factions) sum += f === faction ? change(f, kind) : -change(f, kind)
    return sum
  }
  const byEnemy = enemyOrder[faction].flatMap((f) => kinds.map((kind) => -change(f, kind)))
  const eligible = eligibilities.indexOf(after.state.eligibility[faction])
  const own = faction === 'germans' ? 0 : margin(after.state, faction) - margin(before.state, faction)
  const resources = after.state.resources[faction] - before.state.resources[faction]
  return { ruled: [...kinds.map(net), ...byEnemy, -givenUp, ...finerKinds.map(net)], liked: [eligible, own, resources] }
}

/** A state with the pieces of each Faction on its map. */
export interface Census {
  readonly state: State
  readonly counts: Readonly<Record<Faction, Count>>
}

export function censusOf(state: State): Census {
  const of = (faction: Faction): Count => count(state, faction)
  return {
    state,
    counts: {
      romans: of('romans'),
      arverni: of('arverni'),
      aedui: of('aedui'),
      belgae: of('belgae'),
      germans: of('germans'),
    },
  }
}

function count(state: State, faction: Faction): Count {
  const { legions, citadels, allies, troops, forts } = onMap(state, faction)
  const leader = state.leaders[faction].place === 'map' ? 1 : 0
  let hidden = 0
  let revealed = 0
  for (const region of regions) {
    const there = forcesIn(state, faction, region)
    hidden += there.hidden
    revealed += there.revealed
  }
  let cityAllies = 0
  for (const tribe of cities) if (holderOf(state, tribe) === faction) cityAllies++
  return { legions, citadels, allies, others: troops + forts + leader, leader, forts, cityAllies, hidden, revealed }
}

const cities = tribes.filter(countsAsCity)

/** How soon the Faction may act again, the latest first. */
const eligibilities: readonly Eligibility[] = ['ineligible-through-next', 'ineligible', 'eligible', 'stays-eligible']
