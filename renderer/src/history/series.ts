import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { CoursePoint } from '@gallia/shared/falling-sky/record/course'
import { playerFactions } from '@gallia/shared/falling-sky/position/position'

/** What the lines of a chart show. */
export const charts = ['margin', 'score', 'resources', 'legions'] as const
export type Chart = (typeof charts)[number]

export interface Series {
  /** The key of its name among the texts, unless it is the Faction's. */
  label?: 'map' | 'track' | 'fallen' | 'removed' | 'legions-off-map'
  faction: Faction
  values: readonly number[]
  dashed?: boolean
}

/** The lines of a chart: one per Faction, or of the Legions one per place where they are. */
export function seriesOf(chart: Chart, course: readonly CoursePoint[]): Series[] {
  switch (chart) {
    case 'margin':
      return playerFactions.map((faction) => ({ faction, values: course.map((p) => p.factions[faction].margin) }))
    case 'resources':
      return playerFactions.map((faction) => ({ faction, values: course.map((p) => p.factions[faction].resources) }))
    case 'score':
      // The Arverni have two conditions; the Legions off the map come first among theirs (7.2).
      return [
        ...playerFactions.map((faction) => ({
          faction,
          values: course.map((p) => p.factions[faction].scores.at(-1) ?? 0),
        })),
        {
          faction: 'arverni',
          label: 'legions-off-map',
          values: course.map((p) => p.factions.arverni.scores[0] ?? 0),
          dashed: true,
        },
      ]
    case 'legions':
      return [
        { faction: 'romans', label: 'map', values: course.map((p) => p.legions.map) },
        { faction: 'romans', label: 'track', values: course.map((p) => p.legions.track) },
        { faction: 'romans', label: 'fallen', values: course.map((p) => p.legions.fallen) },
        ...(course.some((p) => p.legions.removed)
          ? [
              {
                faction: 'romans',
                label: 'removed',
                values: course.map((p) => p.legions.removed),
                dashed: true,
              } as const,
            ]
          : []),
      ]
  }
}

/** The least and the greatest value that a chart has to hold. */
export function rangeOf(chart: Chart, series: readonly Series[]): { low: number; high: number } {
  const values = series.flatMap((s) => s.values)
  if (chart === 'margin') return { low: Math.min(-2, ...values), high: Math.max(2, ...values) }
  return { low: 0, high: Math.max(8, ...values) }
}

/** Round numbers in a range, eight at most. */
export function ticksIn({ low, high }: { low: number; high: number }): number[] {
  const step = Math.max(2, Math.ceil((high - low) / 8 / 2) * 2)
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step)
}
