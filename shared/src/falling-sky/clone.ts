import { regions, tribes } from './ids'
import { factions } from './ids'
import type { RegionState, State, TribeState } from './state'

/** A copy of the state that shares nothing with it; many times faster than going through JSON. */
export function cloneState(state: State): State {
  const { regions: regionStates, tribes: tribeStates, cards, ...rest } = state
  return {
    ...(JSON.parse(JSON.stringify(rest)) as typeof rest),
    cards: {
      ...cards,
      deck: [...cards.deck],
      played: [...cards.played],
      acted: cards.acted.map((a) => ({ ...a })),
    },
    regions: record(regions, (id) => cloneRegion(regionStates[id])),
    tribes: record(tribes, (id): TribeState => ({ ...tribeStates[id] })),
  }
}

function cloneRegion(region: RegionState): RegionState {
  return { ...region, forces: record(factions, (f) => ({ ...region.forces[f] })) }
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  const made: Partial<Record<K, V>> = {}
  for (const key of keys) made[key] = value(key)
  return made as Record<K, V>
}
