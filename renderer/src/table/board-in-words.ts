import type { Faction } from '@gallia/shared/falling-sky/ids'
import { playerFactions } from '@gallia/shared/falling-sky/position/position'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import type { useText } from '../text/i18n'
import { cardsInForce } from './cards'
import { eligibilityText } from './eligibility'
import { scoresInWords } from './log-text'

type Words = ReturnType<typeof useText>

/**
 * What a board of cardboard shows beside the map, for a picture of it: a line for each Faction, one for the cards, one
 * for Rome, and one for what is in force, if anything is.
 */
export function besideTheMap(board: BoardView, words: Words): string[] {
  return [
    ...playerFactions.map((faction) => joined(factionInWords(board, faction, words))),
    joined(cardsInWords(board, words)),
    joined(romeInWords(board, words)),
    joined(inForceInWords(board, words)),
  ].filter((line) => line !== '')
}

const joined = (parts: readonly string[]): string => parts.join(' · ')

function factionInWords(board: BoardView, faction: Faction, words: Words): string[] {
  const { conditions, margin } = board.factions[faction]
  const score = { faction, scores: conditions.map((c) => c.score), margin: margin ?? 0 }
  const scores = scoresInWords({ scores: [score] }, words)
  const resources = labelled(words, 'ui.plaque.resources', String(board.resources[faction]))
  return [...scores, resources, words.tx(eligibilityText(board, faction, undefined, undefined))]
}

function cardsInWords({ cards }: BoardView, words: Words): string[] {
  const named = (label: string, card: typeof cards.current): string[] =>
    card === null ? [] : [labelled(words, label, cardInWords(card, words))]
  const left = cards.left + (cards.next === null ? 0 : 1)
  return [
    ...named('ui.card.current', cards.current),
    ...named('ui.card.next', cards.next),
    labelled(words, 'ui.top.cards-left', String(left)),
  ]
}

function romeInWords({ senate, legions }: BoardView, words: Words): string[] {
  const { t } = words
  const { track, fallen, removed, harvestBox } = legions
  const box = t(`senate.${senate.box}`)
  return [
    labelled(words, 'ui.top.senate', senate.firm ? `${box} (${t('ui.top.firm')})` : box),
    t('ui.board.legions-off', { n: track, fallen, removed: removed + harvestBox }),
  ]
}

function inForceInWords(board: BoardView, words: Words): string[] {
  const held = board.capabilities.map(
    ({ card, side, holder }) =>
      `${cardInWords(card, words)} (${words.t(`side.${side}`)}, ${words.name('faction', holder)})`,
  )
  const all = [...held, ...cardsInForce(board).map((card) => cardInWords(card, words))]
  return all.length === 0 ? [] : [labelled(words, 'ui.card.in-force', all.join('; '))]
}

function cardInWords(card: number | 'winter', { name }: Words): string {
  return card === 'winter' ? name('card', card) : `${card} ${name('card', card)}`
}

const labelled = ({ t }: Words, label: string, what: string): string => t('ui.labelled', { name: t(label), what })
