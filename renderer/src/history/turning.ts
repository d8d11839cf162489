import type { CoursePoint } from '@gallia/shared/falling-sky/record/course'
import { playerFactions, type PlayerFaction } from '@gallia/shared/falling-sky/position/position'

/** A card or Winter that has changed a margin more than most. */
export interface TurningPoint {
  /** Its place in the timeline. */
  at: number
  faction: PlayerFaction
  before: number
  after: number
}

/** Less than this is the usual to and fro. */
const least = 2

/**
 * What has turned the game: the entries of the timeline that changed a margin most, each with the Faction whose margin that
 * was; in their order.
 */
export function turningPoints(course: readonly CoursePoint[], most = 3): TurningPoint[] {
  const by = ({ before, after }: TurningPoint): number => Math.abs(after - before)
  const greatest = course.flatMap((point, at) => {
    const earlier = course[at - 1]
    if (!earlier) return []
    const changes = playerFactions.map((faction) => ({
      at,
      faction,
      before: earlier.factions[faction].margin,
      after: point.factions[faction].margin,
    }))
    return changes.sort((a, b) => by(b) - by(a)).slice(0, 1)
  })
  return greatest
    .filter((change) => by(change) >= least)
    .sort((a, b) => by(b) - by(a))
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
}
