import { ref } from 'vue'

/** What lies on the map can be dragged by its head. */
export function useDrag() {
  const moved = ref({ x: 0, y: 0 })
  let from: { x: number; y: number } | undefined

  function grab(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest('button')) return
    from = { x: event.clientX - moved.value.x, y: event.clientY - moved.value.y }
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
  }
  function drag(event: PointerEvent): void {
    if (from) moved.value = { x: event.clientX - from.x, y: event.clientY - from.y }
  }
  function drop(): void {
    from = undefined
  }

  return { moved, grab, drag, drop }
}
