import { IllegalAnswer } from '../../kernel/decision'
import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { supplyLine, supplyPossible } from '../agreements/supply'
import { alliesIn, controls, leaderIn, namedLeaderIn, piecesIn, subduedIn } from '../board/control'
import { lenderIn } from '../board/lent'
import { isHomeOf } from '../board/map'
import { setOf } from '../board/region-set'
import { inSupply } from '../board/supply'
import { commiusRecruits, commiusRegions, recruitNeedsSupply } from '../capabilities/in-commands'
import { availableAllies, availableTroops, canPlaceAlly } from '../forces/available'
import { placeAlly } from '../forces/pieces'
import { pay } from '../forces/resources'
import { cloneState, sameState } from '../clone'
import type { Game } from '../game'
import { note } from '../game'
import type { RegionId, TribeId } from '../ids'
import { regionThing } from '../names'
import type { Choice, Question } from '../questions'
import { pickOne, pickOneOrNone, regionChoice, regionQuestion } from '../questions'
import type { State } from '../state'
import type { Action, Command, Grant } from './action'
import { decides, permits, regionsWhere } from './action'
import { lackingRegions } from './help'
import { placeableTroops, placeSome, settlementChoice } from './placing'
import { affords, costText, firstAsides, keptOpenIf, maySelectNone } from './select'

const rule = '3.2.1'
const fullCost = 2
const auxiliaInCisalpina = 2

/** What a Recruit brings in a Region: one of these. */
export type RecruitAct = { kind: 'ally'; tribe: TribeId } | { kind: 'auxilia'; n: number }

/**
 * Recruit (3.2.1): the Regions are selected and the answers about Supply Lines heard, then Region by Region pieces are
 * placed. `cost` is what a Region costs without anybody's leave.
 */
export const recruit: Command = {
  id: 'recruit',
  cost: (game, action, region) => (action.free || suppliedForNothing(game.state, action, region) ? 0 : fullCost),
  ...regionsWhere(canRecruit),
  *run(game, action) {
    const selected = yield* selectRegions(game, action)
    if (selected === 'called-off') return 'called-off'
    for (const region of selected) yield* recruitIn(game, action, region)
    return { regions: selected }
  },
}

function canRecruit(game: Game, action: Action, region: RegionId): boolean {
  if (!permits(game.state, action, region) || !couldPlace(game, action, region)) return false
  const affordable = affords(game, action, recruit.cost(game, action, region))
  const supply = couldBeSupplied(game.state, action, region)
  return needsSupply(game.state, action) ? affordable && supply : affordable || supply
}

/** Balearic Slingers (card 13), but for the Recruit of Acco, which goes to any Regions (card 34, 5.1.2). */
function needsSupply(state: State, { grant }: Action): boolean {
  return recruitNeedsSupply(state) && !grant?.asControlled
}

function couldBeSupplied(state: State, { faction, promises }: Action, region: RegionId): boolean {
  return supplyPossible(state, faction, region, promises, commiusRegions(state))
}

/** In a Supply Line without anybody's leave; with Balearic Slingers that spares no Resources (card 13). */
function suppliedForNothing(state: State, { faction }: Action, region: RegionId): boolean {
  return !recruitNeedsSupply(state) && inSupply(state, faction, region, setOf(commiusRegions(state)))
}

/** Not Devastated; an Ally with Roman Control or Caesar, Auxilia where a Leader, Ally or Fort is. With Acco anywhere (card 34). */
export function recruitActs(game: Game, action: Action, region: RegionId): RecruitAct[] {
  const n = mostAuxilia(game, action, region)
  return [
    ...alliesToPlace(game, action, region).map((tribe) => ({ kind: 'ally' as const, tribe })),
    ...(n > 0 ? [{ kind: 'auxilia' as const, n }] : []),
  ]
}

/** Whether there is any such act: Auxilia first, as there most often are. */
function couldPlace(game: Game, action: Action, region: RegionId): boolean {
  return mostAuxilia(game, action, region) > 0 || alliesToPlace(game, action, region).length > 0
}

function barsRecruit(state: State, { grant }: Action, region: RegionId): boolean {
  return state.regions[region].devastated && !grant?.asControlled
}

function alliesToPlace(game: Game, action: Action, region: RegionId): TribeId[] {
  const { state } = game
  const mayAlly =
    action.grant?.asControlled ||
    controls(state, 'romans', region) ||
    namedLeaderIn(state, 'romans', region) ||
    commiusRecruits(state, region)
  if (!mayAlly || barsRecruit(state, action, region)) return []
  return subduedIn(state, region).filter((t) => canPlaceAlly(game, 'romans', t))
}

function mostAuxilia(game: Game, action: Action, region: RegionId): number {
  if (barsRecruit(game.state, action, region)) return 0
  return Math.min(auxiliaToPlace(game.state, region, action.grant), placeableTroops(game, 'romans', region))
}

/** The most Auxilia: Roman Allies, 1 for the Leader, 1 for a Fort, and 1 more in Provincia; in Cisalpina 2 (card 5), by Commius 1 more in Belgica (card 55). */
function auxiliaToPlace(state: State, region: RegionId, grant: Grant | undefined): number {
  const leader = leaderIn(state, 'romans', region) ? 1 : 0
  if (region === 'cisalpina')
    return grant?.asControlled || piecesIn(state, 'romans', region) > 0 ? auxiliaInCisalpina : 0
  const allies = alliesIn(state, 'romans', region).length + (commiusRecruits(state, region) ? 1 : 0)
  const n = allies + leader + state.regions[region].forces.romans.forts
  return n > 0 && isHomeOf('romans', region) ? n + 1 : n
}

/**
 * Selects and pays Region by Region; refused leave may be paid for, the Region left out, or the whole called off.
 *
 * @throws IllegalAnswer if a Special Ability or a removal before the Command has left no Region for it (4.1)
 */
function* selectRegions(game: Game, action: Action): Flow<RegionId[] | 'called-off'> {
  const before = cloneState(game.state)
  const selected: RegionId[] = []
  const leftOut: RegionId[] = []
  while (selected.length < (action.limited ? 1 : (action.most ?? Infinity))) {
    const region = yield* nextRecruitRegion(game, action, selected, leftOut)
    if (region === undefined) break
    const asked = couldBeSupplied(game.state, action, region)
    const supplied = yield* isSupplied(game, action, region)
    if (asked && !supplied) {
      const unchanged = action.ability?.used === undefined && sameState(game.state, before)
      const answer = yield* withoutSupply(game, action, region, unchanged)
      if (answer === 'call-off') return 'called-off'
      if (answer === 'leave-out') {
        leftOut.push(region)
        continue
      }
    }
    game.apply({ kind: 'select', rule, faction: action.faction, command: 'recruit', region })
    const pays = !action.free && (!supplied || recruitNeedsSupply(game.state))
    if (pays) pay(game, rule, action.faction, fullCost, 'cost', region)
    action.ability?.begin()
    selected.push(region)
  }
  if (selected.length > 0) return selected
  if (leftOut.length === 0 && !action.ability?.commandMayFail)
    throw new IllegalAnswer(text('illegal.no-region-left', { command: { kind: 'command', id: 'recruit' } }))
  const unchanged = action.ability?.used === undefined && sameState(game.state, before)
  return unchanged ? 'called-off' : []
}

/** Hears the answers about the Supply Line; for a free Recruit it matters only with Balearic Slingers (card 13). */
function* isSupplied(game: Game, action: Action, region: RegionId): Flow<boolean> {
  const { faction, free, promises } = action
  if (free && !needsSupply(game.state, action)) return true
  return yield* supplyLine(game, faction, region, rule, 'recruit', promises, commiusRegions(game.state))
}

function* nextRecruitRegion(
  game: Game,
  action: Action,
  selected: readonly RegionId[],
  leftOut: readonly RegionId[],
): Flow<RegionId | undefined> {
  const mayStop = leftOut.length > 0 || maySelectNone(action, selected.length)
  const question = { faction: decides(action), topic: 'recruit.region', rule }
  const isNew = (r: RegionId): boolean => !selected.includes(r) && !leftOut.includes(r)
  const open = (): RegionId[] =>
    recruit.regions(game, action).filter((r) => isNew(r) && enoughForAll(game, action, [...selected, r]))
  const lacking = (): RegionId[] =>
    selected.length > 0 && open().length === 0 ? lackingRegions(game, action, recruit).filter(isNew) : []
  const choices = (): Choice<RegionId>[] => [
    ...open().map((r) => regionChoice(r, { detail: costDetail(game, action, r) })),
    ...lacking().map((r) => regionChoice(r, { refused: text('refused.lacking') })),
  ]
  const asides = (): Iterable<Aside> =>
    selected.length === 0 ? firstAsides(game, action, recruit) : keptOpenIf(lacking().length > 0, action.asides())
  return yield* (mayStop ? pickOneOrNone : pickOne)(game, question, choices, asides)
}

function costDetail(game: Game, action: Action, region: RegionId): ReturnType<typeof text> | undefined {
  const cost = recruit.cost(game, action, region)
  const spared = cost > 0 && !recruitNeedsSupply(game.state)
  if (spared && couldBeSupplied(game.state, action, region)) return text('recruit.cost-or-leave', { n: cost })
  return costText(cost)
}

/** Whether enough Allies and Auxilia are Available to place something in each of the Regions: none is charged for nothing. */
function enoughForAll(game: Game, action: Action, selected: readonly RegionId[]): boolean {
  const kinds = selected.map((r) => recruitActs(game, action, r).map((act) => act.kind))
  const onlyAlly = kinds.filter((k) => !k.includes('auxilia')).length
  const onlyAuxilia = kinds.filter((k) => !k.includes('ally')).length
  const allies = availableAllies(game, 'romans')
  const lent = selected.some((r) => lenderIn(game.state, 'romans', r)) ? availableTroops(game, 'aedui') : 0
  const auxilia = availableTroops(game, 'romans') + lent
  return onlyAlly <= allies && onlyAuxilia <= auxilia && selected.length <= allies + auxilia
}

/** Leave was refused: pay, leave this Region out, or call the Recruit off if nothing has changed yet (1.5.2). */
function* withoutSupply(
  game: Game,
  action: Action,
  region: RegionId,
  unchanged: boolean,
): Flow<'pay' | 'leave-out' | 'call-off'> {
  const answers = ['pay', 'leave-out', 'call-off'] as const
  const payable = affords(game, action, fullCost) && !recruitNeedsSupply(game.state)
  const open = { pay: payable, 'leave-out': true, 'call-off': unchanged }
  const answer = yield* pickOne(game, recruitQuestion(action, 'recruit.no-supply', region), () =>
    answers
      .filter((a) => open[a])
      .map((a): Choice<(typeof answers)[number]> => ({
        id: a,
        value: a,
        label: text(`recruit.${a}`, { n: fullCost }),
      })),
  )
  return answer ?? 'leave-out'
}

/** Places an Ally or Auxilia in a selected Region. */
function* recruitIn(game: Game, action: Action, region: RegionId): Flow {
  const act = yield* pickOne(
    game,
    recruitQuestion(action, 'recruit.act', region),
    () => recruitChoices(game, action, region),
    action.asides,
  )
  if (!act) return note(game, rule, text('log.recruit.nothing', { region: regionThing(region) }), 'romans')
  switch (act.kind) {
    case 'ally':
      return placeAlly(game, rule, 'romans', act.tribe)
    case 'auxilia':
      return yield* placeSome(game, recruitQuestion(action, 'recruit.auxilia', region), 'romans', region, {
        least: 1,
        most: act.n,
      })
  }
}

function recruitChoices(game: Game, action: Action, region: RegionId): Choice<RecruitAct>[] {
  return recruitActs(game, action, region).map((act): Choice<RecruitAct> => {
    switch (act.kind) {
      case 'ally':
        return settlementChoice('ally', act.tribe, act)
      case 'auxilia':
        return { id: 'auxilia', value: act, label: text('recruit.auxilia', { n: act.n }), on: [regionThing(region)] }
    }
  })
}

function recruitQuestion(action: Action, topic: string, region: RegionId): Question {
  return regionQuestion(decides(action), rule, topic, region)
}
