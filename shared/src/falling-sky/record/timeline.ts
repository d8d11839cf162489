import type { TimelineEntry } from '../../protocol'
import type { Effect } from '../effects'

/** One entry per card and Winter that a log tells of. */
export function timelineOf(log: readonly Effect[], logAt: readonly number[]): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  log.forEach((effect, line) => {
    const at = logAt[line] ?? 0
    if (effect.kind === 'card' && effect.current !== null) entries.push({ card: effect.current, at, line, acted: [] })
    if (effect.kind === 'swap-winter') {
      const last = entries.at(-1)
      if (last) last.card = effect.current
    }
    if (effect.kind === 'acted') entries.at(-1)?.acted.push({ faction: effect.faction, did: effect.did })
    if (effect.kind === 'adjust') {
      const last = entries.at(-1)
      const { current, acted = [] } = effect.position.cards ?? {}
      if (last) {
        last.card = current ?? last.card
        last.acted = acted.map(({ faction, did }) => ({ faction, did }))
      }
    }
  })
  return entries
}
