import type { Faction } from '@gallia/shared/falling-sky/ids'
import { boxAround } from './geometry'
import type { Box } from './geometry'
import { badgeOf } from './stacks'
import type { Line, Stack } from './stacks'

/** How a line of stacks is laid out, in screen pixels around its own middle, before anybody knows where it will stand. */

export type Measure = (text: string, font: string) => number

export interface ShapeOptions {
  piece: number
  gap: number
  sideBySide: number
  badge: number
  caption: { size: number; font: string; of: (stack: Stack) => string }
  measure: Measure
}

export interface LaidStack {
  kind: 'stack'
  stack: Stack
  /** Middles of the pieces drawn, and the side of their square. */
  pieces: readonly { x: number; y: number }[]
  size: number
  /** Edges of further pieces behind the first. */
  behind: 0 | 1 | 2
  badge: { text: string; x: number; y: number; size: number } | undefined
  caption: { text: string; x: number; y: number; width: number; height: number } | undefined
}

/** One Faction's whole presence in a word: its emblem and strength, where there is no room for pieces. */
export interface LaidToken {
  kind: 'token'
  faction: Faction
  strength: number
  x: number
  y: number
  size: number
}

export interface LaidLine {
  items: readonly (LaidStack | LaidToken)[]
  boxes: readonly Box[]
  /** Names under Leaders: they may lie across a border. */
  loose: readonly Box[]
}

const factionGap = 6
const sideGap = 2

/** Pieces of one kind lie side by side while they are few, otherwise they are a stack with a number. */
const piecesDrawn = (stack: Stack, sideBySide: number): number =>
  stack.count <= sideBySide && !stack.split && !stack.picked ? stack.count : 1

const edgesBehind = (stack: Stack, drawn: number): 0 | 1 | 2 =>
  drawn > 1 || stack.count < 2 ? 0 : stack.count === 2 ? 1 : 2

export function badgeWidth(text: string, size: number): number {
  return Math.max(size * 1.22, text.length * size * 0.56 + size * 0.6)
}

/** Where the number of a stack stands, from the stack's left edge; nothing for a single piece. */
function badgeSpot(stack: Stack, { piece, badge, sideBySide }: ShapeOptions): { x: number; width: number } | undefined {
  const text = piecesDrawn(stack, sideBySide) > 1 ? '' : badgeOf(stack)
  return text ? { x: piece - 2 + (text.length > 2 ? 5 : 0), width: badgeWidth(text, badge) } : undefined
}

/** Lays out a line of stacks from left to right; numbers never lie on each other, however near the stacks are. */
export function layLine(line: Line, options: ShapeOptions): LaidLine {
  const { piece, gap } = options
  const lefts: number[] = []
  let x = 0
  /** How far the last number reaches. */
  let numbers = -Infinity
  line.stacks.forEach((stack, i) => {
    if (line.starts.includes(i)) x += factionGap
    const badge = badgeSpot(stack, options)
    if (badge) x = Math.max(x, numbers + badge.width / 2 - badge.x)
    lefts.push(x)
    if (badge) numbers = x + badge.x + badge.width / 2
    const n = piecesDrawn(stack, options.sideBySide)
    x += n * piece + (n - 1) * sideGap + gap
  })
  const total = x - gap
  const items = line.stacks.map((stack, i) => layStack(stack, (lefts[i] ?? 0) - total / 2, options))
  return { items, boxes: boxesOf(items, total, piece), loose: items.flatMap(captionBox) }
}

function layStack(stack: Stack, left: number, options: ShapeOptions): LaidStack {
  const { piece, measure } = options
  const n = piecesDrawn(stack, options.sideBySide)
  const raised = stack.picked ? -3 : 0
  const pieces = Array.from({ length: n }, (_, i) => ({ x: left + piece / 2 + i * (piece + sideGap), y: raised }))
  const spot = badgeSpot(stack, options)
  const badge = spot && {
    text: badgeOf(stack),
    x: left + spot.x,
    y: piece / 2 - 4 + raised,
    size: options.badge,
  }
  const words = stack.kind === 'leader' ? options.caption.of(stack) : ''
  const { size, font } = options.caption
  const caption = words
    ? {
        text: words,
        x: left + piece / 2,
        y: piece / 2 + 2 + size * 0.62,
        width: measure(words, font) + 10,
        height: size * 1.24,
      }
    : undefined
  return { kind: 'stack', stack, pieces, size: piece, behind: edgesBehind(stack, n), badge, caption }
}

/** The same stack with fewer pieces, where it is: some of them are still on their way. */
export function withCount(laid: LaidStack, count: number, options: ShapeOptions): LaidStack {
  const first = laid.pieces[0]
  if (!first || laid.stack.split) return laid
  return layStack({ ...laid.stack, count }, first.x - laid.size / 2, { ...options, piece: laid.size })
}

/** What the line covers: the row itself and the heads of Leaders above it. */
function boxesOf(items: readonly LaidStack[], total: number, piece: number): Box[] {
  const h = piece / 2
  const last = items.at(-1)
  const overhang = last?.badge ? badgeWidth(last.badge.text, last.badge.size) / 2 - 2 : 0
  const stacked = items.some((i) => i.behind > 0)
  const boxes: Box[] = [
    {
      x0: -total / 2 - 1,
      y0: -h - (stacked ? 4 : 0),
      x1: total / 2 + Math.max(1, overhang),
      y1: h + (stacked ? 4 : 1),
    },
  ]
  for (const { stack, pieces } of items) {
    const first = pieces[0]
    if (stack.kind !== 'leader' || !first) continue
    boxes.push({ x0: first.x - h, y0: -h - piece / 2, x1: first.x + h, y1: 0 })
  }
  return boxes
}

const captionBox = ({ caption }: LaidStack): Box[] =>
  caption ? [boxAround(caption, caption.width / 2, caption.height / 2)] : []

/** A flag: Leaders, then emblems with strengths in so many lines. */
export function layTokens(
  leaders: readonly Stack[],
  strengths: readonly { faction: Faction; strength: number }[],
  lines: number,
  options: ShapeOptions,
): LaidLine {
  const { piece, gap, badge } = options
  const size = piece * 0.7
  const digits = Math.max(...strengths.map((s) => String(s.strength).length))
  const column = size + 3 + digits * badge * 0.6 + gap
  const columns = Math.ceil(strengths.length / lines)
  const total = leaders.length * (size + gap) + columns * column - gap
  const lineHeight = size + 2
  const high = Math.max(lines * lineHeight, leaders.length ? size * 1.5 : 0)
  let x = -total / 2
  const laidLeaders = leaders.map((stack) => {
    const laid = layStack(stack, x, { ...options, piece: size, caption: { ...options.caption, of: () => '' } })
    x += size + gap
    // A Leader stands higher than the square of his piece; in a flag he is centred.
    return { ...laid, pieces: laid.pieces.map((p) => ({ ...p, y: size / 4 })) }
  })
  const tokens = strengths.map(({ faction, strength }, i): LaidToken => ({
    kind: 'token',
    faction,
    strength,
    x: x + Math.floor(i / lines) * column + size / 2,
    y: ((i % lines) - (lines - 1) / 2) * lineHeight,
    size,
  }))
  return {
    items: [...laidLeaders, ...tokens],
    boxes: [boxAround({ x: 0, y: 0 }, total / 2 + 4, high / 2 + 3)],
    loose: [],
  }
}
