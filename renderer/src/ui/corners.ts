/** A rectangle of the window. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const
export type Corner = (typeof corners)[number]

/**
 * The corner of `around` in which a callout lies on least of what it must not cover.
 *
 * @param groups what matters, the most important first: a later group decides only where the earlier ones are covered alike
 * @param among the corners that it may lie in, the best first
 */
export function freeCorner(
  around: Box,
  size: { width: number; height: number },
  groups: readonly (readonly Box[])[],
  among: readonly Corner[] = corners,
): Corner {
  const covered = (corner: Corner): number[] => {
    const box = boxIn(around, size, corner)
    return groups.map((things) => things.reduce((sum, thing) => sum + share(box, thing), 0))
  }
  return among.reduce((best, corner) => (isLess(covered(corner), covered(best)) ? corner : best))
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((n, i) => n !== other[i])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Room between a callout and the edge of the map; below are the map's own tools. */
const margin = 12
const toolsBelow = 60

export function boxIn(around: Box, { width, height }: { width: number; height: number }, corner: Corner): Box {
  const right = corner.endsWith('right')
  const x = right
    ? around.x + around.width - width - margin
    : around.x + margin + (corner === 'bottom-left' ? toolsBelow : 0)
  const y = corner.startsWith('bottom') ? around.y + around.height - height - margin : around.y + margin
  return { x, y, width, height }
}

/** How much of a thing lies under a box: 0 to 1. */
function share(box: Box, thing: Box): number {
  const width = Math.min(box.x + box.width, thing.x + thing.width) - Math.max(box.x, thing.x)
  const height = Math.min(box.y + box.height, thing.y + thing.height) - Math.max(box.y, thing.y)
  const area = thing.width * thing.height
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0
}

/** The boxes of the elements that are to be seen. */
export function boxesOf(elements: Iterable<Element | null | undefined>): Box[] {
  return [...elements].flatMap((element) => {
    const box = element?.getBoundingClientRect()
    return box && box.width > 0 ? [box] : []
  })
}
