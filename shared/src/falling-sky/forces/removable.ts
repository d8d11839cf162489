import type { Text, Thing } from '../../kernel/text'
import { text } from '../../kernel/text'
import { alliesIn, citadelsIn, forcesIn, leaderIn, piecesIn } from '../board/control'
import { regionFacts } from '../board/map'
import type { LegionsBox } from '../effects'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { sides } from '../ids'
import { leaderName, regionThing, tribeThing } from '../names'
import {
  removableForts,
  removeAlly,
  removeCitadel,
  removeFort,
  removeLeader,
  removeLegions,
  removeTroops,
} from './pieces'

/** One kind of piece that may be removed, how many there are, and how it is done. */
export interface Removal {
  id: string
  label: Text
  on: readonly Thing[]
  most: number
  carryOut(n: number): void
}

/** Whose pieces where, the paragraph that removes them, and where removed Legions go (1.4.1). */
export interface RemovalScope {
  rule: string
  faction: Faction
  region: RegionId
  legionsTo: LegionsBox
}

/** Whether the Faction has a piece in the Region that can be removed: any but the permanent Fort of Provincia. */
export function hasRemovable({ state }: Game, faction: Faction, region: RegionId): boolean {
  const permanent = faction === 'romans' && regionFacts(region).permanentFort ? 1 : 0
  return piecesIn(state, faction, region) > permanent
}

/**
 * All kinds of pieces that the Faction has in the Region and that can be removed (not the permanent Fort of Provincia):
 * `leader`, `legion`, `hidden`, `revealed`, `scouted`, `fort`, `ally:<tribe>`, `citadel:<tribe>`.
 */
export function removablePieces(game: Game, { rule, faction, region, legionsTo }: RemovalScope): Removal[] {
  const { state } = game
  const there = forcesIn(state, faction, region)
  const troop = faction === 'romans' ? 'auxilia' : 'warband'
  const on = [regionThing(region)]
  const leader: Removal = {
    id: 'leader',
    label: text('pieces.leader', { leader: leaderName(state, faction) }),
    on,
    most: leaderIn(state, faction, region) ? 1 : 0,
    carryOut: () => removeLeader(game, rule, faction),
  }
  const legion: Removal = {
    id: 'legion',
    label: text('pieces.legion', { n: there.legions }),
    on,
    most: there.legions,
    carryOut: (n) => removeLegions(game, rule, region, n, legionsTo),
  }
  const troops = sides.map((side): Removal => ({
    id: side,
    label: text(`pieces.${troop}.${side}`, { n: there[side] }),
    on,
    most: there[side],
    carryOut: (n) => removeTroops(game, rule, faction, region, { [side]: n }),
  }))
  const fort: Removal = {
    id: 'fort',
    label: text('pieces.fort', { n: there.forts }),
    on,
    most: faction === 'romans' ? removableForts(game, region) : 0,
    carryOut: () => removeFort(game, rule, region),
  }
  const allies = alliesIn(state, faction, region).map((t): Removal => ({
    id: `ally:${t}`,
    label: text('pieces.ally-at', { tribe: tribeThing(t) }),
    on: [tribeThing(t)],
    most: 1,
    carryOut: () => removeAlly(game, rule, t),
  }))
  const citadels = citadelsIn(state, faction, region).map((t): Removal => ({
    id: `citadel:${t}`,
    label: text('pieces.citadel-at', { tribe: tribeThing(t) }),
    on: [tribeThing(t)],
    most: 1,
    carryOut: () => removeCitadel(game, rule, t),
  }))
  return [leader, legion, ...troops, fort, ...allies, ...citadels].filter((r) => r.most > 0)
}
