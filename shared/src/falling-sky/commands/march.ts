import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { anyFree, free } from '../board/circumvallation'
import { forcesIn, mobileIn } from '../board/control'
import { lenderIn, lendingRule, ownersIn } from '../board/lent'
import { mayStandIn } from '../board/map'
import { diviciacusPartner } from '../capabilities/diviciacus'
import { commandCost } from '../capabilities/in-commands'
import type { Group } from '../effects'
import { hide, hideGroup } from '../forces/pieces'
import { cloneState } from '../clone'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { emptyGroup, groupSize, leaderName } from '../names'
import type { Asides, Choice, Question } from '../questions'
import { inTurn, pickOne, regionChoice, regionQuestion } from '../questions'
import type { State } from '../state'
import type { Action, Command } from './action'
import { decides, newAction, permits, regionsWhere } from './action'
import { mayCallOff, promiseAsides } from './harassment'
import type { MarchGroup } from './march-group'
import { askGroup, isNobody, nobody } from './march-group'
import { departHarassed, harassmentNotes, regionsOnTheWay } from './march-harassed'
import type { Marched } from './march-moved'
import { hasMovable, movable, moveMarching, newMarched, stillThere } from './march-moved'
import { canLeave, destinationChoices, marchReach, marchStop, touchesBritannia } from './march-route'
import type { Tally } from './march-terms'
import { allowed, canGo, count, leadsOn, mayEnd, mostPieces, newTally, termedReach } from './march-terms'
import { affords, nextRegionOrCallOff } from './select'

/** March of the Romans (3.2.2) and of the Gauls (3.3.2). Frost is the business of the Sequence of Play (2.3.8). */
export const march: Command = {
  id: 'march',
  cost: (game, action, region) => (action.free ? 0 : marchCost(game.state, action.faction, region)),
  ...regionsWhere(canMarch),
  *run(game, action) {
    const journey = beginJourney(game, action)
    const unmoved: Command = {
      ...march,
      ...regionsWhere((g, a, r) => canMarch(g, a, r) && hasWork(g, a, journey, r)),
    }
    const asking = newAction(action.faction, { ...action, asides: journey.asides })
    const begin = cloneState(game.state)
    const done: RegionId[] = []
    for (;;) {
      const selection = {
        rule: journey.rule,
        ...(action.march?.stayersKeepSide && { prompt: 'ask.march.region.stayers-keep-side' }),
        done,
        mayCallOff: () => mayCallOff(game, action, begin),
      }
      const origin = yield* nextRegionOrCallOff(game, asking, unmoved, selection)
      if (origin === 'call-off') return 'called-off'
      if (origin === undefined) break
      done.push(origin)
      if (!action.selectsFirst) yield* marchFrom(game, journey, origin)
    }
    if (action.selectsFirst) for (const origin of done) yield* marchFrom(game, journey, origin)
    return { regions: done, arrivals: journey.tally.arrivals }
  },
}

function canMarch(game: Game, action: Action, region: RegionId): boolean {
  const { faction } = action
  if (!permits(game.state, action, region) || !mayStart(game, action, region)) return false
  return affords(game, action, marchCost(game.state, faction, region))
}

/** What one March Command remembers. */
interface Journey {
  action: Action
  rule: string
  marched: Marched
  tally: Tally
  /** The action's asides, and promises not to Harass. */
  asides: Asides
}

function beginJourney(game: Game, action: Action): Journey {
  const rule = action.faction === 'romans' ? '3.2.2' : '3.3.2'
  const promises = promiseAsides(game, action, rule, () => regionsOnTheWay(game.state, action.faction))
  return {
    action,
    rule,
    marched: newMarched(game, [action.faction, ...possibleLenders(game.state, action.faction)]),
    tally: newTally(),
    asides: inTurn(action.asides, promises),
  }
}

/** Romans 2 per origin, Gauls 1; doubled if it is Devastated when selected. Cisalpina costs nothing (card 5). */
function marchCost(state: State, faction: Faction, origin: RegionId): number {
  if (origin === 'cisalpina') return 0
  const normal = (faction === 'romans' ? 2 : 1) * (state.regions[origin].devastated ? 2 : 1)
  return commandCost(state, faction, 'march', normal)
}

/** The Factions whose pieces the March takes in the Region: lent ones too (4.5.1, card 38). */
const marchersIn = ownersIn

/** Whose Warbands or Auxilia may come to be lent during the March. */
function possibleLenders(state: State, faction: Faction): Faction[] {
  if (faction === 'belgae') return ['germans']
  const partner = diviciacusPartner(state, faction)
  return partner ? [partner] : []
}

/** Whether selecting the Region can do something: pieces can leave it, or hide there. */
function mayStart(game: Game, action: Action, region: RegionId): boolean {
  const { state } = game
  const marchers = marchersIn(state, action.faction, region)
  if (action.march) {
    const there = action.march.inPlace ? mobileIn(state, action.faction, region) : free(state, action.faction, region)
    return groupSize(starters(state, action, newTally(), region, there)) > 0
  }
  return (anyoneFree(state, marchers, region) && canLeave(state, action, region)) || canHide(state, marchers, region)
}

function anyoneFree(state: State, marchers: readonly Faction[], region: RegionId): boolean {
  for (const f of marchers) if (anyFree(state, f, region)) return true
  return false
}

/** Those of the pieces in the Region that could March from there under the terms of an Event. */
function starters(state: State, action: Action, tally: Tally, region: RegionId, there: Group): Group {
  const may = allowed(action.march, tally, there)
  const open = canLeave(state, action, region) && canGo(state, action, region, termedReach(state, action, may))
  return open || action.march?.inPlace ? may : emptyGroup
}

function canHide(state: State, marchers: readonly Faction[], region: RegionId): boolean {
  for (const f of marchers) {
    const { revealed, scouted } = forcesIn(state, f, region)
    if (revealed + scouted > 0) return true
  }
  return false
}

/** Whether there are pieces in a possible origin that have not moved, or any to hide. */
function hasWork(game: Game, action: Action, { marched, tally }: Journey, region: RegionId): boolean {
  const marchers = marchersIn(game.state, action.faction, region)
  if (action.march) {
    const unmoved = unmovedIn(game, action, marched, action.faction, region)
    return groupSize(starters(game.state, action, tally, region, unmoved)) > 0
  }
  return marchers.some((f) => hasMovable(game, marched, f, region)) || canHide(game.state, marchers, region)
}

/** The pieces that have not Marched yet; those that may not leave their Region (card 4) may still March in place. */
function unmovedIn(game: Game, action: Action, marched: Marched, faction: Faction, region: RegionId): Group {
  return action.march?.inPlace ? mobileIn(game.state, faction, region) : movable(game, marched, faction, region)
}

/** One origin: all hide, movers and stayers alike; then group by group until nobody more goes. */
function* marchFrom(game: Game, journey: Journey, origin: RegionId): Flow {
  const { action, rule, marched, asides, tally } = journey
  const { faction, march: terms } = action
  if (!terms?.stayersKeepSide)
    for (const f of marchersIn(game.state, faction, origin))
      hide(game, f === faction ? rule : lendingRule(f), f, origin)
  const candidates = (): MarchGroup => {
    if (!terms?.inPlace && !canLeave(game.state, action, origin)) return nobody
    const lender = lenderIn(game.state, faction, origin)
    const own = starters(game.state, action, tally, origin, unmovedIn(game, action, marched, faction, origin))
    return { own, lent: lender ? troopsOnly(movable(game, marched, lender, origin)) : emptyGroup, lender }
  }
  for (let first = true; ; first = false) {
    const led = (): boolean => terms !== undefined && needsLeader(game, action, origin, candidates().own)
    const question = marchQuestion(journey, 'march.group', origin)
    if (terms && first) question.prompt = 'ask.march.group.first'
    if (led()) question.notes = [text('march.led', { leader: leaderName(game.state, faction) })]
    const limits = { min: terms && first ? 1 : 0, max: mostPieces(terms, tally), led }
    const group = yield* askGroup(game, question, faction, origin, candidates, asides, limits)
    if (isNobody(group)) return
    count(tally, group.own)
    yield* travel(game, journey, origin, group)
  }
}

/** Whether nobody of the group could get to where the terms let it end, were it not for the Leader. */
function needsLeader({ state }: Game, action: Action, origin: RegionId, group: Group): boolean {
  if (!group.leader || action.march?.inPlace) return false
  return !canGo(state, action, origin, termedReach(state, action, { ...group, leader: false }))
}

/** One group, Region by Region, until it stops. Those who don't go on are dropped off. */
function* travel(game: Game, journey: Journey, origin: RegionId, start: MarchGroup): Flow {
  let group = start
  let from = origin
  for (let entered = 0; ; entered++) {
    const to = yield* destination(game, journey, from, group, entered)
    if (to === undefined) return
    if (entered > 0) group = yield* departHarassed(game, journey, from, group)
    if (isNobody(group)) return
    if (entered === 0 && journey.action.march?.stayersKeepSide)
      group = { ...group, own: hideGroup(game, journey.rule, journey.action.faction, from, group.own) }
    if (to === from) return arrive(journey, origin, from, group)
    move(game, journey, from, to, group, entered > 0)
    const onward = marchStop(game.state, from, to) ? nobody : yield* goOn(game, journey, to, group, entered + 1)
    if (isNobody(onward)) return arrive(journey, origin, to, group)
    group = onward
    from = to
  }
}

function arrive({ tally }: Journey, from: RegionId, region: RegionId, group: MarchGroup): void {
  tally.arrivals.push({ from, region, group: group.own })
}

/** Asks where the group goes: always on a way to where the terms let it end. */
function* destination(
  game: Game,
  journey: Journey,
  from: RegionId,
  group: MarchGroup,
  entered: number,
): Flow<RegionId | undefined> {
  const { action } = journey
  const further = reach(game, journey, group) - entered - 1
  const choices = (): Choice<RegionId>[] => [
    ...(entered === 0 && action.march?.inPlace ? [regionChoice(from, { detail: text('march.in-place') })] : []),
    ...(canLeaveWhole(game, journey, from, group)
      ? destinationChoices(
          game.state,
          action,
          from,
          further > 0,
          (to) => lentMayEnter(game.state, group, to) && leadsOn(game.state, action, from, to, further),
        )
      : []),
  ]
  return yield* pickOne(game, marchQuestion(journey, 'march.destination', from), choices)
}

/** Whether the lent pieces of the group, if any, may be in the Region: Aedui Warbands not in Cisalpina (1.4.2). */
function lentMayEnter(state: State, { lender, lent }: MarchGroup, to: RegionId): boolean {
  return !lender || groupSize(lent) === 0 || mayStandIn(state, lender, to)
}

/** Whether none of the group is bound to its Region (card 4). */
function canLeaveWhole({ state }: Game, { action }: Journey, from: RegionId, { own }: MarchGroup): boolean {
  if (!action.march?.inPlace) return true
  return own.hidden <= free(state, action.faction, from).hidden
}

function move(game: Game, journey: Journey, from: RegionId, to: RegionId, group: MarchGroup, onward: boolean): void {
  const { action, rule, marched } = journey
  if (touchesBritannia(from, to)) action.ability?.close()
  if (groupSize(group.own) > 0)
    moveMarching(game, marched, { rule, faction: action.faction, from, to, group: group.own, onward })
  const { lender, lent } = group
  if (lender && groupSize(lent) > 0)
    moveMarching(game, marched, { rule: lendingRule(lender), faction: lender, from, to, group: lent, onward })
}

function reach(game: Game, { action }: Journey, group: MarchGroup): number {
  return termedReach(game.state, action, group.own)
}

/** Asks who of the group goes on from a Region that it has entered; the others are dropped off. */
function* goOn(game: Game, journey: Journey, region: RegionId, group: MarchGroup, entered: number): Flow<MarchGroup> {
  const { state } = game
  const { action, asides } = journey
  const { lender } = group
  const arrival = mobileIn(state, action.faction, region)
  const lentArrival = lender && mobileIn(state, lender, region)
  const candidates = (): MarchGroup => {
    const own = stillThere(state, action.faction, region, group.own, arrival)
    const lent = lender && lentArrival ? stillThere(state, lender, region, group.lent, lentArrival) : emptyGroup
    const left = { own, lent, lender }
    const reached = reach(game, journey, left)
    const open = entered < reached && canLeave(state, action, region) && canGo(state, action, region, reached - entered)
    return open ? left : nobody
  }
  if (!mayEnd(action, region)) return candidates() // nobody may stay behind
  if (action.march?.together) return nobody
  const ledOnly = entered >= marchReach(state, action.faction, emptyGroup)
  const question = marchQuestion(journey, 'march.on', region)
  question.notes = [...harassmentNotes(state, action, region), ...(ledOnly ? [text('march.with-leader')] : [])]
  return yield* askGroup(game, question, action.faction, region, candidates, asides, { ledOnly })
}

/** Only Warbands and Auxilia are ever lent. */
function troopsOnly(group: Group): Group {
  return { ...group, leader: false, legions: 0 }
}

function marchQuestion(journey: Journey, topic: string, region: RegionId): Question {
  const { action, rule } = journey
  return regionQuestion(decides(action), rule, topic, region)
}
