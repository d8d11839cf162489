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
  const removals: Removal[] = []
  const add = (id: string, most: number, label: Text, places: Removal['on'], carryOut: Removal['carryOut']): void =>
    void removals.push({ id, label, on: places, most, carryOut })
  if (leaderIn(state, faction, region))
    add('leader', 1, text('pieces.leader', { leader: leaderName(state, faction) }), on, () =>
      removeLeader(game, rule, faction),
    )
  if (there.legions > 0)
    add('legion', there.legions, text('pieces.legion', { n: there.legions }), on, (n) =>
      removeLegions(game, rule, region, n, legionsTo),
    )
  for (const side of sides)
    if (there[side] > 0)
      add(side, there[side], text(`pieces.${troop}.${side}`, { n: there[side] }), on, (n) =>
        removeTroops(game, rule, faction, region, { [side]: n }),
      )
  const forts = faction === 'romans' ? removableForts(game, region) : 0
  if (forts > 0) add('fort', forts, text('pieces.fort', { n: there.forts }), on, () => removeFort(game, rule, region))
  for (const t of alliesIn(state, faction, region)) {
    const tribe = tribeThing(t)
    add(`ally:${t}`, 1, text('pieces.ally-at', { tribe }), [tribe], () => removeAlly(game, rule, t))
  }
  for (const t of citadelsIn(state, faction, region)) {
    const tribe = tribeThing(t)
    add(`citadel:${t}`, 1, text('pieces.citadel-at', { tribe }), [tribe], () => removeCitadel(game, rule, t))
  }
  return removals
}
