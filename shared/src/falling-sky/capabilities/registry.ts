import type { Faction } from '../ids'
import type { Capability } from '../state'
import * as abilities from './in-abilities'
import * as battle from './in-battle'
import * as commands from './in-commands'
import * as diviciacus from './diviciacus'
import * as winter from './in-winter'

/**
 * The fourteen Capabilities (5.3), each side with whose it is and the questions that ask about it: the rules of
 * chapters 1-6 ask these functions and nothing else. A side that nobody asks about would be set and never read.
 */
export interface Modifier {
  card: number
  side: Capability['side']
  /**
   * On whose board the card lies: a Faction that it names, the executor (59 shaded only if that is a Gaul), or a Gallic
   * Faction that the executor picks (RUL-42).
   */
  holder: Faction | 'executor' | 'gallic-executor' | 'chosen-gaul'
  asked: readonly ((...args: never[]) => unknown)[]
}

export const modifiers: readonly Modifier[] = [
  { card: 8, side: 'unshaded', holder: 'executor', asked: [commands.marchesForNothing] },
  { card: 8, side: 'shaded', holder: 'executor', asked: [commands.raidsWithBaggage] },
  { card: 10, side: 'unshaded', holder: 'romans', asked: [battle.besiegeBreaksCitadel, battle.fortFallsOn] },
  { card: 10, side: 'shaded', holder: 'chosen-gaul', asked: [battle.storms] },
  { card: 12, side: 'unshaded', holder: 'romans', asked: [abilities.reachesEverywhere] },
  { card: 12, side: 'shaded', holder: 'romans', asked: [abilities.labienusRegions] },
  { card: 13, side: 'unshaded', holder: 'romans', asked: [battle.slingersReady] },
  { card: 13, side: 'shaded', holder: 'romans', asked: [commands.recruitNeedsSupply] },
  { card: 15, side: 'unshaded', holder: 'romans', asked: [battle.legioX] },
  { card: 15, side: 'shaded', holder: 'romans', asked: [battle.caesarDoublesOne] },
  { card: 25, side: 'shaded', holder: 'executor', asked: [commands.aquitaniWarbands] },
  { card: 27, side: 'unshaded', holder: 'arverni', asked: [battle.archersMissing] },
  { card: 27, side: 'shaded', holder: 'arverni', asked: [battle.archersTarget] },
  { card: 30, side: 'unshaded', holder: 'arverni', asked: [commands.arverniRallyPlainly] },
  { card: 30, side: 'shaded', holder: 'arverni', asked: [battle.eliteWarbands] },
  { card: 38, side: 'unshaded', holder: 'aedui', asked: [diviciacus.diviciacusHelps] },
  { card: 38, side: 'shaded', holder: 'aedui', asked: [winter.transferBarred] },
  { card: 39, side: 'unshaded', holder: 'aedui', asked: [abilities.tradeNeedsSupply, abilities.ownTradeRateFixed] },
  { card: 39, side: 'shaded', holder: 'aedui', asked: [abilities.tradeRegionsAtMost] },
  { card: 43, side: 'unshaded', holder: 'aedui', asked: [abilities.subornRegionsAtMost] },
  { card: 43, side: 'shaded', holder: 'aedui', asked: [commands.paysTwice] },
  { card: 55, side: 'unshaded', holder: 'romans', asked: [commands.commiusRecruits, commands.commiusRegions] },
  { card: 55, side: 'shaded', holder: 'belgae', asked: [commands.rallyForNothing, commands.ralliesAsController] },
  { card: 59, side: 'unshaded', holder: 'romans', asked: [battle.romanHorseReady] },
  { card: 59, side: 'shaded', holder: 'gallic-executor', asked: [battle.gallicHorse] },
  { card: 63, side: 'unshaded', holder: 'romans', asked: [winter.wintersFreely] },
  { card: 63, side: 'shaded', holder: 'chosen-gaul', asked: [winter.winterCampaigner] },
]

/** The modifier of one side of a card. Throws if that side is no Capability. */
export function modifierOf(card: number, side: Capability['side']): Modifier {
  const modifier = modifiers.find((m) => m.card === card && m.side === side)
  if (!modifier) throw new Error(`card ${card} ${side} is no Capability`)
  return modifier
}
