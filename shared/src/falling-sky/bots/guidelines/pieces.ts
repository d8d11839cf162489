import { tribeFacts } from '../../board/map'
import type { Faction, TribeId } from '../../ids'
import { tribes } from '../../ids'

/** The order of pieces and enemies (8.4.1). */

/** The enemies of a Faction in the order in which it targets them (8.4.1). */
export const enemyOrder: Readonly<Record<Faction, readonly Faction[]>> = {
  belgae: ['romans', 'aedui', 'arverni', 'germans'],
  arverni: ['romans', 'aedui', 'belgae', 'germans'],
  romans: ['arverni', 'belgae', 'germans', 'aedui'],
  aedui: ['arverni', 'belgae', 'germans', 'romans'],
  germans: ['romans', 'arverni', 'aedui', 'belgae'],
}

/** Kinds of pieces from the highest to the lowest (8.4.1). */
export const pieceOrder = [
  'leader', 'legion', 'citadel', 'fort', 'city-ally', 'ally', 'hidden', 'revealed', 'scouted',
] as const // prettier-ignore
export type PieceKind = (typeof pieceOrder)[number]

/** Whether an Ally there counts as one in a City: at Remi too (8.4.1). */
export function countsAsCity(tribe: TribeId): boolean {
  return tribe === 'remi' || (tribe !== 'colony' && tribeFacts(tribe).city !== undefined)
}

/** The kind of piece that the id of an option or bucket stands for: `legion`, `ally:remi`, `germans-hidden`, ... */
export function kindOf(id: string): PieceKind | undefined {
  const [kind = '', at] = id.split(':')
  if (kind === 'ally' && at !== undefined) {
    const tribe = tribes.find((t) => t === at)
    return tribe && countsAsCity(tribe) ? 'city-ally' : 'ally'
  }
  const plain = kind.slice(kind.lastIndexOf('-') + 1)
  if (plain === 'legions') return 'legion'
  return pieceOrder.find((p) => p === plain)
}

/** How dear a piece is: 0 is the dearest. Citadels and Forts are equal, and all Allies outside Cities. */
export function rankOf(kind: PieceKind): number {
  return kind === 'fort' ? pieceOrder.indexOf('citadel') : pieceOrder.indexOf(kind)
}

/**
 * The order in which a bot gives up its pieces (8.4.1 backwards): first those that roll like Legions (card 30) and those
 * lent to it (B-ENLIST, card 38), then its own from the cheapest on.
 */
export function sacrificeRank(id: string): number {
  if (id.startsWith('elite-')) return -2
  if (/^(germans|german|aedui|romans)-/.test(id)) return -1
  const kind = kindOf(id)
  return kind === undefined ? pieceOrder.length : pieceOrder.length - 1 - rankOf(kind)
}

/** The ids that a bot gives up first among those. */
export function cheapest(ids: readonly string[]): string[] {
  const least = Math.min(...ids.map(sacrificeRank))
  return ids.filter((id) => sacrificeRank(id) === least)
}
