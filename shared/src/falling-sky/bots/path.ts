import type { Text, Thing } from '../../kernel/text'

/** One step of a bot's way through its flowchart, as the log tells it: which box, what was asked of the board, and what came out. */
export interface PathStep {
  /** The box, as bots-base names it: `B1`, `A-TRADE`. */
  node: string
  /** What the box asks or does: the text `bot.<node>`. */
  question: Text
  answer: Text
  /** The numbers that decided it. */
  facts?: readonly Text[]
  /** Among whom a priority has chosen. */
  candidates?: readonly Thing[]
  /** The criteria that narrowed them down, in order; the last one may be the die (8.3.4). */
  tieBreaks?: readonly Text[]
  /** For each criterion but the die: who was left after it. Paths of older saves lack it. */
  left?: readonly (readonly Thing[])[]
  dice?: readonly number[]
}
