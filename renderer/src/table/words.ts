import { text, type Text } from '@gallia/shared/kernel/text'
import { namedLeaders, type TribeState } from '@gallia/shared/falling-sky/state'
import { factions, sides, type Faction, type RegionId, type TribeId } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { tribeData } from '@gallia/shared/falling-sky/board/data'

/** A Faction's pieces in a Region in words, in the order of the stacks on the map; Allies and Citadels apart. */
export function forcesWords(board: BoardView, region: RegionId, faction: Faction): Text[] {
  const forces = board.regions[region].forces[faction]
  const words: Text[] = []
  const leader = leaderIn(board, region, faction)
  if (leader) words.push(leader)
  if (forces.legions) words.push(text('ui.words.legions', { n: forces.legions }))
  const troops = faction === 'romans' ? 'auxilia' : 'warbands'
  for (const side of sides) if (forces[side]) words.push(text(`ui.words.${side}-${troops}`, { n: forces[side] }))
  if (forces.forts) words.push(text('ui.words.forts', { n: forces.forts }))
  if (forces.settlements) words.push(text('ui.words.settlements', { n: forces.settlements }))
  return words
}

function leaderIn(board: BoardView, region: RegionId, faction: Faction): Text | undefined {
  const leader = board.leaders[faction]
  if (leader.place !== 'map' || leader.region !== region) return undefined
  const name = namedLeaders[faction]
  return leader.named && name
    ? text('ui.words.leader', { leader: { kind: 'leader', id: name } })
    : text('ui.words.successor')
}

/** All pieces in a Region, Faction by Faction. */
export function regionForces(board: BoardView, region: RegionId): { faction: Faction; words: Text[] }[] {
  return factions
    .map((faction) => ({ faction, words: forcesWords(board, region, faction) }))
    .filter(({ words }) => words.length > 0)
}

/** The Tribes of a Region that are in play, the Colony (card 71) included. */
export function tribesOf(board: BoardView, region: RegionId): TribeId[] {
  const own = tribeData.filter((t) => t.region === region && t.id !== 'colony').map((t) => t.id)
  const here: TribeId[] = board.colony === region ? [...own, 'colony'] : own
  return here.filter((t) => board.tribes[t].status !== 'closed')
}

/** "Aedui Ally", "Subdued", "Dispersed" ... */
export function tribeWords(state: TribeState): Text {
  if (state.status !== 'allied') return text(`ui.tribe.${state.status}`)
  return text(state.citadel ? 'ui.tribe.citadel' : 'ui.tribe.ally', { faction: { kind: 'faction', id: state.faction } })
}

/** Markers that lie in a Region, in words. */
export function markerWords(board: BoardView, region: RegionId): Text[] {
  const ring = board.circumvallation
  return [
    ...(board.regions[region].devastated ? [text('ui.list.marker.devastated')] : []),
    ...(ring?.region === region
      ? [text('ui.list.marker.circumvallation', { faction: { kind: 'faction', id: ring.faction } })]
      : []),
    ...(region === 'cisalpina' && board.regions[region].playable ? [text('ui.list.marker.togata')] : []),
    ...(board.colony === region ? [text('ui.list.marker.colony')] : []),
  ]
}
