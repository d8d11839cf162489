import type { Faction } from '../ids'
import type { Seat } from '../state'
import type { PlayerFaction, Position } from './position'
import { playerFactions } from './position'

/** Who a name stands for: `bot` is no person's name. */
export const botName = 'bot'

/** The pairs of Factions that one person may run (1.5.1). */
const spareFactionPairs = [
  ['romans', 'aedui'],
  ['arverni', 'belgae'],
] as const satisfies readonly (readonly [PlayerFaction, PlayerFaction])[]

/** Whether one person may run these Factions together (1.5.1). */
export function mayRunTogether(factions: readonly PlayerFaction[]): boolean {
  return factions.length <= 1 || spareFactionPairs.some((pair) => factions.every((f) => pair.some((p) => p === f)))
}

/**
 * The seats of a game: the same name is the same person and gets the same player number, every bot a number of its own;
 * the Germans are run by the rules. A Faction without a name is run by a person named like it.
 */
export function seatsOf(names: NonNullable<Position['seats']>): Record<Faction, Seat> {
  let players = 0
  const numbers = new Map<string, number>()
  const seat = (faction: PlayerFaction): Seat => {
    const name = names[faction] ?? faction
    if (name === botName) return { kind: 'bot', name: '', player: players++ }
    const known = numbers.get(name)
    if (known !== undefined) return { kind: 'person', name, player: known }
    numbers.set(name, players)
    return { kind: 'person', name, player: players++ }
  }
  return {
    romans: seat('romans'),
    arverni: seat('arverni'),
    aedui: seat('aedui'),
    belgae: seat('belgae'),
    germans: { kind: 'rules', name: '', player: -1 },
  }
}

/** The Factions of each person, in the order of the Faction list. */
export function persons(seats: Record<Faction, Seat>): PlayerFaction[][] {
  const numbers = [...new Set(playerFactions.map((f) => seats[f].player))]
  const owned = (player: number): PlayerFaction[] =>
    playerFactions.filter((f) => seats[f].player === player && seats[f].kind === 'person')
  return numbers.map(owned).filter((factions) => factions.length > 0)
}
