import { Container } from 'pixi.js'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import { boxesOf, campIn, captionFont, rowsIn, shapeOptions } from '../campground'
import type { CampView } from '../campground'
import { area, overlap } from '../geometry'
import type { Box, Point } from '../geometry'
import { fonts } from '../labels'
import type { Camp } from '../layout'
import type { Lights } from '../lit'
import { layLine } from '../shapes'
import type { LaidLine, LaidStack, LaidToken } from '../shapes'
import type { RegionSigns } from '../signage'
import { campKey, pictureOf } from '../stacks'
import type { Stack } from '../stacks'
import { Pinned } from './pinned'
import type { Signs } from './signs'
import { measure } from './textures'

export interface PiecesView extends CampView {
  lights: Lights
  colours: 'default' | 'safe'
}

const dimmedAlpha = 0.8

/** The camps of all Regions. Where they stand is worked out once per change of a Region and kept while it is fair. */
export class PiecesLayer {
  readonly pinned = new Pinned()
  private readonly camps = new Map<RegionId, { key: string; camp: Camp }>()
  private readonly rows = new Map<RegionId, Stack[][]>()
  private readonly nodes = new Map<string, Container>()
  private view: PiecesView | undefined

  constructor(private readonly signs: Signs) {}

  update(view: PiecesView): void {
    this.view = view
    this.pinned.clear()
    this.nodes.clear()
    for (const [id, signs] of view.signage) {
      const camp = this.campOf(signs, view)
      const alpha = view.lights.dimmed(id) ? dimmedAlpha : 1
      for (const { laid, at } of camp.lines) this.pinned.add(this.draw(laid, id, camp.kind), at).alpha = alpha
    }
  }

  /** Where a Region's pieces are: arrows and moves begin and end here. */
  campPoint(region: RegionId): Point | undefined {
    return this.camps.get(region)?.camp.lines[0]?.at
  }

  /** Where a Faction's pieces of a kind stand, as an offset in screen pixels from a point of the land. */
  spotOf(
    region: RegionId,
    faction: Faction,
    kinds: readonly Stack['kind'][],
  ): { at: Point; dx: number; stack: Stack } | undefined {
    for (const { laid, at } of this.camps.get(region)?.camp.lines ?? []) {
      for (const item of laid.items) {
        if (item.kind === 'stack' && item.stack.faction === faction && kinds.includes(item.stack.kind)) {
          return { at, dx: item.pieces[0]?.x ?? 0, stack: item.stack }
        }
      }
    }
    return undefined
  }

  nodeOf(region: RegionId, stack: Stack): Container | undefined {
    return this.nodes.get(`${region} ${stack.faction} ${stack.kind}`)
  }

  /** Whether pieces lie on a good part of a box, in canvas units. */
  covers(box: Box): boolean {
    const scale = this.view?.scale ?? 1
    const camps = [...this.camps.values()].flatMap(({ camp }) => boxesOf(camp, scale))
    return camps.reduce((sum, b) => sum + overlap(box, b), 0) > area(box) * 0.12
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
      const row = this.draw(laid, region, 'fan')
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
    const key = [campKey(rows), room, view.scale, view.sizes.caption, picked].join('|')
    const known = this.camps.get(id)
    if (known?.key === key) return known.camp
    const others = [...this.camps].flatMap(([other, { camp }]) => (other === id ? [] : [camp]))
    const camp = campIn(signs, view, measure, others, known?.camp)
    this.camps.set(id, { key, camp })
    return camp
  }

  private draw(laid: LaidLine, region: RegionId, kind: Camp['kind'] | 'fan'): Container {
    const node = new Container()
    const box = laid.boxes[0]
    if (kind === 'flag' && box) {
      const paper = this.signs.paper(box.x1 - box.x0 + 2, box.y1 - box.y0)
      paper.position.set((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
      node.addChild(paper)
    }
    // From right to left, so that a stack's number lies over its neighbour.
    for (const item of [...laid.items].reverse()) {
      const child = item.kind === 'stack' ? this.stack(item) : this.token(item)
      if (item.kind === 'stack' && kind === 'pieces')
        this.nodes.set(`${region} ${item.stack.faction} ${item.stack.kind}`, child)
      node.addChild(child)
    }
    return node
  }

  private stack({ stack, pieces, size, behind, badge, caption }: LaidStack): Container {
    const node = new Container()
    const picture = pictureOf(stack, this.view?.colours ?? 'default')
    const first = pieces[0]
    const lift = stack.kind === 'leader' ? -size / 4 : 0
    for (let i = behind; i > 0 && first; i--) {
      node.addChild(this.signs.piece(picture, size, first.x + i * 2, first.y - i * 2))
    }
    for (const p of pieces) node.addChild(this.signs.piece(picture, size, p.x, p.y + lift))
    if (caption && this.view) {
      const { sizes } = this.view
      const plate = this.signs.plate(caption.text, caption.width, caption.height, captionFont(sizes), sizes.caption)
      plate.position.set(caption.x, caption.y)
      node.addChild(plate)
    }
    if (badge) {
      const sign = this.signs.badge(badge.text, badge.size)
      sign.position.set(badge.x, badge.y)
      node.addChild(sign)
    }
    return node
  }

  private token({ faction, strength, x, y, size }: LaidToken): Container {
    const node = new Container()
    node.y = y
    node.addChild(this.signs.piece(`ally-${faction}`, size, x))
    const font = `800 ${size * 0.72}px ${fonts.ui}`
    const number = this.signs.text(String(strength), font, size * 0.72)
    number.x = x + size / 2 + 2 + measure(String(strength), font) / 2
    node.addChild(number)
    return node
  }
}

const extent = (laid: LaidLine, side: 'x0' | 'x1' | 'y0' | 'y1'): number => {
  const values = [...laid.boxes, ...laid.loose].map((b) => b[side])
  return side.endsWith('0') ? Math.min(...values) : Math.max(...values)
}
