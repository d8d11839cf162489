import { Container } from 'pixi.js'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import { boxesOf, campIn, rowsIn, shapeOptions } from '../campground'
import type { CampView } from '../campground'
import { area, overlap } from '../geometry'
import type { Box, Point } from '../geometry'
import type { Camp } from '../layout'
import type { Lights } from '../lit'
import { layLine, withCount } from '../shapes'
import type { LaidLine, LaidStack } from '../shapes'
import type { RegionSigns } from '../signage'
import { campKey } from '../stacks'
import type { PieceKind, Stack } from '../stacks'
import type { CarriedStack } from '../types'
import type { Camera } from './camera'
import { PieceArt } from './piece-art'
import { Pinned } from './pinned'
import type { Signs } from './signs'
import { measure } from './textures'

export interface PiecesView extends CampView {
  lights: Lights
}

/** Where pieces of a kind stand: a point of the land and the way from it in screen pixels. */
export interface PieceSpot {
  at: Point
  dx: number
  dy: number
  size: number
  /** Undefined where the Region shows a flag instead of its pieces. */
  stack: StackNode | undefined
}

/** A stack as it is on the screen. */
export interface StackNode {
  region: RegionId
  node: Container
  laid: LaidStack
  at: Point
  /** Pieces of it that are still on their way and not drawn yet. */
  absent: number
}

const dimmedAlpha = 0.8
const mostRemembered = 400

/** The camps of all Regions. Where they stand is worked out once per change of a Region and kept while it is fair. */
export class PiecesLayer {
  readonly pinned = new Pinned()
  readonly art: PieceArt
  private readonly camps = new Map<RegionId, { key: string; camp: Camp }>()
  private readonly laidOut = new Map<string, Camp>()
  private readonly rows = new Map<RegionId, Stack[][]>()
  private lines: { region: RegionId; node: Container }[] = []
  private stacks = new Map<string, StackNode>()
  private view: PiecesView | undefined
  private covered: readonly Box[] | undefined

  constructor(private readonly signs: Signs) {
    this.art = new PieceArt(signs)
  }

  update(view: PiecesView): void {
    this.view = view
    this.art.use(view.sizes)
    this.pinned.clear()
    this.stacks.clear()
    this.lines = []
    this.covered = undefined
    for (const [id, signs] of view.signage) {
      const camp = this.campOf(signs, view)
      for (const { laid, at } of camp.lines) {
        const node = this.pinned.add(this.draw(laid, id, camp.kind, at), at)
        this.lines.push({ region: id, node })
      }
    }
    this.dim(view.lights)
  }

  /** Pieces in land that offers nothing recede a little. */
  dim(lights: Lights): void {
    for (const { region, node } of this.lines) node.alpha = lights.dimmed(region) ? dimmedAlpha : 1
  }

  /** Where a Region's pieces are: arrows and moves begin and end here. */
  campPoint(region: RegionId): Point | undefined {
    return this.camps.get(region)?.camp.lines[0]?.at
  }

  /** Where a Faction's pieces of a kind stand; undefined if none of them is to be seen. */
  spotOf(region: RegionId, faction: Faction, kind: PieceKind): PieceSpot | undefined {
    const kinds: readonly Stack['kind'][] = kind === 'hidden' || kind === 'revealed' ? [kind, 'mixed'] : [kind]
    for (const k of kinds) {
      const stack = this.stacks.get(keyOf(region, faction, k))
      const first = stack?.laid.pieces[0]
      if (stack && first) return { at: stack.at, dx: first.x, dy: first.y, size: stack.laid.size, stack }
    }
    return this.tokenSpot(region, faction)
  }

  private tokenSpot(region: RegionId, faction: Faction): PieceSpot | undefined {
    const camp = this.camps.get(region)?.camp
    if (camp?.kind !== 'flag') return undefined
    for (const { laid, at } of camp.lines) {
      for (const item of laid.items) {
        if (item.kind === 'token' && item.faction === faction) {
          return { at, dx: item.x, dy: item.y, size: item.size, stack: undefined }
        }
      }
    }
    return undefined
  }

  /** Draws a stack without so many of its pieces. */
  holdBack(stack: StackNode, absent: number): void {
    stack.absent = absent
    if (!this.view || stack.node.destroyed) return
    const { laid } = stack
    const left = laid.stack.count - absent
    const shown = absent > 0 ? withCount(laid, left, shapeOptions(this.view, measure)) : laid
    for (const part of stack.node.removeChildren()) part.destroy({ children: true })
    if (left > 0) stack.node.addChild(...this.art.stack(shown))
  }

  /** All stacks by what they are: equal keys on two boards are the same stack. */
  shown(): ReadonlyMap<string, StackNode> {
    return new Map(this.stacks)
  }

  /** The stack at a point of the screen. */
  stackAt(point: Point, camera: Camera): CarriedStack | undefined {
    for (const stack of this.stacks.values()) {
      const p = camera.toScreen(stack.at)
      const { pieces, size } = stack.laid
      const half = size / 2 + 1
      const hits = (c: Point) => Math.abs(point.x - p.x - c.x) <= half && Math.abs(point.y - p.y - c.y) <= half
      if (!pieces.some(hits)) continue
      const { faction, kind, count, named } = stack.laid.stack
      return { region: stack.region, faction, kind, count, ...(named === undefined ? {} : { named }) }
    }
    return undefined
  }

  /** Whether pieces lie on a good part of a box, in canvas units. */
  covers(box: Box): boolean {
    return this.boxes().reduce((sum, b) => sum + overlap(box, b), 0) > area(box) * 0.12
  }

  /** What the pieces cover, in canvas units. */
  boxes(): readonly Box[] {
    const scale = this.view?.scale ?? 1
    this.covered ??= [...this.camps.values()].flatMap(({ camp }) => boxesOf(camp, scale))
    return this.covered
  }

  isFlag(region: RegionId): boolean {
    return this.camps.get(region)?.camp.kind === 'flag'
  }

  /** The pieces behind a flag, laid out on a piece of paper. */
  fan(region: RegionId): { node: Container; at: Point } | undefined {
    const at = this.campPoint(region)
    const rows = this.rows.get(region)
    if (!this.view || !at || !rows?.length) return undefined
    const options = { ...shapeOptions(this.view, measure), piece: Math.max(26, this.view.sizes.piece) }
    const lines = rows.map((stacks) => layLine({ stacks, starts: [] }, options))
    const heights = lines.map((l) => extent(l, 'y1') - extent(l, 'y0'))
    const width = Math.max(...lines.map((l) => extent(l, 'x1') - extent(l, 'x0'))) + 18
    const height = heights.reduce((a, b) => a + b + 5, 13)
    const node = new Container()
    node.addChild(this.signs.paper(width, height))
    let y = -height / 2 + 9
    lines.forEach((laid, i) => {
      const row = this.draw(laid, region, 'fan', at)
      row.y = y - extent(laid, 'y0')
      node.addChild(row)
      y += (heights[i] ?? 0) + 5
    })
    return { node, at }
  }

  private campOf(signs: RegionSigns, view: PiecesView): Camp {
    const { id } = signs.place
    const rows = rowsIn(signs.place, view)
    this.rows.set(id, rows)
    const picked = view.group?.region === id ? JSON.stringify(view.group) : ''
    const room = signs.boxes.map((b) => Math.round(b.x0 + b.y0 + b.x1 + b.y1)).join()
    const key = [id, campKey(rows), room, view.scale, view.sizes.caption, picked].join('|')
    const known = this.camps.get(id)
    if (known?.key === key) return known.camp
    const camp = this.remembered(key) ?? this.layOut(signs, view, known?.camp)
    this.camps.set(id, { key, camp })
    this.laidOut.set(key, camp)
    return camp
  }

  private layOut(signs: RegionSigns, view: PiecesView, before: Camp | undefined): Camp {
    const others = [...this.camps].flatMap(([other, { camp }]) => (other === signs.place.id ? [] : [camp]))
    return campIn(signs, view, measure, others, before)
  }

  /** Finding room takes time: who zooms back to where he was, or undoes, finds the camps as they were. */
  private remembered(key: string): Camp | undefined {
    const camp = this.laidOut.get(key)
    if (this.laidOut.size > mostRemembered) this.laidOut.clear()
    return camp
  }

  private draw(laid: LaidLine, region: RegionId, kind: Camp['kind'] | 'fan', at: Point): Container {
    const node = new Container()
    const box = laid.boxes[0]
    if (kind === 'flag' && box) {
      const paper = this.signs.paper(box.x1 - box.x0 + 2, box.y1 - box.y0)
      paper.position.set((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
      node.addChild(paper)
    }
    // From right to left, so that a stack's number lies over its neighbour.
    for (const item of [...laid.items].reverse()) {
      if (item.kind === 'token') {
        node.addChild(this.art.token(item))
        continue
      }
      const child = node.addChild(new Container())
      child.addChild(...this.art.stack(item))
      const { faction, kind: what } = item.stack
      if (kind !== 'pieces') continue
      this.stacks.set(keyOf(region, faction, what), { region, node: child, laid: item, at, absent: 0 })
    }
    return node
  }
}

const keyOf = (region: RegionId, faction: Faction, kind: Stack['kind']): string => `${region} ${faction} ${kind}`

const extent = (laid: LaidLine, side: 'x0' | 'x1' | 'y0' | 'y1'): number => {
  const values = [...laid.boxes, ...laid.loose].map((b) => b[side])
  return side.endsWith('0') ? Math.min(...values) : Math.max(...values)
}
