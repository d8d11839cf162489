import type { Faction, RegionId, TribeId } from '@gallia/shared/falling-sky/ids'
import { sides } from '@gallia/shared/falling-sky/ids'
import { namedLeaders } from '@gallia/shared/falling-sky/state'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { pieceName } from '../ui/pieces'
import { tribesOf } from '../table/words'

/** A kind of piece of one side of a Battle: how many when it began, and now. */
export interface BattlePiece {
  id: string
  picture: string
  before: number
  now: number
  /** A piece with a name of its own. */
  leader?: string
  tribe?: TribeId
}

/** What a Faction had in the Region when the Battle began and what it has now, in the order of the stacks. */
export function battlePieces(before: BoardView, now: BoardView, region: RegionId, faction: Faction): BattlePiece[] {
  const count = (board: BoardView): Record<string, number> => {
    const { legions, forts, hidden, revealed, scouted } = board.regions[region].forces[faction]
    return { leader: leads(board, region, faction), legions, forts, hidden, revealed, scouted }
  }
  const [then, left] = [count(before), count(now)]
  const troops = sides.reduce((sum, side) => sum + (then[side] ?? 0), 0)
  const stay = sides.reduce((sum, side) => sum + (left[side] ?? 0), 0)
  const name = namedLeaders[faction]
  const leader = before.leaders[faction]
  const rows: BattlePiece[] = [
    {
      id: 'leader',
      picture: leader.place === 'map' && !leader.named ? `successor-${faction}` : pieceName('leader', faction),
      before: then['leader'] ?? 0,
      now: left['leader'] ?? 0,
      leader: leader.place === 'map' && leader.named && name ? name : `successor-${faction}`,
    },
    { id: 'legions', picture: 'legion', before: then['legions'] ?? 0, now: left['legions'] ?? 0 },
    { id: 'troops', picture: pieceName(now.regions[region].forces[faction].hidden ? 'hidden' : 'revealed', faction), before: troops, now: stay },
    { id: 'forts', picture: 'fort', before: then['forts'] ?? 0, now: left['forts'] ?? 0 },
    ...settled(before, now, region, faction),
  ] // prettier-ignore
  return rows.filter((row) => row.before > 0 || row.now > 0)
}

function leads(board: BoardView, region: RegionId, faction: Faction): number {
  const leader = board.leaders[faction]
  return leader.place === 'map' && leader.region === region ? 1 : 0
}

function settled(before: BoardView, now: BoardView, region: RegionId, faction: Faction): BattlePiece[] {
  const at = (board: BoardView, tribe: TribeId): 'ally' | 'citadel' | undefined => {
    const state = board.tribes[tribe]
    if (state.status !== 'allied' || state.faction !== faction) return undefined
    return state.citadel ? 'citadel' : 'ally'
  }
  return tribesOf(before, region).flatMap((tribe): BattlePiece[] => {
    const then = at(before, tribe)
    if (!then) return []
    const picture = `${then}-${faction}`
    return [{ id: tribe, picture, before: 1, now: at(now, tribe) ? 1 : 0, tribe }]
  })
}
