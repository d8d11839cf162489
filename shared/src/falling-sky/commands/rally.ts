import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { alliesIn, controls, leaderIn, namedLeaderIn, settledCount, subduedIn } from '../board/control'
import { groupOf, isHomeOf, mayStandIn } from '../board/map'
import { aquitaniWarbands, arverniRallyPlainly, commandCost, ralliesAsController } from '../capabilities/in-commands'
import { canPlaceAlly, canPlaceCitadel } from '../forces/available'
import { placeAlly, placeCitadel } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, TribeId } from '../ids'
import { regionThing } from '../names'
import type { Choice, Question } from '../questions'
import { pickOne, pickOneOrNone, regionQuestion } from '../questions'
import type { Action, Command } from './action'
import { permits, regionsWhere } from './action'
import { placeableTroops, placeSome, settlementChoice } from './placing'
import { affords, nextRegion } from './select'

const rule = '3.3.1'

/** What a Faction may do when it Rallies in a Region: one of these. */
export type RallyAct =
  { kind: 'ally'; tribe: TribeId } | { kind: 'citadel'; tribe: TribeId } | { kind: 'warbands'; n: number }

/** Rally (3.3.1). */
export const rally: Command = {
  id: 'rally',
  cost: (game, action, region) => (action.free ? 0 : rallyCost(game, action.faction, region)),
  ...regionsWhere(canRally),
  *run(game, action) {
    return { regions: yield* rallyRegions(game, action, false) }
  },
}

/** A free Rally in any number of Regions, none included, such as the one after Seize (3.2.3). */
export function* freeRally(game: Game, action: Action): Flow<RegionId[]> {
  const planned = game.mind?.begins(game, { command: rally.id, action, abilities: 0 })
  const done = yield* rallyRegions(game, action, true)
  planned?.()
  return done
}

function* rallyRegions(game: Game, action: Action, optional: boolean): Flow<RegionId[]> {
  const done: RegionId[] = []
  for (;;) {
    const region = yield* nextRegion(game, action, rally, { rule, done, optional })
    if (region === undefined) return done
    done.push(region)
    yield* rallyIn(game, action, region)
  }
}

/** Cost 1; 2 for Belgae outside Belgica, and in a Devastated Region with Vercingetorix. */
function rallyCost(game: Game, faction: Faction, region: RegionId): number {
  const abroad = faction === 'belgae' && groupOf(region) !== 'belgica'
  const normal = abroad || (faction !== 'belgae' && game.state.regions[region].devastated) ? 2 : 1
  return commandCost(game.state, faction, 'rally', normal)
}

/** Own Control; with Commius a Belgic piece is enough (card 55), with Acco nothing is needed (card 34). */
function ralliesControlled(game: Game, { faction, grant }: Action, region: RegionId): boolean {
  if (grant?.asControlled) return mayStandIn(game.state, faction, region)
  return controls(game.state, faction, region) || ralliesAsController(game.state, faction, region)
}

/** Whether the Region may be selected: the Faction may Rally there, something can be placed, and the cost is in hand. */
function canRally(game: Game, action: Action, region: RegionId): boolean {
  const { faction } = action
  if (!permits(game.state, action, region) || !mayRallyIn(game, action, region)) return false
  return affords(game, action, rallyCost(game, faction, region)) && couldPlace(game, action, region)
}

/** Not Devastated (but for Vercingetorix), and own Control, Ally, Citadel, Rally symbol or the Arverni Leader there. */
function mayRallyIn(game: Game, action: Action, region: RegionId): boolean {
  const { state } = game
  const { faction } = action
  if (action.grant?.asControlled) return ralliesControlled(game, action, region)
  if (state.regions[region].devastated && !vercingetorixRallies(game, faction, region)) return false
  return (
    ralliesControlled(game, action, region) ||
    isHomeOf(faction, region) ||
    settledCount(state, faction, region) > 0 ||
    (faction === 'arverni' && leaderIn(state, faction, region))
  )
}

function vercingetorixRallies(game: Game, faction: Faction, region: RegionId): boolean {
  return faction === 'arverni' && namedLeaderIn(game.state, faction, region)
}

/** What the Faction may do in the Region, if it may be selected. */
export function rallyActs(game: Game, action: Action, region: RegionId): RallyAct[] {
  const n = mostWarbands(game, action.faction, region)
  return [
    ...alliesToPlace(game, action, region).map((tribe) => ({ kind: 'ally' as const, tribe })),
    ...citadelsToPlace(game, action.faction, region).map((tribe) => ({ kind: 'citadel' as const, tribe })),
    ...(n > 0 ? [{ kind: 'warbands' as const, n }] : []),
  ]
}

/** Whether there is any such act: Warbands first, as there most often are. */
function couldPlace(game: Game, action: Action, region: RegionId): boolean {
  return (
    mostWarbands(game, action.faction, region) > 0 ||
    alliesToPlace(game, action, region).length > 0 ||
    citadelsToPlace(game, action.faction, region).length > 0
  )
}

function alliesToPlace(game: Game, action: Action, region: RegionId): TribeId[] {
  const { faction } = action
  if (!ralliesControlled(game, action, region) && !vercingetorixRallies(game, faction, region)) return []
  return subduedIn(game.state, region).filter((t) => canPlaceAlly(game, faction, t))
}

function citadelsToPlace(game: Game, faction: Faction, region: RegionId): TribeId[] {
  return alliesIn(game.state, faction, region).filter((t) => canPlaceCitadel(game, faction, t))
}

function mostWarbands(game: Game, faction: Faction, region: RegionId): number {
  const most = warbandsToPlace(game, faction, region) + aquitaniWarbands(game.state, faction, region)
  return Math.min(most, placeableTroops(game, faction, region))
}

/**
 * The most Warbands that a Rally in the Region places: own Allies and Citadels, of the Arverni their Leader and 1 more,
 * unless their Elite is worn out (card 30); at home at least 1.
 */
function warbandsToPlace(game: Game, faction: Faction, region: RegionId): number {
  const { state } = game
  const settled = settledCount(state, faction, region)
  const plain = faction !== 'arverni' || arverniRallyPlainly(state)
  const leader = leaderIn(state, faction, region) ? 1 : 0
  const normal = !plain && settled + leader > 0 ? settled + leader + 1 : settled
  return isHomeOf(faction, region) ? Math.max(1, normal) : normal
}

/** Rallies in one Region: one act; where Vercingetorix is, an Ally or Citadel and Warbands, in either order. */
function* rallyIn(game: Game, action: Action, region: RegionId): Flow {
  const { faction } = action
  const first = yield* pickOne(game, rallyQuestion(faction, region, 'rally.act'), () =>
    rallyChoices(game, action, region),
  )
  if (!first) return
  yield* carryOut(game, faction, region, first)
  const alsoWarbands = yield* alsoByVercingetorix(game, action, region, first)
  if (first.kind !== 'warbands' && !alsoWarbands) yield* aquitani(game, faction, region)
}

/** Where Vercingetorix is: the other of Warbands, and Ally or Citadel. Returns whether Warbands were placed. */
function* alsoByVercingetorix(game: Game, action: Action, region: RegionId, first: RallyAct): Flow<boolean> {
  const { faction } = action
  if (!vercingetorixRallies(game, faction, region)) return false
  const other = (act: RallyAct): boolean => (act.kind === 'warbands') !== (first.kind === 'warbands')
  const second = yield* pickOneOrNone(game, rallyQuestion(faction, region, 'rally.also'), () =>
    rallyChoices(game, action, region).filter((c) => other(c.value)),
  )
  if (second) yield* carryOut(game, faction, region, second)
  return second?.kind === 'warbands'
}

/** Aquitani: Warbands beside the Ally or Citadel that the Rally has placed (card 25). */
function* aquitani(game: Game, faction: Faction, region: RegionId): Flow {
  const most = Math.min(aquitaniWarbands(game.state, faction, region), placeableTroops(game, faction, region))
  const question = regionQuestion(faction, 'card 25', 'rally.aquitani', region)
  if (most > 0) yield* placeSome(game, question, faction, region, { least: 0, most })
}

function rallyQuestion(faction: Faction, region: RegionId, topic: string): Question {
  return regionQuestion(faction, rule, topic, region)
}

function rallyChoices(game: Game, action: Action, region: RegionId): Choice<RallyAct>[] {
  return rallyActs(game, action, region).map((act): Choice<RallyAct> => {
    switch (act.kind) {
      case 'ally':
      case 'citadel':
        return settlementChoice(act.kind, act.tribe, act)
      case 'warbands':
        return { id: 'warbands', value: act, label: text('rally.warbands', { n: act.n }), on: [regionThing(region)] }
    }
  })
}

function* carryOut(game: Game, faction: Faction, region: RegionId, act: RallyAct): Flow {
  switch (act.kind) {
    case 'ally':
      return placeAlly(game, rule, faction, act.tribe)
    case 'citadel':
      return placeCitadel(game, rule, faction, act.tribe)
    case 'warbands':
      return yield* placeSome(game, rallyQuestion(faction, region, 'rally.warbands'), faction, region, {
        least: 1,
        most: act.n,
      })
  }
}
