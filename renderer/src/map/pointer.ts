import type { Ref } from 'vue'
import type { Point } from './geometry'

interface PointerUse {
  root: Ref<HTMLElement | undefined>
  /** What Pixi listens on. */
  canvas: () => HTMLElement | undefined
  /** The pointer or the wheel is at work. */
  busy: () => void
  press: () => void
  move: (at: Point) => void
  click: (at: Point) => void
  /** Takes hold of what lies there; false if it is the land that is dragged. */
  grab: (at: Point) => boolean
  drag: (at: Point, from: Point) => void
  /** What was grabbed is let go of; without a place it goes back. */
  drop: (at: Point | undefined) => void
}

/** How far the pointer may go between down and up for a click. */
const clickSlack = 6

/**
 * The pointer over the map: drags of the land and wheels are Pixi's; clicks, what is pointed at and dragged pieces are
 * ours. Points are of the map.
 */
export function usePointer({ root, canvas, busy, press, move, click, grab, drag, drop }: PointerUse) {
  let pressed: { at: Point; id: number; held: boolean; dragged: boolean } | undefined

  const local = (event: PointerEvent): Point => {
    const box = root.value?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }
  const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) > clickSlack

  function cancel(): void {
    if (pressed?.dragged) drop(undefined)
    pressed = undefined
  }

  return {
    cancel,

    /** Comes before Pixi's own: what is ours must not reach it. */
    down(event: PointerEvent): void {
      if (isControl(event.target)) return
      busy()
      press()
      // A second finger: the land is pinched, and nothing is carried.
      cancel()
      if (event.button === 0) {
        const at = local(event)
        pressed = { at, id: event.pointerId, held: event.isPrimary && grab(at), dragged: false }
      }
      if (pressed?.held) {
        event.stopPropagation()
        root.value?.setPointerCapture(event.pointerId)
        return
      }
      // The buttons lie over the canvas; a drag that begins on one is the canvas's.
      if (event.target !== canvas()) canvas()?.dispatchEvent(new PointerEvent(event.type, event))
    },

    move(event: PointerEvent): void {
      const at = local(event)
      if (pressed?.held) {
        if (far(at, pressed.at)) pressed.dragged = true
        if (pressed.dragged) drag(at, pressed.at)
      } else if (event.buttons) busy()
      // A finger points at nothing until it is lifted, unless it carries something.
      if (event.pointerType !== 'touch' || pressed?.dragged) move(at)
    },

    up(event: PointerEvent): void {
      if (isControl(event.target)) return
      busy()
      const start = pressed
      pressed = undefined
      if (!start || start.id !== event.pointerId) return
      const at = local(event)
      if (start.dragged) drop(at)
      else if (!far(at, start.at)) click(at)
    },

    wheel(event: WheelEvent): void {
      busy()
      if (event.target === canvas()) return
      event.preventDefault()
      canvas()?.dispatchEvent(new WheelEvent(event.type, event))
    },
  }
}

/** Arrows at the edge of the map are buttons of their own. */
const isControl = (target: EventTarget | null): boolean => target instanceof Element && !!target.closest('[data-edge]')
