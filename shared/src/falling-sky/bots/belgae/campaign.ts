import type { Game } from '../../game'
import type { AbilityId, CommandId } from '../../ids'
import type { Responder } from '../mind'
import { ownAction } from './board'
import { commandFor } from './choice-of-command'
import { bEnlist } from './enlist'
import { bRampage } from './rampage'
import { courseOfRaid, leastGain } from './raid'

/** One action of Winter Campaign; with a plan where it is a Special Ability. */
export interface CampaignDeed {
  deed: CommandId | AbilityId
  plan?: Responder
}

/**
 * Winter Campaign (63) of the Belgae, by their flowchart (8.2.3): first the Command that it leads to, then the Special
 * Ability that goes with it, B-RAMPAGE, else B-ENLIST; where there is none, a Command again.
 */
export function nextCampaign(game: Game, offered: readonly string[], last: boolean): CampaignDeed | undefined {
  const ability = last ? campaignAbility(game, offered) : undefined
  const command = ability ? undefined : campaignCommand(game, offered)
  return ability ?? (command && { deed: command }) ?? campaignAbility(game, offered)
}

function campaignAbility(game: Game, offered: readonly string[]): CampaignDeed | undefined {
  const rampage = offered.includes('rampage') ? bRampage(game) : undefined
  if (rampage) return { deed: 'rampage', plan: rampage }
  const enlist = offered.includes('enlist') ? bEnlist(game) : undefined
  return enlist && { deed: 'enlist', plan: enlist }
}

function campaignCommand(game: Game, offered: readonly string[]): CommandId | undefined {
  const command = commandFor(game, offered, ownAction())
  return command === 'raid' && courseOfRaid(game, ownAction()).gain < leastGain ? undefined : command
}
