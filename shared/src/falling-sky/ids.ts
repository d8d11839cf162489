/** The names by which code, positions, cases and saves know the things of the game. */

export const factions = ['romans', 'arverni', 'aedui', 'belgae', 'germans'] as const
export type Faction = (typeof factions)[number]

/** The Gallic Factions (1.5). */
export const gauls = ['arverni', 'aedui', 'belgae'] as const satisfies readonly Faction[]

export function isGaul(faction: Faction): boolean {
  return gauls.some((gaul) => gaul === faction)
}

export const regions = [
  'morini', 'nervii', 'atrebates', 'sugambri', 'ubii', 'treveri', 'carnutes', 'mandubii', 'veneti', 'pictones',
  'bituriges', 'aedui', 'sequani', 'arverni', 'britannia', 'provincia', 'cisalpina',
] as const // prettier-ignore
export type RegionId = (typeof regions)[number]

export const tribes = [
  'menapii', 'morini', 'eburones', 'nervii', 'bellovaci', 'atrebates', 'remi', 'suebi-north', 'sugambri',
  'suebi-south', 'ubii', 'treveri', 'carnutes', 'aulerci', 'mandubii', 'senones', 'lingones', 'veneti', 'namnetes',
  'pictones', 'santones', 'bituriges', 'aedui', 'sequani', 'helvetii', 'arverni', 'cadurci', 'volcae',
  'catuvellauni', 'helvii', 'nori', 'colony',
] as const // prettier-ignore
export type TribeId = (typeof tribes)[number]

export const leaders = [
  'caesar', 'vercingetorix', 'ambiorix', 'diviciacus', 'ariovistus', 'boduognatus',
] as const // prettier-ignore
export type LeaderName = (typeof leaders)[number]

/** The three sides that Warbands and Auxilia can show (1.4.3). Only Warbands can be Scouted. */
export const sides = ['hidden', 'revealed', 'scouted'] as const
export type Side = (typeof sides)[number]

export const senateBoxes = ['uproar', 'intrigue', 'adulation'] as const
export type SenateBox = (typeof senateBoxes)[number]

export const scenarioIds = ['pax-gallica', 'reconquest-of-gaul', 'the-great-revolt'] as const
export type ScenarioId = (typeof scenarioIds)[number]

/** An Event card by its number; a Winter card is `winter`. */
export type CardId = number | 'winter'

export const commandIds = ['recruit', 'march', 'seize', 'battle', 'rally', 'raid'] as const
export type CommandId = (typeof commandIds)[number]

export const abilityIds = [
  'build', 'scout', 'besiege', 'entreat', 'devastate', 'ambush', 'trade', 'suborn', 'enlist', 'rampage',
] as const // prettier-ignore
export type AbilityId = (typeof abilityIds)[number]
