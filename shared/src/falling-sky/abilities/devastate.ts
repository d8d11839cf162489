import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { controls, forcesIn, troopsIn } from '../board/control'
import type { Ability, Action } from '../commands/action'
import { permits, regionsWhere } from '../commands/action'
import { removeLegions, removeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factions, sides } from '../ids'
import { factionThing } from '../names'
import { regionQuestion } from '../questions'
import type { State } from '../state'
import { actHinders, refuseIfHindering } from './before-command'
import { withinReach } from './reach'
import { regionByRegion } from './select'
import { pickSoldiers, removeSoldiers, soldiersIn } from './soldiers'

const rule = '4.3.2'

/** Devastate (4.3.2). */
export const devastate: Ability = {
  id: 'devastate',
  ...regionsWhere(canDevastate),
  run: (game, action) =>
    regionByRegion(game, action, {
      ability: devastate,
      rule,
      useIn: (r) => devastateIn(game, action, r),
      detail: (r) => losses(game.state, action.faction, r),
    }),
}

/** Own Control, in reach of the Leader, and something happens: a marker is placed or pieces are removed. */
function canDevastate(game: Game, action: Action, region: RegionId): boolean {
  const { state } = game
  const { faction } = action
  if (!permits(state, action, region) || !withinReach(state, faction, region) || !controls(state, faction, region))
    return false
  if (state.regions[region].devastated && factions.every((f) => toRemove(state, faction, f, region) === 0)) return false
  return !actHinders(game, action, (copy) => devastateAtOnce(copy, faction, region))
}

/** One in four of the Devastating Faction's own Warbands, one in three of another's Warbands, Auxilia and Legions together, rounded down. */
function toRemove(state: State, by: Faction, of: Faction, region: RegionId): number {
  return Math.floor(soldiersIn(state, of, region) / (of === by ? 4 : 3))
}

/** Who loses how many pieces, the Devastating Faction first. */
function losses(state: State, by: Faction, region: RegionId): Text {
  const lost = inOrder(by).flatMap((faction) => {
    const n = toRemove(state, by, faction, region)
    return n > 0 ? [text('devastate.loss', { faction: factionThing(faction), n })] : []
  })
  return lost.length > 0 ? text('devastate.detail', { losses: lost }) : text('devastate.detail.none')
}

const inOrder = (by: Faction): Faction[] => [by, ...factions.filter((f) => f !== by)]

/** The Devastating Faction removes first, then the others; then the marker, if there is none. */
function* devastateIn(game: Game, action: Action, region: RegionId): Flow {
  const by = action.faction
  for (const faction of inOrder(by)) {
    yield* sufferDevastation(game, faction, region, toRemove(game.state, by, faction, region))
    if (faction === by) refuseIfHindering(game, action) // others' answers can't be illegal; their numbers are known before
  }
  if (!game.state.regions[region].devastated) game.apply({ kind: 'devastate', rule, region })
}

/** The owner chooses which; the Germans lose Scouted, then Revealed, then Hidden Warbands (3.4.5). */
function* sufferDevastation(game: Game, faction: Faction, region: RegionId, n: number): Flow {
  if (n === 0) return
  if (game.state.seats[faction].kind === 'rules') return removeInGermanOrder(game, faction, region, n)
  const question = regionQuestion(faction, rule, 'devastate.pieces', region, { n, faction: factionThing(faction) })
  removeSoldiers(game, rule, faction, region, yield* pickSoldiers(game, question, faction, region, n, n))
}

/** What it comes to whichever pieces are chosen, as a trial. */
function devastateAtOnce(game: Game, by: Faction, region: RegionId): void {
  for (const faction of factions) {
    const n = toRemove(game.state, by, faction, region)
    const troops = Math.min(n, troopsIn(game.state, faction, region))
    removeInGermanOrder(game, faction, region, troops)
    removeLegions(game, rule, region, n - troops)
  }
  game.apply({ kind: 'devastate', rule, region })
}

function removeInGermanOrder(game: Game, faction: Faction, region: RegionId, n: number): void {
  let left = n
  for (const side of [...sides].reverse()) {
    const removed = Math.min(left, forcesIn(game.state, faction, region)[side])
    removeTroops(game, rule, faction, region, { [side]: removed })
    left -= removed
  }
}
