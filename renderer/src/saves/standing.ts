import type { SaveEntry } from '@gallia/shared/protocol'
import { useText } from '../text/i18n'

/** Where a game stands, in one line: its scenario, unless it is called so itself, the year, and the card. */
export function useStanding(): (entry: SaveEntry) => string {
  const { t } = useText()
  return (entry) => {
    const scenario = t(`scenario.${entry.scenario}`)
    return [
      ...(entry.name === scenario ? [] : [scenario]),
      t('ui.year', { year: entry.yearBC }),
      entry.over ? t('ui.load.over') : t('ui.load.card', { n: entry.card, all: entry.cards }),
    ].join(', ')
  }
}
