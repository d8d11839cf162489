import type { Flow } from '../../../kernel/flow'
import type { Thing } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import type { Game } from '../../game'
import { note } from '../../game'
import type { CardId, Faction } from '../../ids'
import { cardThing, factionThing } from '../../names'
import { confirm, pickOne } from '../../questions'
import type { Play } from '../event'
import { asidesOf } from './free'

/** The topic of the question that shows facedown cards to one Faction; `Table.undo` across its answer needs a warning. */
export const peekTopic = 'event.peek'

const cardsShown = 2

/** The first two facedown cards, those below the showing one; fewer if the deck has fewer. */
function facedown(game: Game): readonly CardId[] {
  return game.state.cards.deck.slice(0, cardsShown)
}

/** Shows the first two facedown cards to the Faction alone: neither the log nor the board ever says which they are. */
export function* peek(game: Game, play: Play, faction: Faction): Flow {
  const cards = facedown(game).map(faceUp)
  if (cards.length === 0) return
  const question = { faction, topic: peekTopic, rule: play.rule, params: { n: cards.length }, secret: { cards } }
  const seen = { id: 'seen', value: true, label: text('peek.seen') }
  yield* pickOne(game, question, () => [seen], asidesOf(play, faction))
  note(game, play.rule, text('log.peek', { faction: factionThing(faction), n: cards.length }), faction)
}

/** The Faction may look at them, and need not. */
export function* mayPeek(game: Game, play: Play, faction: Faction): Flow {
  const n = facedown(game).length
  if (n === 0) return
  const question = { faction, topic: 'event.may-peek', rule: play.rule, params: { n } }
  const looks = yield* confirm(game, question, text('peek.yes'), text('peek.no'), asidesOf(play, faction))
  if (looks) yield* peek(game, play, faction)
}

function faceUp(card: CardId): Thing {
  return card === 'winter' ? { kind: 'card', id: card } : cardThing(card)
}
