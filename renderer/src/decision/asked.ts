import type { Decision } from '@gallia/shared/kernel/decision'
import { text, type Text, type Thing } from '@gallia/shared/kernel/text'
import { factions, type Faction } from '@gallia/shared/falling-sky/ids'
import type { BoardView } from '@gallia/shared/falling-sky/view'

export const factionThing = (faction: Faction): Thing => ({ kind: 'faction', id: faction })

/**
 * Whose turn it is: the first that may still act, for a deed is noted when it is done; after the last deed the one who
 * did it. Undefined in Winter, which belongs to nobody.
 */
export function actingFaction(board: BoardView): Faction | undefined {
  if (board.winterPhase !== 'none') return undefined
  return board.cards.waiting[0] ?? board.cards.acted.at(-1)?.faction
}

/** The small line over the question: who is asked, and by whom if it is somebody else's turn. */
export function askedLine(decision: Decision, board: BoardView): Text | undefined {
  const asked = factions.find((f) => f === decision.faction)
  if (!asked) return undefined
  const acting = actingFaction(board)
  const name = board.seats[asked].name
  if (acting && acting !== asked && isFavour(decision)) {
    const asker = board.seats[acting]
    const params = { faction: factionThing(asked), asker: asker.name, side: factionThing(acting) }
    return text(asker.kind === 'person' ? 'ui.decision.asks' : 'ui.decision.asks-rules', params)
  }
  return text('ui.decision.asked', { faction: factionThing(asked), name })
}

/** Leave or a gift: the one whose turn it is wants it. */
const isFavour = ({ topic }: Decision): boolean => topic.startsWith('consent.') || topic === 'transfer.amount'
