import type { Point } from './geometry'
import { isDirection, nextPlace } from './keys'
import type { Direction } from './keys'
import { placeOf } from './lit'
import type { MapHandle, Place, PlaceId } from './types'

interface KeysUse {
  focused: () => PlaceId | undefined
  inspect: (place: Place) => void
  /** Places that the arrow keys may go to, with where they are. */
  open: () => readonly { id: PlaceId; at: Point }[]
  pointOf: (id: PlaceId) => Point | undefined
  handle: Pick<MapHandle, 'zoomIn' | 'zoomOut' | 'fit' | 'pan' | 'focus'>
}

const panStep = 80
const pans: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
}

/** The keys that the map itself understands while it has the focus. */
export function mapKeys({ focused, inspect, open, pointOf, handle }: KeysUse) {
  /** To the nearest place that may be chosen; with nothing lit, to the nearest Region. */
  function step(from: PlaceId, way: Direction): void {
    const start = pointOf(from)
    const next = start && nextPlace(start, way, open().filter(({ id }) => id !== from)) // prettier-ignore
    if (next) handle.focus(next.id)
  }

  /** @returns whether the key was meant for the map */
  function does(event: KeyboardEvent): boolean {
    const on = focused()
    if (isDirection(event.key) && event.shiftKey) return (handle.pan(...pans[event.key]), true)
    if (isDirection(event.key) && on) return (step(on, event.key), true)
    switch (event.key) {
      case ' ': {
        const at = on && placeOf(on)
        return at?.kind === 'region' && (inspect(at), true)
      }
      case '+':
      case '=':
        return (handle.zoomIn(), true)
      case '-':
        return (handle.zoomOut(), true)
      case '0':
        return (handle.fit(), true)
      default:
        return false
    }
  }

  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !does(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
