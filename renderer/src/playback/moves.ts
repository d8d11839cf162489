import type { Thing } from '@gallia/shared/kernel/text'
import type { LogLine } from '@gallia/shared/protocol'
import { regionsAmong } from '../decision/places'
import type { MapArrow } from '../map/types'

/** Arrows for the pieces that these lines move from Region to Region. */
export function movesOf(lines: readonly LogLine[]): MapArrow[] {
  return lines.flatMap(({ kind, text: { params } }) => {
    if (kind !== 'move') return []
    const ends = [params?.['from'], params?.['to']].filter((p): p is Thing => typeof p === 'object' && 'kind' in p)
    const [from, to] = regionsAmong(ends)
    return from && to ? [{ from, to }] : []
  })
}
