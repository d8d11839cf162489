import type { Decision } from '../../../kernel/decision'
import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { modifiers } from '../../capabilities/registry'
import type { CardSide } from '../../events/event'
import { cardRule } from '../../events/event'
import { eventCard } from '../../events/registry'
import type { Effect } from '../../effects'
import { removedOf } from '../toll'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import { cardThing } from '../../names'
import { executeSide } from '../../sequence/event'
import type { BotTurn, PlannedEvent } from '../flowchart'
import { cardSymbol } from '../instruction-table'
import { sideOf } from '../instructions'
import { benefitsOthersOnly, namesAfterEffects } from '../reactions/beneficiary'
import { tryOut } from '../trial'
import { record } from '../walk'
import { EventSearch } from './event-search'
import { barredByWinter } from './winter-showing'

/** Why a bot declines an Event (8.1.1). */
export type Declined = 'no-card' | 'no-event' | 'final-year' | 'ineffective' | 'instruction' | 'helps-player'

/** What a bot makes of the current card: the text it would execute, or why not. */
export type EventView = { kind: 'declined'; why: Declined } | { kind: 'event'; side: CardSide; automatic: boolean }

/**
 * Whether the bot would execute the Event of the current card (8.1.1, 8.2): not with swords or by its Instruction, no
 * Capability in the final year, only if a try shows an effect, and while Winter shows none that could push a player over
 * his threshold (8.4.4). `automatic`: a carnyx, by which the Arverni need no roll.
 */
export function viewEvent({ game, faction }: BotTurn): EventView {
  const { current } = game.state.cards
  if (typeof current !== 'number') return { kind: 'declined', why: 'no-card' }
  const { kind } = cardSymbol(current, faction)
  if (kind === 'swords') return { kind: 'declined', why: 'no-event' }
  const instruction = game.mind?.chart(faction).instructions[current]
  if (instruction?.declined?.(game))
    return { kind: 'declined', why: kind === 'laurels' ? 'instruction' : 'ineffective' }
  const side = sideOf(game, faction, current, instruction)
  if (isCapability(current, side) && isFinalYear(game)) return { kind: 'declined', why: 'final-year' }
  if (!hasEffect(game, faction, current, side)) return { kind: 'declined', why: 'ineffective' }
  if (pushesPlayer(game, faction, current, side)) return { kind: 'declined', why: 'helps-player' }
  return { kind: 'event', side, automatic: kind === 'carnyx' }
}

/**
 * The boxes "Event available?" and "Ineffective, final-year Capability or No Event?" of every flowchart (B3, A2, V2, R3):
 * tells the answers and returns the Event to execute, or undefined.
 */
export function eventOf(turn: BotTurn, node: string): (PlannedEvent & { automatic: boolean }) | undefined {
  const { game, faction, options } = turn
  const tell = (answer: string, card?: number): void =>
    record(game, faction, {
      node,
      question: text('bot.event'),
      answer: text(`bot.event.${answer}`, card === undefined ? {} : { card: cardThing(card) }),
    })
  if (!options.event) {
    tell('not-available')
    return undefined
  }
  const view = viewEvent(turn)
  if (view.kind === 'declined') {
    tell(view.why)
    return undefined
  }
  tell('yes')
  return view
}

function isCapability(card: number, side: CardSide): boolean {
  return modifiers.some((m) => m.card === card && m.side === side)
}

/** Whether the next Winter card is the last one (8.1.1). */
function isFinalYear({ state }: Game): boolean {
  const { deck, next } = state.cards
  return [next, ...deck].filter((c) => c === 'winter').length <= 1
}

/** Effects that tell, roll, or only turn pieces over: no effect in the sense of 8.1.1. */
const idle = new Set<Effect['kind']>([
  'note', 'roll', 'select', 'command', 'ability', 'event', 'enlist', 'diviciacus', 'acted', 'bot-path',
]) // prettier-ignore

/** A trial has shown what was to be known: the rest of it need not be played. */
class Enough extends Error {
  override name = 'Enough'
}

/**
 * Whether the text does something now, as the bot would execute it: more than turning its own pieces to Revealed, and
 * more than Battles without a Loss for an enemy (8.1.1); and whether the bot itself has the benefit where that is its
 * choice (8.2.3). A rule that refuses what the bot would answer makes no Event Ineffective: that is a fault of the bot's
 * procedures, and is thrown.
 */
export function hasEffect(game: Game, faction: Faction, card: number, side: CardSide): boolean {
  if (!eventCard(card)[side]) return false
  const mayTurnOut = namesAfterEffects.has(card) // to be for others only, after the first effects
  let effects = 0
  let forOthers = false
  const watch = (decision: Decision): undefined => {
    forOthers ||= benefitsOthersOnly(decision, faction)
  }
  try {
    tryOut(game, (copy) => asBotWould(copy, faction, card, side), {
      die: (why) => (why.key === 'roll.loss' ? 1 : undefined),
      plans: [{ faction, respond: watch }],
      forced: watch,
      effect: (effect) => {
        if (!counts(effect, faction, card)) return
        effects++
        if (!mayTurnOut) throw new Enough()
      },
    })
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return effects > 0 && !forOthers
}

/** The Event by the Faction's Instruction and the guidelines, as on the table. */
function asBotWould(copy: Game, faction: Faction, card: number, side: CardSide): Flow<unknown> {
  if (copy.mind) copy.mind.search = new EventSearch(copy, faction, card, side)
  return executeSide(copy, faction, card, side)
}

/** Whether the Event could take a player over his threshold, or further over it, while Winter shows (8.4.4). */
function pushesPlayer(game: Game, faction: Faction, card: number, side: CardSide): boolean {
  return barredByWinter(game, (copy) => asBotWould(copy, faction, card, side))
}

function counts(effect: Effect, faction: Faction, card: number): boolean {
  if (idle.has(effect.kind)) return false
  if (effect.kind === 'flip' && effect.faction === faction && effect.to !== 'hidden') return false
  const battleRemoval = effect.kind.startsWith('remove-') && effect.rule !== cardRule(card)
  if (battleRemoval && removedOf(effect, faction) > 0) return false // its own Losses in a free Battle
  return true
}
