import type { Game } from '../../game'
import type { AbilityId, Faction } from '../../ids'

/** Whether the Special Ability may go with Commands of the Faction here (4.1.1): in Winter Campaign only Ambush may (card 63). */
export function mayAccompany({ ruleset }: Game, faction: Faction, ability: AbilityId): boolean {
  return (ruleset.abilities[faction] ?? []).some((a) => a.ability === ability)
}
