import { describe, expect, it } from 'vitest'
import type { CoursePoint } from '@gallia/shared/falling-sky/record/course'
import { playerFactions } from '@gallia/shared/falling-sky/position/position'
import { turningPoints } from './turning'

/** A course in which only margins matter: Romans, Arverni, Aedui, Belgae. */
const courseOf = (...margins: readonly (readonly [number, number, number, number])[]): CoursePoint[] =>
  margins.map((of) => ({
    factions: Object.fromEntries(
      playerFactions.map((f, i) => [f, { scores: [], margin: of[i] ?? 0, resources: 0 }]),
    ) as unknown as CoursePoint['factions'],
    legions: { map: 0, track: 0, fallen: 0, removed: 0 },
    control: { romans: 0, arverni: 0, aedui: 0, belgae: 0, germans: 0 },
  }))

describe('the turning points of a game', () => {
  it('are the greatest changes of a margin, in their order, one for each card', () => {
    const course = courseOf([0, 0, 0, 0], [-5, 2, 0, 0], [-5, 2, 0, 1], [-5, 5, -4, 1], [-3, 5, -4, 1])
    expect(turningPoints(course)).toEqual([
      { at: 1, faction: 'romans', before: 0, after: -5 },
      { at: 3, faction: 'aedui', before: 0, after: -4 },
      { at: 4, faction: 'romans', before: -5, after: -3 },
    ])
    expect(turningPoints(course, 1)).toEqual([{ at: 1, faction: 'romans', before: 0, after: -5 }])
  })

  it('are none where little has changed, or there is nothing to compare with', () => {
    expect(turningPoints(courseOf([0, 0, 0, 0], [1, 0, 0, -1]))).toEqual([])
    expect(turningPoints(courseOf([9, 9, 9, 9]))).toEqual([])
    expect(turningPoints([])).toEqual([])
  })
})
