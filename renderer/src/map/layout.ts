import type { Faction } from '@gallia/shared/falling-sky/ids'
import { costOf, isFair, placeCamp } from './camps'
import type { Field } from './fields'
import { scaled } from './geometry'
import type { Box, Point } from './geometry'
import { layLine, layTokens } from './shapes'
import type { LaidLine, ShapeOptions } from './shapes'
import { foldRow, joinRows } from './stacks'
import type { Line, Stack } from './stacks'
import type { Step } from './zoom'

/** A Region's camp: its lines and where they stand, in canvas units. */
export interface Camp {
  /** `flag`: emblems and strengths only; the pieces themselves open as a fan. */
  kind: 'pieces' | 'flag'
  /** Which arrangement was chosen: places are kept only within the same one. */
  variant: number
  lines: readonly { laid: LaidLine; at: Point }[]
}

export interface CampRequest {
  rows: readonly (readonly Stack[])[]
  strengths: readonly { faction: Faction; strength: number }[]
  field: Field
  obstacles: readonly Box[]
  start: Point
  scale: number
  step: Step
  shape: ShapeOptions
  before?: Camp
}

/** Covering a tenth of a name or less is borne before the pieces fold into a flag. */
const bearable = 46
const narrow = 2
const shrunk = 0.85
/** The last resort before a flag. */
const smallest = 0.74
/** Below this a piece can't be told from another beside its badge. */
const leastPiece = 18

/**
 * Finds room for the pieces of a Region. If they don't fit as they are, the gaps close, the lines are broken, the
 * pieces shrink, Hidden and Revealed fold together, and at last only a flag with emblems and strengths is left.
 */
export function layCamp(request: CampRequest): Camp {
  const { rows, step } = request
  if (!rows.length) return { kind: 'pieces', variant: 0, lines: [] }
  if (step === 'tokens') return flag(request)
  let best: { camp: Camp; cost: number } | undefined
  for (const [variant, { lines, gap, size }] of arrangements(rows, request.shape.gap).entries()) {
    const piece = Math.round(request.shape.piece * size)
    if (piece < leastPiece) continue
    const tried = arrange(request, lines, { ...request.shape, gap, piece }, variant)
    if (tried.fair) return tried.camp
    // The smallest pieces are worth having only where they cover nothing: a flag reads better than a crush.
    if (size >= shrunk && (!best || tried.cost < best.cost)) best = tried
  }
  return best && best.cost <= bearable ? best.camp : flag(request)
}

function arrangements(
  rows: readonly (readonly Stack[])[],
  gap: number,
): { lines: Line[]; gap: number; size: number }[] {
  const joined = joinRows(rows)
  const apart = rows.map((stacks): Line => ({ stacks, starts: [] }))
  const foldedRows = rows.map(foldRow)
  const folded = joinRows(foldedRows)
  const halves = (lines: readonly Line[]) => lines.flatMap((line) => broken(line, Math.ceil(line.stacks.length / 2)))
  const pairs = (all: readonly (readonly Stack[])[]) => all.flatMap((stacks) => broken({ stacks, starts: [] }, 2))
  return [
    { lines: joined, gap, size: 1 },
    { lines: apart, gap, size: 1 },
    { lines: joined, gap: narrow, size: 1 },
    { lines: halves(apart), gap: narrow, size: 1 },
    { lines: joined, gap: narrow, size: shrunk },
    { lines: halves(apart), gap: narrow, size: shrunk },
    { lines: pairs(rows), gap: narrow, size: shrunk },
    { lines: folded, gap: narrow, size: shrunk },
    { lines: pairs(foldedRows), gap: narrow, size: shrunk },
    { lines: pairs(foldedRows), gap: narrow, size: smallest },
  ]
}

/** A line of more than three stacks, or of more than `most`, is broken into lines of `most`. */
function broken(line: Line, most: number): Line[] {
  if (line.stacks.length <= Math.min(3, most)) return [line]
  const lines: Line[] = []
  for (let i = 0; i < line.stacks.length; i += most) {
    const starts = line.starts.flatMap((s) => (s > i && s < i + most ? [s - i] : []))
    lines.push({ stacks: line.stacks.slice(i, i + most), starts })
  }
  return lines
}

function arrange(request: CampRequest, lines: readonly Line[], shape: ShapeOptions, variant: number) {
  const laid = lines.map((line) => layLine(line, shape))
  const placed = place(request, laid, variant)
  const camp: Camp = { kind: 'pieces', variant, lines: pair(laid, placed) }
  return { camp, fair: isFair(placed), cost: Math.max(...placed.map((p) => p.cost), costOf(placed) / placed.length) }
}

const flagVariant = -1

/** The flag that covers least: its emblems in one line, in two, or one under the other. */
function flag(request: CampRequest): Camp {
  const leaders = request.rows.flat().filter((s) => s.kind === 'leader')
  const { strengths, shape } = request
  const tried = [1, 2, strengths.length].map((lines) => {
    const laid = [layTokens(leaders, strengths, lines, { ...shape, gap: 4 })]
    const placed = place(request, laid, flagVariant)
    return { lines: pair(laid, placed), cost: costOf(placed) }
  })
  const best = tried.reduce((a, b) => (b.cost < a.cost ? b : a))
  return { kind: 'flag', variant: flagVariant, lines: best.lines }
}

function place({ field, obstacles, start, scale, before }: CampRequest, laid: readonly LaidLine[], variant: number) {
  const shrink = (box: Box) => scaled(box, 1 / scale)
  const shapes = laid.map((l) => ({ boxes: l.boxes.map(shrink), loose: l.loose.map(shrink) }))
  const kept = before?.variant === variant ? before.lines.map((l) => l.at) : []
  return placeCamp(field, shapes, obstacles, start, kept)
}

const pair = (laid: readonly LaidLine[], placed: readonly { at: Point }[]) =>
  laid.map((line, i) => ({ laid: line, at: placed[i]?.at ?? { x: 0, y: 0 } }))
