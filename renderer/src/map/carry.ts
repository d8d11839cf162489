import { computed, ref, shallowRef } from 'vue'
import type { Point } from './geometry'
import { carryIntent, mayCarry, placeOf } from './lit'
import type { Intent, Lights } from './lit'
import type { MapScene } from './scene/scene'
import type { CarriedStack, MapArrow, MapProps, Place, PlaceId } from './types'

interface CarryUse {
  props: MapProps
  scene: () => MapScene | undefined
  lights: () => Lights
  pointed: () => PlaceId | undefined
  placeUnder: (at: Point) => Place | undefined
  intend: (intent: Intent) => void
}

/** Stacks that are dragged from Region to Region, where the question is about pieces that go somewhere. */
export function useCarry({ props, scene, lights, pointed, placeUnder, intend }: CarryUse) {
  /** The stack that hangs on the pointer. */
  const carried = shallowRef<CarriedStack>()
  /** The pointer is on a stack that could be taken hold of. */
  const graspable = ref(false)

  /** A carried stack shows where letting it go would lead. */
  const arrows = computed<MapArrow[] | undefined>(() => {
    const from = carried.value?.region
    if (!from) return undefined
    const on = pointed()
    const to = on && lights().target(on) ? placeOf(on) : undefined
    return from === props.origin && to?.kind === 'region' ? [{ from, to: to.id }] : []
  })

  function stackUnder(at: Point): CarriedStack | undefined {
    const stack = props.carries ? scene()?.stackAt(at) : undefined
    return stack && mayCarry(stack, props, lights()) ? stack : undefined
  }

  return {
    carried,
    graspable,
    arrows,
    hover: (at: Point): void => void (graspable.value = !carried.value && stackUnder(at) !== undefined),
    grab: (at: Point): boolean => stackUnder(at) !== undefined,

    drag(at: Point, from: Point): void {
      carried.value ??= stackUnder(from)
      scene()?.carry(carried.value, at)
    },

    /** Without a place the stack goes back. */
    drop(at: Point | undefined): void {
      const stack = carried.value
      carried.value = undefined
      scene()?.carry(undefined, at ?? { x: 0, y: 0 })
      if (!stack || !at) return
      const under = placeUnder(at)
      const intent = carryIntent(stack, under?.kind === 'region' ? under.id : undefined, props, lights())
      if (intent) intend(intent)
    },
  }
}
