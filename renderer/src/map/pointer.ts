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
}

/** How far the pointer may go between down and up for a click. */
const clickSlack = 6

/** The pointer over the map: drags and wheels are Pixi's, clicks and what is pointed at are ours. Points are of the map. */
export function usePointer({ root, canvas, busy, press, move, click }: PointerUse) {
  let pressed: { at: Point; id: number } | undefined

  const local = (event: PointerEvent): Point => {
    const box = root.value?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }

  return {
    down(event: PointerEvent): void {
      busy()
      press()
      pressed = event.button === 0 ? { at: local(event), id: event.pointerId } : undefined
      // The buttons lie over the canvas; a drag that begins on one is the canvas's.
      if (event.target !== canvas()) canvas()?.dispatchEvent(new PointerEvent(event.type, event))
    },

    move(event: PointerEvent): void {
      if (event.buttons) busy()
      // A finger points at nothing until it is lifted.
      if (event.pointerType !== 'touch') move(local(event))
    },

    up(event: PointerEvent): void {
      busy()
      const start = pressed
      pressed = undefined
      const at = local(event)
      if (!start || start.id !== event.pointerId) return
      if (Math.hypot(at.x - start.at.x, at.y - start.at.y) <= clickSlack) click(at)
    },

    wheel(event: WheelEvent): void {
      busy()
      if (event.target === canvas()) return
      event.preventDefault()
      canvas()?.dispatchEvent(new WheelEvent(event.type, event))
    },
  }
}
