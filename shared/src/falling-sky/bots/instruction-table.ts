import type { CardSide } from '../events/event'
import type { PlayerFaction } from '../position/position'

/**
 * What the cards show for Non-players (8.2.1): swords (never executed), carnyx (Arverni execute without the 1-4 roll),
 * laurels (an Instruction), and which text the Faction normally uses (8.2.2).
 */
export interface CardSymbol {
  kind: 'swords' | 'carnyx' | 'laurels' | 'plain'
  side: CardSide
}

/**
 * One row per card: Romans, Arverni, Aedui, Belgae. `S` swords, `C` carnyx, `L` laurels; `u`, `s` the text, `1` the only
 * one. Where laurels name both, the Instruction decides.
 */
const rows: readonly string[] = [
  'L1 L1 S L1', 'Lu Cs Lu Ls', 'u Cs Lu Ls', '1 S L1 S', 'u Cs Lu Ls', 'u Ls Lu Ls', 'u Cs Lu Ls', 'u s Ls s',
  '1 1 1 1', 'u S Ls S', 'Lu Ls Lu Ls', 'u s Lu Ls', 'u Cs Lu Ls', 'u Cs Lu s', 'u Cs Lu Ls', 'u Ls Lu Ls',
  'Lu s S S', 'u s u s', 'Lu Cs Lu s', 'S L1 S S', 'Lu Cs Lu S', 'u s u Ls', 'u Cs S s', 'Lu Cs Lu Ls',
  'Lu s Ls S', 'u s u S', 'u Cs u Lu', 'S 1 1 1', 'S 1 S 1', 'u Cs u Lu', 'u s Lu s', 'L1 L1 S S',
  'u Cs u Ls', 'u Lu u Lu', 'S s Ls s', 'u s Lu Ls', 'u s u S', 'u s u s', 'S s u S', 'u s u Ls',
  '1 1 1 1', 'u s Lu Ls', 'S s u s', 'u Ls Lu s', 'u s u Ls', 'Lu s Ls s', 'S S S S', 'S 1 1 1',
  'L1 1 L1 1', 'L1 L1 L1 L1', 'S s u s', 'Lu Ls Lu S', 'S 1 S S', 'S S S S', 'u S Lu s', 'u s Lu s',
  'u s u Ls', 'u s S s', 'u Cs Ls s', 'u S u s', 'u S Lu s', 'L1 L1 L1 L1', 'u s Ls s', 'u S u Ls',
  'Lu s Ls Ls', 'Lu S Ls Ls', '1 L1 1 1', 'u Ls Ls Ls', 'S 1 S S', 'u s Ls s', '1 1 1 1', 'Lu Ls S Ls',
] // prettier-ignore

const columns = ['romans', 'arverni', 'aedui', 'belgae'] as const satisfies readonly PlayerFaction[]

/** What the card shows for the Faction. */
export function cardSymbol(card: number, faction: PlayerFaction): CardSymbol {
  const code = rows[card - 1]?.split(' ')[columns.indexOf(faction)]
  if (code === undefined) throw new Error(`no card ${card}`)
  const kind = code.startsWith('S')
    ? 'swords'
    : code.startsWith('C')
      ? 'carnyx'
      : code.startsWith('L')
        ? 'laurels'
        : 'plain'
  return { kind, side: code.endsWith('s') ? 'shaded' : 'unshaded' }
}
