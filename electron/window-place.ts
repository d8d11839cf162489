import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const placeSchema = v.object({
  x: v.optional(v.pipe(v.number(), v.safeInteger())),
  y: v.optional(v.pipe(v.number(), v.safeInteger())),
  width: v.pipe(v.number(), v.safeInteger(), v.minValue(600)),
  height: v.pipe(v.number(), v.safeInteger(), v.minValue(400)),
  maximized: v.boolean(),
})
/** Where the window was: `x` and `y` are missing at the first start. */
export type WindowPlace = v.InferOutput<typeof placeSchema>

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

export const firstPlace: WindowPlace = { width: 1440, height: 900, maximized: false }
/** So much of the title bar must be on a screen that the window can be caught. */
const grip = 80

/** The place as it was stored, or the first one if there is none that can be read. */
export function readPlace(path: string): WindowPlace {
  try {
    const stored = v.safeParse(placeSchema, JSON.parse(readFileSync(path, 'utf8')))
    return stored.success ? stored.output : firstPlace
  } catch {
    return firstPlace
  }
}

/** Stores the place; that it can't be stored is no reason to disturb anybody. */
export function writePlace(path: string, place: WindowPlace): void {
  try {
    writeFileSync(path, JSON.stringify(place))
  } catch {
    // the window opens at its first place next time
  }
}

/** The place on the screens that are there now: a window left on a screen that has gone comes to the middle of the first. */
export function visiblePlace(place: WindowPlace, screens: readonly Rectangle[]): WindowPlace {
  const { x, y } = place
  if (x === undefined || y === undefined) return place
  const within = (s: Rectangle): boolean =>
    x + place.width >= s.x + grip && x <= s.x + s.width - grip && y >= s.y && y <= s.y + s.height - grip
  if (screens.some(within)) return place
  const { x: _x, y: _y, ...size } = place
  return size
}
