import type { ScenarioId } from '../ids'
import type { State } from '../state'
import { paxGallica } from './pax-gallica'
import { reconquestOfGaul } from './reconquest-of-gaul'
import type { Scenario, SpecialRule } from './scenario'
import { theGreatRevolt } from './the-great-revolt'

export const scenarios: Record<ScenarioId, Scenario> = {
  'pax-gallica': paxGallica,
  'reconquest-of-gaul': reconquestOfGaul,
  'the-great-revolt': theGreatRevolt,
}

/** The scenario that is played; undefined on a board that was set up by hand. */
export function scenarioOf(state: State): Scenario | undefined {
  return state.scenario === 'position' ? undefined : scenarios[state.scenario]
}

/** Whether the scenario that is played has this special rule. */
export function hasSpecialRule(state: State, rule: SpecialRule): boolean {
  return scenarioOf(state)?.special.includes(rule) ?? false
}

/** How many Winter cards the deck has: the game ends at the latest with the last of them (2.4.1). */
export function wintersInGame(state: State): number | undefined {
  const scenario = scenarioOf(state)
  return (scenario?.decks[state.options.deck] ?? scenario?.decks.standard)?.winterInPiles.length
}
