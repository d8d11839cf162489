import type { ChooseDecision, Decision } from '../../../kernel/decision'
import { controller, forcesIn, leaderIn, piecesIn, troopsIn } from '../../board/control'
import { regions } from '../../ids'
import type { Faction, RegionId } from '../../ids'
import type { Fight } from '../../commands/battle/fight'
import { forcesOf } from '../../commands/battle/fight'
import type { Game } from '../../game'
import type { State } from '../../state'
import type { BattleForecast } from '../forecast'
import { forecastReply } from '../forecast'
import { chooseRegion, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { openIds, regionAskedAbout } from '../plans/responder'

/**
 * Whether a bot that Defends Retreats (8.4.3), by the real arithmetic on a copy. Where it has no Region of its own to go
 * to it first asks those who could take it in, if it would go then.
 */
export const retreatOrStand: Responder = (decision, game) => {
  const fight = game.mind?.fight
  if (decision.kind !== 'choose' || !fight) return undefined
  const agreed = hostsOf(game.state, decision)
  if (wantsToRetreat(game, fight, agreed)) return { choose: ['retreat'] }
  const ask = openIds(decision).filter((id) => id.startsWith('ask:'))
  const host = ask.find((id) => wantsToRetreat(game, fight, [...agreed, id.slice('ask:'.length) as Faction]))
  return { choose: [host ?? 'stand'] }
}

/** The Factions whose Regions are open to the Retreat already. */
function hostsOf(state: State, decision: ChooseDecision): Faction[] {
  const open = decision.options.find((o) => o.id === 'retreat')?.on ?? []
  const controllers = open.map((thing) => controller(state, regions.find((r) => r === thing.id) ?? 'provincia'))
  return [...new Set(controllers.filter((f) => f !== undefined))].filter((f) => f !== decision.faction)
}

/**
 * Whether one of the three reasons to Retreat holds (8.4.3), if every roll of the Defender fails: what it can be sure of.
 * The Retreat itself is tried out only where standing gives a reason for it.
 */
function wantsToRetreat(game: Game, fight: Fight, hosts: readonly Faction[]): boolean {
  const { faction } = fight.defender
  const stands = forecastReply(game, fight, undefined)
  const wipedOut = forcesOf(stands.after, fight.defender, fight.region) === 0
  const outmatched = !fight.walls.citadel && !fight.walls.fort && stands.suffers * 2 < stands.inflicts
  const legions = faction === 'romans' ? legionLosses(stands) : 0
  if (!wipedOut && !outmatched && legions === 0) return false
  const retreats = forecastReply(game, fight, { agreed: new Set(hosts) })
  const saved = survivorsAnywhere(retreats.after, faction) - survivorsAnywhere(stands.after, faction)
  if (wipedOut && saved > 0) return true
  if (retreats.removes > retreats.inflicts) return false // nowhere to go: the Retreat itself removes pieces
  return legionLosses(retreats) < legions || outmatched
}

function survivorsAnywhere(state: State, faction: Faction): number {
  return regions.reduce((sum, r) => sum + piecesIn(state, faction, r), 0)
}

const legionLosses = ({ on }: BattleForecast): number => on.filter((piece) => piece === 'legion').length

/** Where the pieces go: to the Region with the most own pieces (8.4.3). */
export const retreatTo: Responder = (decision, game) => {
  const to = toMostOwn(decision, game)
  return to && { choose: [to] }
}

/** Against Romans all Hidden Warbands stay, and the Leader where he will be with the most own pieces (8.4.3). */
export const whoStays: Responder = (decision, game) => {
  const region = regionAskedAbout(decision)
  if (decision.kind !== 'allocate' || !region) return undefined
  const faction = decision.faction as Faction
  const amounts: Record<string, number> = {}
  for (const { id, max } of decision.buckets)
    if (id !== 'leader' || leaderStays(game, faction, region)) amounts[id] = max
  return { allocate: amounts }
}

function leaderStays(game: Game, faction: Faction, region: RegionId): boolean {
  const { state } = game
  const leader = leaderIn(state, faction, region) ? 1 : 0
  const { hidden } = forcesIn(state, faction, region)
  const leaving = troopsIn(state, faction, region) - hidden
  const staying = piecesIn(state, faction, region) - leader - leaving
  const elsewhere = regions
    .filter((r) => r !== region && controller(state, r) === faction)
    .map((r) => piecesIn(state, faction, r) + leaving)
  return staying >= Math.max(0, ...elsewhere)
}

function toMostOwn(decision: Decision, game: Game): RegionId | undefined {
  if (decision.kind !== 'choose') return undefined
  const faction = decision.faction as Faction
  const open = regions.filter((r) => openIds(decision).includes(r))
  return chooseRegion(game, faction, 'G9', open, [most('own-pieces', (r) => piecesIn(game.state, faction, r))])
}

/** Rampage (4.5.2): hit pieces Retreat rather than be removed, to own Control first, where the most own pieces are. */
export const rampageRetreat: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const faction = decision.faction as Faction
  const open = regions.filter((r) => openIds(decision).includes(r))
  const to = chooseRegion(game, faction, 'G9', open, [
    most('own-control', (r) => (controller(game.state, r) === faction ? 1 : 0)),
    most('own-pieces', (r) => piecesIn(game.state, faction, r)),
  ])
  return { choose: to ? [to] : [] }
}
