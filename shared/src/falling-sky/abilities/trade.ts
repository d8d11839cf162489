import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { askTradeTerms, mostFromTrade, tradeIn, tradeTotal } from '../agreements/trade'
import { playableRegions } from '../board/map'
import { tradeRegionsAtMost } from '../capabilities/in-abilities'
import type { Ability, Action } from '../commands/action'
import { decides, permits } from '../commands/action'
import { maxResources } from '../forces/inventory'
import { gain } from '../forces/resources'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { regionThing } from '../names'
import { confirm, pickOne, regionChoice } from '../questions'
import { tradeIncome } from './trade-income'

const rule = '4.4.1'

/** Trade (4.4.1): all Regions in Supply Lines at once; it may be called off after the answers. */
export const trade: Ability = {
  id: 'trade',
  regions: (game, action) => tradeRegions(game, action),
  opens(game, action, command) {
    const n = mostFromTrade(game.state, action.faction, true, (r) => permits(action, r))
    const { resources } = game.state
    const richer = { ...resources, [action.faction]: Math.min(maxResources, resources[action.faction] + n) }
    const state = { ...game.state, resources: richer }
    return command.regions({ ...game, state }, action).length > 0
  },
  *run(game, action) {
    const { faction } = action
    const permitted = (r: RegionId): boolean => permits(action, r)
    const terms = yield* askTradeTerms({ game, by: faction, rule, permitted })
    const all = tradeIn(game.state, faction, terms, permitted)
    if (all.length === 0) return 'called-off'
    const chosen = yield* chooseRegions(game, action, all)
    const incomes = all.filter(({ region }) => chosen.includes(region))
    const n = tradeTotal(game.state, incomes)
    const question = {
      faction,
      topic: 'trade.go-on',
      rule,
      params: { n },
      about: incomes.map(({ region }) => regionThing(region)),
      notes: incomes.map((i) => text('trade.region', { region: regionThing(i.region), n: i.n })),
    }
    const goesOn = yield* confirm(game, question, text('trade.yes'), text('trade.no'), action.asides)
    if (!goesOn) return 'called-off'
    for (const { region, n: income } of tradeIn(game.state, faction, terms, permitted))
      if (chosen.includes(region)) gain(game, rule, faction, income, 'trade', region)
    return 'used'
  },
}

/** All Regions; by River Commerce one, picked when the answers are known (card 39). */
function* chooseRegions(
  game: Game,
  action: Action,
  incomes: readonly { region: RegionId; n: number }[],
): Flow<RegionId[]> {
  const all = incomes.map(({ region }) => region)
  if (all.length <= tradeRegionsAtMost(game.state)) return all
  const picked = yield* pickOne(game, { faction: decides(action), topic: 'trade.region', rule: 'card 39' }, () =>
    incomes.map(({ region, n }) => regionChoice(region, { detail: text('trade.income', { n }) })),
  )
  return picked ? [picked] : []
}

/** Regions that would bring something if everybody agreed; none while no more Resources can be held (1.8). */
function tradeRegions(game: Game, action: Action): RegionId[] {
  const { state } = game
  const { faction } = action
  const permitted = (r: RegionId): boolean => permits(action, r)
  if (state.resources[faction] >= maxResources || mostFromTrade(state, faction, true, permitted) === 0) return []
  return playableRegions(state).filter((r) => permitted(r) && tradeIncome(state, faction, r, true) > 0)
}
