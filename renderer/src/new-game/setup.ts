import { text, type Text } from '@gallia/shared/kernel/text'
import { scenarios } from '@gallia/shared/falling-sky/scenarios/scenarios'
import { eventsPerPile } from '@gallia/shared/falling-sky/scenarios/scenario'
import type { ScenarioId } from '@gallia/shared/falling-sky/ids'
import type { GameOptions } from '@gallia/shared/falling-sky/state'
import type { NewGame } from '@gallia/shared/protocol'
import { playerFactions, type PlayerFaction, type Position } from '@gallia/shared/falling-sky/position/position'

/** Who sits together: a list of persons, each with the Factions they run (1.5.1). */
export interface Seating {
  persons: readonly (readonly PlayerFaction[])[]
}

/** Stands in the place of a name where a bot sits; no person can be called so. */
export const botSeat = 'bot'
export const isBot = (name: string): boolean => name.trim().toLowerCase() === botSeat

/** The seatings the rules recommend, by number of persons: pairs for one person (1.5.1), bots for the rest (8.0). */
export const seatings: Readonly<Record<1 | 2 | 3 | 4, readonly Seating[]>> = {
  1: [{ persons: [['romans']] }, { persons: [['arverni']] }],
  2: [{ persons: [['romans', 'aedui'], ['arverni', 'belgae']] }, { persons: [['romans'], ['arverni']] }],
  3: [
    { persons: [['romans'], ['aedui'], ['arverni', 'belgae']] },
    { persons: [['romans', 'aedui'], ['arverni'], ['belgae']] },
    { persons: [['romans'], ['arverni'], ['aedui']] },
    { persons: [['romans'], ['arverni'], ['belgae']] },
  ],
  4: [{ persons: [['romans'], ['arverni'], ['aedui'], ['belgae']] }],
} // prettier-ignore

/** The names on the seats when the persons sit down so; bots take the others. */
export function seatNames(seating: Seating, names: readonly string[]): Record<PlayerFaction, string> {
  const seats: Record<PlayerFaction, string> = { romans: botSeat, arverni: botSeat, aedui: botSeat, belgae: botSeat }
  seating.persons.forEach((factions, i) => factions.forEach((f) => (seats[f] = names[i] ?? '')))
  return seats
}

/** What New game offers: to anybody; and to somebody who comes from the guided game, with its scenario, short, against mild bots. */
export const usualGame = {
  scenario: 'the-great-revolt',
  options: { deck: 'standard', evenInitiative: false, suddenFrost: false },
  seating: { persons: [['romans'], ['arverni'], ['aedui'], ['belgae']] },
} satisfies Offer
export const firstGame = {
  scenario: 'reconquest-of-gaul',
  options: { deck: 'short', evenInitiative: false, suddenFrost: false, solitaire: 'easy' },
  seating: { persons: [['romans']] },
} satisfies Offer
interface Offer {
  scenario: ScenarioId
  options: GameOptions
  seating: Seating
}

/** Whether the seats are as in this seating, whatever the names. */
export function sitsSo(seating: Seating, seats: Readonly<Record<PlayerFaction, string>>): boolean {
  const seated = seating.persons.flat()
  const owners = seating.persons.map((factions) => new Set(factions.map((f) => seats[f].trim())))
  const names = new Set(owners.flatMap((o) => [...o]))
  const bots = playerFactions.filter((f) => isBot(seats[f]))
  const others = playerFactions.filter((f) => !seated.includes(f))
  return (
    owners.every((o) => o.size === 1) &&
    names.size === owners.length &&
    bots.length === others.length &&
    others.every((f) => isBot(seats[f]))
  )
}

/** Whether one person alone plays against bots: then there are levels (8.9). */
export function isSolitaire(seats: Readonly<Record<PlayerFaction, string>>): boolean {
  const persons = playerFactions.filter((f) => !isBot(seats[f]))
  return persons.length < playerFactions.length && new Set(persons.map((f) => seats[f].trim())).size === 1
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
export function refusedSeats(seats: Readonly<Record<PlayerFaction, string>>): Text | undefined {
  const empty = playerFactions.filter((f) => !seats[f].trim())
  if (empty.length) return text('ui.new.refused.no-name', { factions: empty.map((id) => ({ kind: 'faction', id })) })
  return undefined
}

/** The set-up that the host is given: options the scenario does not know are off. */
export function newGame(draft: Omit<NewGame, 'seats'> & { seats: Readonly<Record<PlayerFaction, string>> }): NewGame {
  const { scenario, options, seats } = draft
  const seat = (f: PlayerFaction): NewGame['seats'][PlayerFaction] =>
    isBot(seats[f]) ? { kind: 'bot', name: '' } : { kind: 'person', name: seats[f].trim() }
  return {
    name: draft.name.trim(),
    scenario,
    seed: draft.seed.trim(),
    seats: { romans: seat('romans'), arverni: seat('arverni'), aedui: seat('aedui'), belgae: seat('belgae') },
    options: {
      deck: refusedOption('short', scenario) ? 'standard' : options.deck,
      evenInitiative: options.evenInitiative && !refusedOption('evenInitiative', scenario),
      suddenFrost: options.suddenFrost,
      ...(options.firstEditionCards && { firstEditionCards: true }),
      ...(options.solitaire && isSolitaire(seats) && { solitaire: options.solitaire }),
    },
    ...(draft.position && { position: withoutScenario(draft.position) }),
  }
}

/** The scenario that is chosen counts, whose deck is played on with: it may be another than at the other table. */
function withoutScenario({ scenario: _scenario, ...board }: Position): Position {
  return board
}

/** What of the set-up a position brings along: the scenario and the options of the game it was taken from. */
export function setupOf({ scenario, options }: Position): { scenario?: ScenarioId; options: GameOptions } {
  return { ...(scenario && scenario !== 'position' && { scenario }), options: { ...usualGame.options, ...options } }
}
