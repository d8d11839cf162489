import { text, type Text } from '@gallia/shared/kernel/text'
import { scenarios } from '@gallia/shared/falling-sky/scenarios/scenarios'
import { eventsPerPile } from '@gallia/shared/falling-sky/scenarios/scenario'
import type { ScenarioId } from '@gallia/shared/falling-sky/ids'
import type { NewGame } from '@gallia/shared/protocol'

export const players = ['romans', 'arverni', 'aedui', 'belgae'] as const
export type Player = (typeof players)[number]

/** Who sits together: a list of persons, each with the Factions they run (1.5.1). */
export interface Seating {
  persons: readonly (readonly Player[])[]
}

/** The seatings the rules recommend, by number of persons (1.5.1). With bots one person will run one Faction only. */
export const seatings: Readonly<Record<1 | 2 | 3 | 4, readonly Seating[]>> = {
  1: [{ persons: [['romans', 'arverni', 'aedui', 'belgae']] }],
  2: [{ persons: [['romans', 'aedui'], ['arverni', 'belgae']] }],
  3: [
    { persons: [['romans'], ['aedui'], ['arverni', 'belgae']] },
    { persons: [['romans', 'aedui'], ['arverni'], ['belgae']] },
  ],
  4: [{ persons: [['romans'], ['arverni'], ['aedui'], ['belgae']] }],
} // prettier-ignore

/** The names on the seats when the persons sit down so. */
export function seatNames(seating: Seating, names: readonly string[]): Record<Player, string> {
  const seats: Record<Player, string> = { romans: '', arverni: '', aedui: '', belgae: '' }
  seating.persons.forEach((factions, i) => factions.forEach((f) => (seats[f] = names[i] ?? '')))
  return seats
}

/** Whether the seats are as in this seating, whatever the names. */
export function sitsSo(seating: Seating, seats: Readonly<Record<Player, string>>): boolean {
  const owners = seating.persons.map((factions) => new Set(factions.map((f) => seats[f].trim())))
  const names = new Set(owners.flatMap((o) => [...o]))
  return owners.every((o) => o.size === 1) && names.size === owners.length
}

/** Events and Winters of a scenario's deck. */
export function deckSize(scenario: ScenarioId, deck: 'standard' | 'short'): { events: number; winters: number } {
  const { decks } = scenarios[scenario]
  const plan = decks[deck] ?? decks.standard
  return { events: plan.piles * eventsPerPile, winters: plan.winterInPiles.length }
}

/** Why an option can't be had in this scenario; undefined if it can. */
export function refusedOption(option: 'short' | 'evenInitiative', scenario: ScenarioId): Text | undefined {
  const { decks, evenInitiative } = scenarios[scenario]
  const possible = option === 'short' ? decks.short !== undefined : evenInitiative
  return possible ? undefined : text(`ui.new.refused.${option}`, { scenario: text(`scenario.${scenario}`) })
}

/** Why the game can't begin with these seats; undefined if it can. */
export function refusedSeats(seats: Readonly<Record<Player, string>>): Text | undefined {
  const empty = players.filter((f) => !seats[f].trim())
  if (empty.length) return text('ui.new.refused.no-name', { factions: empty.map((id) => ({ kind: 'faction', id })) })
  return undefined
}

/** The set-up that the host is given: options the scenario does not know are off. */
export function newGame(draft: Omit<NewGame, 'seats'> & { seats: Readonly<Record<Player, string>> }): NewGame {
  const { scenario, options, seats } = draft
  const seat = (f: Player) => ({ kind: 'person' as const, name: seats[f].trim() })
  return {
    name: draft.name.trim(),
    scenario,
    seed: draft.seed.trim(),
    seats: { romans: seat('romans'), arverni: seat('arverni'), aedui: seat('aedui'), belgae: seat('belgae') },
    options: {
      deck: refusedOption('short', scenario) ? 'standard' : options.deck,
      evenInitiative: options.evenInitiative && !refusedOption('evenInitiative', scenario),
      suddenFrost: options.suddenFrost,
    },
  }
}
