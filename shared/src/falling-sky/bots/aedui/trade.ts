import type { ChooseDecision } from '../../../kernel/decision'
import { text } from '../../../kernel/text'
import { tradeIn, tradeTotal } from '../../agreements/trade'
import { controller } from '../../board/control'
import { playableRegions } from '../../board/map'
import { setOf } from '../../board/region-set'
import type { Action } from '../../commands/action'
import { permits } from '../../commands/action'
import { maxResources } from '../../forces/inventory'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { chooseRegion, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { tradePlan } from '../plans/abilities'
import { openIds } from '../plans/responder'
import { test } from '../walk'
import { isPlayer, resourcesFact, turnNow } from './board'

/** Below so many Resources of the Aedui, or of Aedui and Romans together, the Aedui think of Trade (8.6.3). */
const fewOwn = 10
const fewTogether = 15
/** As 1st Eligible they Trade for so much at least. */
const worthTrading = 3

/**
 * A-TRADE (8.6.3), up to the answers of the others: have the Aedui just Battled, or are Resources low; and could Trade
 * gain enough if every player agreed?
 *
 * @param action the Command that Trade accompanies, or Trade itself: an Event may restrict it to some Regions
 */
export function aTrade(game: Game, action: Action, battled: boolean): boolean {
  const { aedui, romans } = game.state.resources
  const wanted = battled || aedui < fewOwn || aedui + romans < fewTogether
  const n = wanted ? mostGain(game, action) : 0
  const facts = [resourcesFact(game), ...(wanted ? [text('bot.fact.aedui-could-gain', { n })] : [])]
  return test(turnNow(game), 'A-TRADE', wanted && pays(game, n), facts)
}

/** Second Eligible Trade for anything, first Eligible for 3 or more. */
function pays(game: Game, gain: number): boolean {
  return gain >= (turnNow(game).options.place === 'second' ? 1 : worthTrading)
}

/** What Trade gains if the players agree to all, the NP Romans as they do, and NP Belgae and Arverni don't (8.6.3). */
function mostGain(game: Game, action: Action): number {
  const { state } = game
  const granted = playableRegions(state).filter((r) => {
    const by = controller(state, r)
    return by !== undefined && by !== 'aedui' && by !== 'germans' && (by === 'romans' || isPlayer(game, by))
  })
  const incomes = tradeIn(state, 'aedui', { romans: true, granted: setOf(granted) }, (r) => permits(state, action, r))
  return held(game, tradeTotal(state, incomes))
}

function held({ state }: Game, gain: number): number {
  return Math.min(gain, maxResources - state.resources.aedui)
}

/**
 * Answers Trade's questions: all Resources possible; the answers of the others decide whether it goes on.
 *
 * @param anything whether it goes on for whatever it brings
 */
export function tradeAnswers(anything: (game: Game) => boolean = () => false): Responder {
  return tradePlan((n, game) => {
    const gain = held(game, n)
    if (anything(game)) return true
    return test(turnNow(game), 'A-TRADE', pays(game, gain), [text('bot.fact.aedui-gains', { n: gain })])
  }, bestRegion)
}

/** With River Commerce (card 39) one Region Trades: the one that brings most. */
const bestRegion: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const open = playableRegions(game.state).filter((r) => openIds(decision).includes(r))
  const region = chooseRegion(game, 'aedui', 'A-TRADE', open, [most('aedui-income', (r) => incomeTold(decision, r))])
  return region && { choose: [region] }
}

function incomeTold(decision: ChooseDecision, region: RegionId): number {
  const n = decision.options.find((o) => o.id === region)?.detail?.params?.['n']
  return typeof n === 'number' ? n : 0
}
