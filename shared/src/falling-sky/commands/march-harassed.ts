import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { mobilePieces } from '../board/control'
import { adjacentTo, playableRegions } from '../board/map'
import type { Group } from '../effects'
import { removeLeader, removeLegions, removeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { sides } from '../ids'
import { emptyGroup, factionThing, leaderName } from '../names'
import type { State } from '../state'
import type { Action } from './action'
import type { HarassmentLoss } from './harassment'
import { harass, harassers, harassmentLosses, hasPromised } from './harassment'
import type { MarchGroup } from './march-group'
import type { Marched } from './march-moved'
import { forgetRemoved } from './march-moved'
import { marchReach } from './march-route'

/** Harassment of groups that go through a Region (3.2.2, 3.3.2). */

/** A March whose groups may be Harassed. */
interface Onward {
  action: Action
  rule: string
  marched: Marched
}

/** Who may Harass those who go on from the Region, one line each. */
export function harassmentNotes(state: State, action: Action, region: RegionId): ReturnType<typeof text>[] {
  return harassers(state, action.faction, region)
    .filter((by) => !hasPromised(action, by, region))
    .map((by) => text('march.may-harass', { by: factionThing(by), n: harassmentLosses(state, by, region) }))
}

/** Harassment of the pieces that leave a Region which they entered in this March. Returns those that are left. */
export function* departHarassed(game: Game, journey: Onward, region: RegionId, group: MarchGroup): Flow<MarchGroup> {
  const departing: MarchGroup = { ...group, own: { ...group.own }, lent: { ...group.lent } }
  yield* harass(game, journey.action, {
    region,
    rule: journey.rule,
    losses: () => departureLosses(game, journey, region, departing),
  })
  return departing
}

/** A departing Auxilia or Warband is removed; for a Legion or the Leader there is a roll. */
function departureLosses(game: Game, journey: Onward, region: RegionId, group: MarchGroup): HarassmentLoss[] {
  const { lender, own, lent } = group
  const { faction } = journey.action
  return [
    ...troopLosses(game, journey, region, faction, own),
    ...(lender ? troopLosses(game, journey, region, lender, lent) : []),
    ...hardLosses(game, journey, region, own),
  ]
}

/** Departing Auxilia or Warbands of one Faction. */
function troopLosses(
  game: Game,
  { action, rule, marched }: Onward,
  region: RegionId,
  of: Faction,
  departing: Group,
): HarassmentLoss[] {
  const troop = of === 'romans' ? 'auxilia' : 'warband'
  return sides
    .filter((side) => departing[side] > 0)
    .map((side) => ({
      id: of === action.faction ? side : `${of}-${side}`,
      label: text(`pieces.${troop}.${side}`, { n: 1 }),
      roll: false,
      remove: () => {
        removeTroops(game, rule, of, region, { [side]: 1 })
        departing[side]--
        forgetRemoved(game, marched, of, region, { ...emptyGroup, [side]: 1 })
      },
    }))
}

/** A departing Legion and the Leader are rolled for. */
function hardLosses(game: Game, journey: Onward, region: RegionId, departing: Group): HarassmentLoss[] {
  const { action, rule, marched } = journey
  const { faction } = action
  const { state } = game
  const lost = (piece: Partial<Group>): void =>
    forgetRemoved(game, marched, faction, region, { ...emptyGroup, ...piece })
  const losses: HarassmentLoss[] = []
  if (departing.legions > 0)
    losses.push({
      id: 'legion',
      label: text('pieces.legion', { n: 1 }),
      roll: true,
      remove: () => {
        removeLegions(game, rule, region, 1)
        departing.legions--
        lost({ legions: 1 })
      },
    })
  if (departing.leader)
    losses.push({
      id: 'leader',
      label: text('pieces.leader', { leader: leaderName(state, faction) }),
      roll: true,
      remove: () => {
        removeLeader(game, rule, faction)
        departing.leader = false
        lost({ leader: true })
      },
    })
  return losses
}

/** Where a promise not to Harass could matter: where own pieces are, and one Region further. */
export function regionsOnTheWay(state: State, faction: Faction): RegionId[] {
  if (!canBeHarassed(state, faction)) return []
  return playableRegions(state).filter((r) =>
    [r, ...adjacentTo(state, r)].some((near) => mobilePieces(state, faction, near) > 0),
  )
}

/** Only groups that go through a Region can be: Roman ones, and Vercingetorix's. */
function canBeHarassed(state: State, faction: Faction): boolean {
  return marchReach(state, faction, { ...emptyGroup, leader: true }) > 1
}
