import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { askTradeTerms, mostFromTrade, tradeIn, tradeTotal } from '../agreements/trade'
import { playableRegions } from '../board/map'
import { tradeRegionsAtMost } from '../capabilities/in-abilities'
import type { Ability, Action } from '../commands/action'
import { decides, permits, regionsFound } from '../commands/action'
import { maxResources } from '../forces/inventory'
import { gain } from '../forces/resources'
import type { Game } from '../game'
import { supposing } from '../game'
import type { RegionId } from '../ids'
import { regionThing } from '../names'
import { addResources } from '../parts'
import type { Choice, Question } from '../questions'
import { pickOne, regionChoice } from '../questions'
import { actHinders } from './before-command'
import { tradeIncome } from './trade-income'

const rule = '4.4.1'

/** Trade (4.4.1): all Regions in Supply Lines at once; it may be called off after the answers. */
export const trade: Ability = {
  id: 'trade',
  ...regionsFound(tradeRegions),
  opens(game, action, command) {
    const n = mostFromTrade(game.state, action.faction, true, (r) => permits(game.state, action, r))
    const most = Math.min(n, maxResources - game.state.resources[action.faction])
    const richer = supposing(game, (state) => addResources(state, action.faction, most))
    return command.possible(richer, action)
  },
  *run(game, action) {
    const { faction } = action
    const permitted = (r: RegionId): boolean => permits(game.state, action, r)
    const terms = yield* askTradeTerms({ game, by: faction, rule, permitted })
    const all = tradeIn(game.state, faction, terms, permitted)
    if (all.length === 0) return 'called-off'
    const only = yield* onlyRegion(game, action, all)
    const incomes = (): { region: RegionId; n: number }[] =>
      tradeIn(game.state, faction, terms, permitted).filter(({ region }) => region === (only ?? region))
    if (!(yield* goesOn(game, action, incomes))) return 'called-off'
    for (const { region, n } of incomes()) gain(game, rule, faction, n, 'trade', region)
    return 'used'
  },
}

/** By River Commerce one Region trades, picked when the answers are known (card 39). Returns undefined where all do. */
function* onlyRegion(
  game: Game,
  action: Action,
  incomes: readonly { region: RegionId; n: number }[],
): Flow<RegionId | undefined> {
  if (incomes.length <= tradeRegionsAtMost(game.state)) return undefined
  return yield* pickOne(game, { faction: decides(action), topic: 'trade.region', rule: 'card 39' }, () =>
    incomes.map(({ region, n }) => regionChoice(region, { detail: text('trade.income', { n }) })),
  )
}

/**
 * Asks whether the Trade goes on, with what it brings now: own pieces may be removed beside the question (1.4.1). One that
 * was to open a Command and is too little for it can only be called off (4.1).
 */
function* goesOn(game: Game, action: Action, incomes: () => { region: RegionId; n: number }[]): Flow<boolean> {
  const question: Question = {
    faction: action.faction,
    topic: 'trade.go-on',
    rule,
    get params() {
      return { n: tradeTotal(game.state, incomes()) }
    },
    get about() {
      return incomes().map(({ region }) => regionThing(region))
    },
    get notes() {
      return incomes().map(({ region, n }) => text('trade.region', { region: regionThing(region), n }))
    },
  }
  const brought = (): number => tradeTotal(game.state, incomes())
  const tooLittle = (): boolean =>
    actHinders(game, action, (copy) => gain(copy, rule, action.faction, brought(), 'trade'))
  const choices = (): Choice<boolean>[] => [
    {
      id: 'yes',
      label: text('trade.yes'),
      value: true,
      refused: tooLittle() ? text('illegal.ability-hinders') : undefined,
    },
    { id: 'no', label: text('trade.no'), value: false },
  ]
  return (yield* pickOne(game, question, choices, action.asides)) ?? false
}

/** Regions that would bring something if everybody agreed; none while no more Resources can be held (1.8). */
function tradeRegions({ state }: Game, action: Action): RegionId[] {
  const { faction } = action
  const permitted = (r: RegionId): boolean => permits(state, action, r)
  if (state.resources[faction] >= maxResources || mostFromTrade(state, faction, true, permitted) === 0) return []
  return playableRegions(state).filter((r) => permitted(r) && tradeIncome(state, faction, r, true) > 0)
}
