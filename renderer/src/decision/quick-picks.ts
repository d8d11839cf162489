import { filled, type AllocateDecision, type Bucket } from '@gallia/shared/kernel/decision'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { regionsAmong } from './places'

export type Amounts = Readonly<Record<string, number>>

/** Amounts that are filled in with one click. */
export interface QuickPick {
  id: 'all' | 'all-but-one' | 'keep-control' | 'suggested' | 'none'
  amounts: Amounts
}

/**
 * What is worth a click in an allocation, in the order of the buttons. Of a group that leaves a Region also all but one
 * piece, and the largest that leaves Control behind, where the rules allow it to go: Leader and Legions stand first in the
 * buckets, so that what stays behind is worth least.
 */
export function quickPicks(decision: AllocateDecision, board: BoardView): QuickPick[] {
  const { buckets, min, max } = decision
  const room = roomIn(buckets)
  const hints = buckets.some((b) => b.suggested)
  const picks: QuickPick[] = []
  // Where so many must be found among more, what is suggested says better who they are.
  if (room <= max || (min === max && !hints)) picks.push({ id: 'all', amounts: filled(buckets, max) })
  if (leavesRegion(decision)) {
    const go = (id: QuickPick['id'], n: number): void => {
      if (n >= Math.max(1, min) && n <= max && n < room) picks.push({ id, amounts: filled(buckets, n) })
    }
    go('all-but-one', room - 1)
    go('keep-control', spareOf(decision, board))
  }
  if (hints) picks.push({ id: 'suggested', amounts: suggestedAmounts(decision) })
  return [...picks, { id: 'none', amounts: {} }]
}

/** What the question fills in of itself. */
export function suggestedAmounts({ buckets }: AllocateDecision): Amounts {
  return Object.fromEntries(buckets.map((b) => [b.id, b.suggested ?? 0]))
}

export function sameAmounts(buckets: readonly Bucket[], one: Amounts, other: Amounts): boolean {
  return buckets.every(({ id }) => (one[id] ?? 0) === (other[id] ?? 0))
}

const roomIn = (buckets: readonly Bucket[]): number => buckets.reduce((sum, b) => sum + b.max, 0)

/** Pieces of one Region that go somewhere else together, or go on from there. */
function leavesRegion({ topic }: AllocateDecision): boolean {
  return /\.group$|^march\.on$/.test(topic)
}

/** How many of them may leave so that their Faction keeps Control, if it has it. */
function spareOf({ topic, faction, about, buckets }: AllocateDecision, board: BoardView): number {
  const [from] = regionsAmong(about ?? buckets[0]?.on)
  const owner = topic.startsWith('germanic-') ? 'germans' : faction
  const region = from && board.regions[from]
  return region?.control === owner ? region.spare : 0
}
