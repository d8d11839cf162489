import type { Answer } from '../../kernel/decision'
import type { Faction, RegionId } from '../ids'
import type { BoardView } from '../view'
import type { LessonStep, Pointer } from './lesson'

/** Words in which the chapters are written. */

type Extras = Omit<LessonStep, 'id' | 'answers'>

/** Something to read. */
export const read = (id: string, extras: Extras = {}): LessonStep => ({ id, answers: [], ...extras })

/** Something to answer: by the learner where the learner's Faction is asked, otherwise by the guide. */
export const give = (id: string, answers: readonly Answer[], extras: Extras = {}): LessonStep => ({
  id,
  answers,
  ...extras,
})

export const choose = (...ids: string[]): Answer => ({ choose: ids })
export const allot = (allocate: Record<string, number> = {}): Answer => ({ allocate })
export const aside = (id: string): Answer => ({ aside: id })

export const inRegion = (region: RegionId): Pointer => ({ kind: 'region', region })
export const plaqueOf = (faction: Faction): Pointer => ({ kind: 'plaque', faction })
export const area = (name: Extract<Pointer, { kind: 'area' }>['area']): Pointer => ({ kind: 'area', area: name })

/** Warbands or Auxilia of a Faction in a Region, of all sides. */
export function troops(board: BoardView, faction: Faction, region: RegionId): number {
  const { hidden, revealed, scouted } = board.regions[region].forces[faction]
  return hidden + revealed + scouted
}

/** What a Faction has of its (first) condition of victory. */
export const score = (board: BoardView, faction: Faction): number => board.factions[faction].conditions[0]?.score ?? 0

/** The second condition: of the Arverni, their Allies and Citadels. */
export const secondScore = (board: BoardView, faction: Faction): number =>
  board.factions[faction].conditions[1]?.score ?? 0
