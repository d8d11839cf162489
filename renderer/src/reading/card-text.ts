import { cardData } from '@gallia/shared/falling-sky/cards/cards'
import { cardTextKey, otherTextKey } from '@gallia/shared/falling-sky/cards/edition'
import { useTable } from '../stores/table'
import { useText } from '../text/i18n'

export interface SideText {
  side: 'unshaded' | 'shaded'
  key: string
}

/** The texts of a card that one edition has, as keys. */
export interface CardText {
  sides: readonly SideText[]
  /** Whether the card has two texts (5.2), though one alone may differ in the other edition. */
  dual: boolean
  tips: readonly string[]
}

const sides = ['unshaded', 'shaded'] as const
const tips = [1, 2, 3, 4, 5].map((n) => `tip.${n}`)

/**
 * What stands on the cards: in the edition that the game at the table is played by, else in the second; and what the
 * other edition says, where it says something else.
 */
export function useCardTexts() {
  const table = useTable()
  const { t, has } = useText()

  function textsBy(card: number, keyOf: (part: string) => string | undefined): CardText {
    const found = (part: string): string[] => {
      const key = keyOf(part)
      return key !== undefined && has(key) ? [key] : []
    }
    return {
      sides: sides.flatMap((side) => found(side).map((key) => ({ side, key }))),
      dual: cardData(card).dual,
      tips: tips.flatMap(found),
    }
  }

  /** Whether the game at the table has the texts of the first edition. */
  const byFirst = (): boolean => table.board?.options.firstEditionCards === true
  const textsOf = (card: number): CardText => textsBy(card, (part) => cardTextKey(card, part, table.board?.options))

  /** What the edition says that does not count here; undefined where both say the same. */
  function otherTextsOf(card: number): (CardText & { edition: 'first' | 'second' }) | undefined {
    const other = textsBy(card, (part) => otherTextKey(card, part, table.board?.options))
    return other.sides.length ? { ...other, edition: byFirst() ? 'second' : 'first' } : undefined
  }

  /** All that can be read on a card, for those who search. */
  function wordsOn(card: number): string {
    const all = [textsOf(card), otherTextsOf(card)].flatMap((text) =>
      text ? [...text.sides.map(({ key }) => key), ...text.tips] : [],
    )
    return [`card.${card}.title`, ...all].map((key) => t(key)).join(' ')
  }

  return { textsOf, otherTextsOf, byFirst, wordsOn }
}
