import type { SaveEntry } from '@gallia/shared/protocol'
import { useText } from '../text/i18n'

/** A game in one line: its scenario, unless it is called so itself, the year, and what else there is to say. */
export function useGameLine(): (game: Pick<SaveEntry, 'name' | 'scenario' | 'yearBC'>, rest: string) => string {
  const { t } = useText()
  return ({ name, scenario, yearBC }, rest) => {
    const called = t(`scenario.${scenario}`)
    return [...(name === called ? [] : [called]), t('ui.year', { year: yearBC }), rest].join(', ')
  }
}

/** Where a saved game stands, in one line that ends with its card. */
export function useStanding(): (entry: SaveEntry) => string {
  const { t } = useText()
  const line = useGameLine()
  return (entry) => line(entry, entry.over ? t('ui.load.over') : t('ui.load.card', { n: entry.card, all: entry.cards }))
}
