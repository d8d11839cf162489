import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { askConsent } from '../agreements/consent'
import { free } from '../board/circumvallation'
import { citadelsIn, controller, forcesIn, leaderIn } from '../board/control'
import { adjacentFor } from '../board/map'
import type { Ability, Action } from '../commands/action'
import { permits, regionsWhere } from '../commands/action'
import type { Group } from '../effects'
import { flip, moveGroup } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factions } from '../ids'
import { emptyGroup, factionThing, groupSize, groupText, inBoth, regionThing } from '../names'
import type { Choice } from '../questions'
import { askNumber, pickOne, pickOneOrNone, regionChoice, regionQuestion } from '../questions'
import type { State } from '../state'
import { actHinders, excuseIfHindering } from './before-command'
import { withinReach } from './reach'
import { regionByRegion } from './select'
import { pickSoldiers, removeSoldiers, soldiersIn } from './soldiers'

const rule = '4.5.2'

/** Rampage (4.5.2): Region by Region, each resolved before the next is selected. */
export const rampage: Ability = {
  id: 'rampage',
  ...regionsWhere(canRampage),
  run: (game, action) =>
    regionByRegion(game, action, { ability: rampage, rule, useIn: (r) => rampageIn(game, action, r) }),
}

/** A Hidden Warband of the Faction's own there, in reach of its Leader, and somebody to hit. */
function canRampage(game: Game, action: Action, region: RegionId): boolean {
  const { state } = game
  const { faction } = action
  if (!permits(state, action, region) || !withinReach(state, faction, region)) return false
  return forcesIn(state, faction, region).hidden > 0 && targetsLeft(game, action, region).length > 0
}

/** Romans and other Gauls with Warbands, Auxilia or Legions there, but no Leader, Citadel or Fort; never Germans. */
export function rampageTargets(state: State, by: Faction, region: RegionId): Faction[] {
  return factions.filter(
    (f) =>
      f !== by &&
      f !== 'germans' &&
      soldiersIn(state, f, region) > 0 &&
      !leaderIn(state, f, region) &&
      citadelsIn(state, f, region).length === 0 &&
      forcesIn(state, f, region).forts === 0,
  )
}

/** Those of the targets of which one piece can be hit without leaving the Command no Region (4.1). */
function targetsLeft(game: Game, action: Action, region: RegionId): Faction[] {
  return rampageTargets(game.state, action.faction, region).filter((f) => !hinders(game, action, region, f, 1))
}

/** Whether `n` hit pieces would leave the Command no Region, if they are removed. */
function hinders(game: Game, action: Action, region: RegionId, target: Faction, n: number): boolean {
  return actHinders(game, action, (copy) => {
    flip(copy, rule, action.faction, region, 'hidden', 'revealed', n)
    const { hidden, revealed, scouted } = forcesIn(copy.state, target, region)
    const hit = { scouted: Math.min(n, scouted), revealed: 0, hidden: 0, legions: 0 }
    hit.revealed = Math.min(n - hit.scouted, revealed)
    hit.hidden = Math.min(n - hit.scouted - hit.revealed, hidden)
    hit.legions = n - hit.scouted - hit.revealed - hit.hidden
    removeSoldiers(copy, rule, target, region, hit)
  })
}

/** Picks the target and how many Hidden Warbands flip; each of them makes the target lose or Retreat one piece. */
function* rampageIn(game: Game, action: Action, region: RegionId): Flow {
  const { state } = game
  const by = action.faction
  const question = { faction: by, rule, params: { region: regionThing(region) }, about: [regionThing(region)] }
  const target = yield* pickOne(game, { ...question, topic: 'rampage.target' }, () =>
    targetsLeft(game, action, region).map((f): Choice<Faction> => ({
      id: f,
      value: f,
      label: text('name', { name: factionThing(f) }),
      detail: text('rampage.target.detail', { n: soldiersIn(state, f, region) }),
    })),
  )
  if (target === undefined) return
  let most = Math.min(forcesIn(state, by, region).hidden, soldiersIn(state, target, region))
  while (most > 1 && hinders(game, action, region, target, most)) most-- // one doesn't
  const n = yield* askNumber(game, { ...question, topic: 'rampage.warbands' }, text('rampage.warbands'), 1, most)
  flip(game, rule, by, region, 'hidden', 'revealed', n)
  yield* sufferRampage(game, target, region, n)
  excuseIfHindering(game, action)
}

/** The target says which pieces are hit, whether and where they Retreat, and which of them do; the others are removed. */
function* sufferRampage(game: Game, target: Faction, region: RegionId, n: number): Flow {
  const question = { faction: target, rule, about: [regionThing(region)] }
  const params = { n, faction: factionThing(target), region: regionThing(region) }
  const hit = yield* pickSoldiers(game, { ...question, topic: 'rampage.pieces', params }, target, region, n, n)
  const able = inBoth({ ...emptyGroup, ...hit }, free(game.state, target, region)) // some may be bound by card 4
  const to = groupSize(able) > 0 ? yield* pickRetreat(game, target, region, able) : undefined
  if (to === undefined) return removeSoldiers(game, rule, target, region, hit)
  const leaving = yield* pickSoldiers(
    game,
    { ...question, topic: 'rampage.leaving', params: { region: regionThing(region), to: regionThing(to) } },
    target,
    region,
    1,
    n,
    able,
  )
  moveGroup(game, rule, target, region, to, { leader: false, ...leaving })
  removeSoldiers(game, rule, target, region, {
    legions: hit.legions - leaving.legions,
    hidden: hit.hidden - leaving.hidden,
    revealed: hit.revealed - leaving.revealed,
    scouted: hit.scouted - leaving.scouted,
  })
}

/**
 * Where the hit pieces may Retreat to: one adjacent Region under the target's own Control, or under that of another
 * Faction that agrees when asked now; not without Control, never to the Germans (4.5.2).
 *
 * @param able the pieces that could
 * @returns undefined if nothing Retreats
 */
function* pickRetreat(game: Game, target: Faction, region: RegionId, able: Group): Flow<RegionId | undefined> {
  const refused: RegionId[] = []
  const question = regionQuestion(target, rule, 'rampage.retreat', region, { faction: factionThing(target) })
  for (;;) {
    const to = yield* pickOneOrNone(game, question, () => retreatChoices(game.state, target, region, refused))
    if (to === undefined) return undefined
    const of = controller(game.state, to)
    if (of === undefined || of === target) return to
    const agreed = yield* askConsent(game, {
      by: target,
      of,
      for: 'rampage',
      rule,
      params: { region: regionThing(region), to: regionThing(to) },
      about: [regionThing(region), regionThing(to)],
      notes: [text('consent.rampage.stake', { pieces: groupText(game.state, target, able) })],
    })
    if (agreed) return to
    refused.push(to)
  }
}

function retreatChoices(
  state: State,
  target: Faction,
  region: RegionId,
  refused: readonly RegionId[],
): Choice<RegionId>[] {
  return adjacentFor(state, target, region).flatMap((r) => {
    const of = controller(state, r)
    if (of === undefined || refused.includes(r)) return []
    if (of === target) return [regionChoice(r)]
    if (state.seats[of].kind === 'rules') return []
    return [regionChoice(r, { detail: text('rampage.ask', { faction: factionThing(of) }) })]
  })
}
