import type { GameOptions } from '../state'

/**
 * Five cards whose text the second edition changed. Its text counts unless the options of the game say otherwise; bots
 * play by the second edition's flowcharts and Instructions in either case.
 */

type Edition = Pick<GameOptions, 'firstEditionCards'>

/** The parts of those cards that read otherwise in the first edition. */
const changedParts: Readonly<Record<number, readonly string[]>> = {
  11: ['unshaded', 'tip.1'],
  30: ['shaded'],
  39: ['unshaded'],
  44: ['shaded'],
  54: ['unshaded', 'tip.3'],
}

/** The cards that the second edition changed, in order. */
export const changedCards: readonly number[] = Object.keys(changedParts).map(Number)

/** Whether the five cards go by the first edition in this game. */
export function firstEdition({ options }: { options: Edition }): boolean {
  return options.firstEditionCards === true
}

/** The key of a text of a card (`unshaded`, `shaded`, `tip.1`) in the edition that counts. */
export function cardTextKey(card: number, part: string, { firstEditionCards = false }: Edition = {}): string {
  const key = `card.${card}.${part}`
  return firstEditionCards && changedParts[card]?.includes(part) ? `${key}.first-edition` : key
}

/** The key of the same text in the edition that does not count; undefined where both say the same. */
export function otherTextKey(
  card: number,
  part: string,
  { firstEditionCards = false }: Edition = {},
): string | undefined {
  if (!changedParts[card]?.includes(part)) return undefined
  return cardTextKey(card, part, { firstEditionCards: !firstEditionCards })
}
