import { text } from '../../../kernel/text'
import { namedLeaderIn, piecesIn, settledTribes, troopsIn } from '../../board/control'
import { playableRegions } from '../../board/map'
import type { Faction, RegionId } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { State } from '../../state'
import type { BotTurn } from '../flowchart'
import { test } from '../walk'
import { belgae, enemies } from './board'

/** A Region in which the Belgae are threatened, and by whom (B1). */
export interface Threat {
  region: RegionId
  by: readonly Faction[]
}

const group = 4

/**
 * The Regions that meet B1 (8.5.1): Ambiorix himself (AMB-2) or 4 Belgic Warbands beside a Roman, Arverni or Aedui force
 * with an Ally, Citadel or Legion, or of 4 pieces.
 */
export function threats(state: State): Threat[] {
  return playableRegions(state)
    .filter((r) => namedLeaderIn(state, belgae, r) || troopsIn(state, belgae, r) >= group)
    .map((region) => ({ region, by: enemies.filter((f) => isStrong(state, f, region)) }))
    .filter(({ by }) => by.length > 0)
}

function isStrong(state: State, faction: Faction, region: RegionId): boolean {
  const { legions } = state.regions[region].forces[faction]
  return legions > 0 || settledTribes(state, faction, region).length > 0 || piecesIn(state, faction, region) >= group
}

/** B1 (8.5.1): are the Belgae threatened anywhere? Returns where. */
export function b1(turn: BotTurn): Threat[] {
  const found = threats(turn.game.state)
  test(
    turn,
    'B1',
    found.length > 0,
    found.map(({ region, by }) =>
      text('bot.fact.threat', { region: regionThing(region), factions: by.map(factionThing) }),
    ),
  )
  return found
}
