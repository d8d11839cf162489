import type { Text } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import { forcesIn, namedLeaderIn, piecesIn, settledTribes, troopsIn } from '../../board/control'
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
  return groups(state)
    .map((region) => ({ region, by: enemies.filter((f) => isStrong(state, f, region)) }))
    .filter(({ by }) => by.length > 0)
}

/** The Regions with Ambiorix or 4 Belgic Warbands. */
function groups(state: State): RegionId[] {
  return playableRegions(state).filter((r) => namedLeaderIn(state, belgae, r) || troopsIn(state, belgae, r) >= group)
}

function isStrong(state: State, faction: Faction, region: RegionId): boolean {
  const { legions } = forcesIn(state, faction, region)
  return legions > 0 || settledTribes(state, faction, region).length > 0 || piecesIn(state, faction, region) >= group
}

/** B1 (8.5.1): are the Belgae threatened anywhere? Returns where. */
export function b1(turn: BotTurn): Threat[] {
  const found = threats(turn.game.state)
  test(turn, 'B1', found.length > 0, found.length > 0 ? found.map(threatFact) : [noThreatFact(turn.game.state)])
  return found
}

const threatFact = ({ region, by }: Threat): Text =>
  text('bot.fact.threat', { region: regionThing(region), factions: by.map(factionThing) })

function noThreatFact(state: State): Text {
  const safe = groups(state)
  return safe.length > 0 ? text('bot.fact.safe', { regions: safe.map(regionThing) }) : text('bot.fact.no-group')
}
