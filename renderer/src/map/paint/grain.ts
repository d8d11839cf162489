import { once } from './paths'

/**
 * The paper: tiles of noise from a fixed seed, the same on every machine. Fine grain is drawn in device pixels, blotches
 * in canvas units; both only darken.
 */

const side = 256

/** A small generator of its own (mulberry32): the picture must not change from one drawing to the next. */
function noiseFrom(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function tile(alphaAt: (x: number, y: number) => number, ink: [number, number, number]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  const image = ctx.createImageData(side, side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) image.data.set([...ink, Math.round(255 * alphaAt(x, y))], (y * side + x) * 4)
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** Smooth noise that repeats at the edges of the tile. */
function smooth(seed: number, cells: number): (x: number, y: number) => number {
  const random = noiseFrom(seed)
  const grid = Float32Array.from({ length: cells * cells }, random)
  const at = (cx: number, cy: number) =>
    grid[(((cy % cells) + cells) % cells) * cells + (((cx % cells) + cells) % cells)] ?? 0
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const [gx, gy] = [(x / side) * cells, (y / side) * cells]
    const [cx, cy] = [Math.floor(gx), Math.floor(gy)]
    const [tx, ty] = [ease(gx - cx), ease(gy - cy)]
    const top = at(cx, cy) + (at(cx + 1, cy) - at(cx, cy)) * tx
    const low = at(cx, cy + 1) + (at(cx + 1, cy + 1) - at(cx, cy + 1)) * tx
    return top + (low - top) * ty
  }
}

export const fineGrain = once(() => {
  const random = noiseFrom(17)
  const fibres = smooth(23, 64)
  return tile((x, y) => Math.max(0, 0.11 * random() + 0.08 * fibres(x, y * 2.5) - 0.05), [122, 96, 58])
})

export const blotches = once(() => {
  const [a, b, c] = [smooth(5, 3), smooth(9, 7), smooth(31, 15)]
  return tile((x, y) => Math.max(0, 0.55 * a(x, y) + 0.3 * b(x, y) + 0.15 * c(x, y) - 0.38) * 0.42, [116, 88, 48])
})
