import type { Flow } from '../../kernel/flow'
import type { Inventory } from '../forces/inventory'
import type { Game } from '../game'
import type { Ability, Command } from '../commands/action'
import type { AbilityId, CommandId, Faction } from '../ids'
import type { WinterPhase } from '../state'

/** What differs between Falling Sky and Ariovistus: rules ask it instead of asking which game is played. */
export interface Ruleset {
  id: 'base'
  inventory: Record<Faction, Inventory>
  /** The Factions that people or bots run, in the order of the Faction list. */
  playerFactions: readonly Exclude<Faction, 'germans'>[]
  /** The Commands of a Faction, in the order of the rules (3.2, 3.3). */
  commands: Partial<Record<Faction, readonly CommandId[]>>
  /** The Special Abilities of a Faction with the Commands that each may accompany (4.1.1). */
  abilities: Partial<Record<Faction, readonly { ability: AbilityId; with: readonly CommandId[] }[]>>
  commandFlows: Record<CommandId, Command>
  /** Besiege and Ambush have no flow of their own: Battle asks for them. */
  abilityFlows: Partial<Record<AbilityId, Ability>>
  /** The phases of a Winter Round, in order (6.0). */
  winter: readonly { phase: WinterPhase; rule: string; run: (game: Game) => Flow }[]
}
