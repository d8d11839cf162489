import type { Faction } from './ids'
import type { State } from './state'

/** Whether a bot runs the Faction. */
export function isBot({ seats }: Pick<State, 'seats'>, faction: Faction): boolean {
  return seats[faction].kind === 'bot'
}

/** Whether more than one person sits at the table. */
export function severalPersons(seats: State['seats']): boolean {
  const persons = Object.values(seats).filter((seat) => seat.kind === 'person')
  return new Set(persons.map((seat) => seat.name)).size > 1
}
