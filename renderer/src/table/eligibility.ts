import { text, type Text } from '@gallia/shared/kernel/text'
import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'

/** What a plaque says of a Faction on this card (2.3.1 to 2.3.6); one who is asked in another's turn is "Asked". */
export function eligibilityText(
  board: BoardView,
  faction: Faction,
  asked: Faction | undefined,
  acting: Faction | undefined,
): Text {
  if (faction === asked && faction !== acting) return text('ui.eligibility.asked')
  const row = sequenceRows(board, acting).find((r) => r.faction === faction)
  if (!row) return text(`ui.eligibility.${board.eligibility[faction]}`)
  if (row.place === 'passed') return text('ui.eligibility.passed')
  return text(row.state === 'done' ? 'ui.eligibility.done' : `ui.eligibility.${row.place}`)
}

export interface SequenceRow {
  faction: Faction
  place: 'first' | 'second' | 'passed'
  state: 'done' | 'now' | 'waits'
  acted: BoardView['cards']['acted'][number] | undefined
}

/** The sequence of play of this card: who has acted or passed, who acts, who may act next (2.3). */
export function sequenceRows(board: BoardView, acting: Faction | undefined): SequenceRow[] {
  const rows: SequenceRow[] = []
  let began = 0
  for (const acted of board.cards.acted) {
    const place = acted.did === 'pass' ? 'passed' : began++ === 0 ? 'first' : 'second'
    rows.push({ faction: acted.faction, place, state: acted.faction === acting ? 'now' : 'done', acted })
  }
  const waiting = board.cards.waiting.filter((f) => !board.cards.acted.some((a) => a.faction === f))
  for (const faction of waiting.slice(0, Math.max(0, 2 - began))) {
    const place = began++ === 0 ? 'first' : 'second'
    rows.push({ faction, place, state: faction === acting ? 'now' : 'waits', acted: undefined })
  }
  return rows
}
