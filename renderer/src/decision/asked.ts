import type { Decision } from '@gallia/shared/kernel/decision'
import { text, type Text, type TextParam, type Thing } from '@gallia/shared/kernel/text'
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

/** The small line over the question: who is asked, and by whom if somebody else wants it. */
export function askedLine(decision: Decision, board: BoardView): Text | undefined {
  const asked = factions.find((f) => f === decision.faction)
  if (!asked) return undefined
  const by = isFavour(decision) ? (named(decision.prompt.params?.['by']) ?? actingFaction(board)) : undefined
  const name = board.seats[asked].name
  if (by && by !== asked) {
    const asker = board.seats[by]
    const params = { faction: factionThing(asked), asker: asker.name, side: factionThing(by) }
    return text(asker.kind === 'person' ? 'ui.decision.asks' : 'ui.decision.asks-rules', params)
  }
  return text('ui.decision.asked', { faction: factionThing(asked), name })
}

/** Leave or a gift: the one whose turn it is wants it, unless the question names another, as a Defender who would Retreat. */
const isFavour = ({ topic }: Decision): boolean => topic.startsWith('consent.') || topic === 'transfer.amount'

const named = (param: TextParam | undefined): Faction | undefined =>
  typeof param === 'object' && 'kind' in param && param.kind === 'faction'
    ? factions.find((f) => f === param.id)
    : undefined
