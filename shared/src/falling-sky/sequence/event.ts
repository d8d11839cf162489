import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { overheard } from '../bots/overheard'
import { cardData } from '../cards/cards'
import { cardTextKey } from '../cards/edition'
import type { CardSide, Play } from '../events/event'
import { cardRule } from '../events/event'
import { eventCard } from '../events/registry'
import type { TriedText } from '../events/support/preview'
import { previewBeginning, wouldChange } from '../events/support/preview'
import type { Game } from '../game'
import type { Faction } from '../ids'
import { cardThing } from '../names'
import type { Choice } from '../questions'
import { pickOne } from '../questions'
import { describe } from '../text/describe'
import { executorAsides } from './execute'

/** Executes the Event of the current card (5.1): one of its texts, the Faction's choice where there are two (5.2). */
export function* executeEvent(game: Game, faction: Faction): Flow {
  const { current } = game.state.cards
  if (typeof current !== 'number') throw new Error('there is no Event to execute')
  const side = yield* chooseSide(game, faction, current)
  yield* executeSide(game, faction, current, side)
}

/** Carries out one text of a card for a Faction. */
export function* executeSide(game: Game, faction: Faction, card: number, side: CardSide): Flow {
  const rule = cardRule(card)
  game.apply({ kind: 'event', rule, faction, card, side })
  const play: Play = { card, side, faction, rule, asides: executorAsides(game, faction) }
  const flow = eventCard(card)[side]
  if (!flow) throw new Error(`card ${card} has no ${side} text`)
  const done = game.mind?.beginsEvent(game, play)
  yield* overheard(game, flow(game, play))
  done?.()
}

function* chooseSide(game: Game, faction: Faction, card: number): Flow<CardSide> {
  if (!cardData(card).dual) return 'unshaded'
  const question = {
    faction,
    topic: 'event.side',
    rule: '5.2',
    params: { card: cardThing(card) },
    about: [cardThing(card)],
  }
  const side = yield* pickOne(game, question, () => [
    sideChoice(game, faction, card, 'unshaded'),
    sideChoice(game, faction, card, 'shaded'),
  ])
  return side ?? 'unshaded'
}

function sideChoice(game: Game, faction: Faction, card: number, side: CardSide): Choice<CardSide> {
  return {
    id: side,
    value: side,
    label: text(cardTextKey(card, side, game.state.options)),
    findDetail: () => whatItDoes(game, { faction, card, side }),
  }
}

/** What an Event with one text would do now; of two texts only whether both do nothing. */
export function eventDetail(game: Game, faction: Faction, card: number): Text | undefined {
  if (!cardData(card).dual) return whatItDoes(game, { faction, card, side: 'unshaded' })
  const both = (['unshaded', 'shaded'] as const).map((side): TriedText => ({ faction, card, side }))
  return both.some((tried) => wouldChange(game, tried)) ? undefined : doNothing(game, both)
}

function whatItDoes(game: Game, tried: TriedText): Text | undefined {
  return wouldChange(game, tried) ? beginningOf(game, tried) : doNothing(game, [tried])
}

/** The texts do nothing now, perhaps unless their executor first makes pieces of its own Available. */
function doNothing(game: Game, texts: readonly TriedText[]): Text {
  const removalHelps = texts.some((tried) => wouldChange(game, tried, true))
  return text(removalHelps ? 'event.no-effect.unless-removed' : 'event.no-effect')
}

/** The first two things that the text would do or ask; of more only how many are certain. */
function beginningOf(game: Game, tried: TriedText): Text | undefined {
  const { effects, asks } = previewBeginning(game, tried)
  const [what, then, ...more] = [...effects.map((effect) => describe(effect)), ...(asks ? [asks] : [])]
  if (!what) return undefined
  if (!then) return text('event.begins', { what })
  return more.length
    ? text('event.begins.more', { what, n: more.length + 1 })
    : text('event.begins.then', { what, then })
}
