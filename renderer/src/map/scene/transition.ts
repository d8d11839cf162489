import { Container, type Texture } from 'pixi.js'
import type { BoardView } from '@gallia/shared/falling-sky/view'
import { changesBetween } from '../changes'
import type { Change } from '../changes'
import type { Point } from '../geometry'
import type { PieceKind } from '../stacks'
import { timetable } from '../timetable'
import type { Timed } from '../timetable'
import { change as changing, drop, fall, glide, lift, turn } from './actors'
import type { Actor } from './actors'
import type { Camera } from './camera'
import type { Frames } from './frames'
import type { Layers } from './layers'
import type { LyingSign, NamesLayer } from './names'
import type { PiecesLayer, PieceSpot, StackNode } from './pieces'

/** What the eye saw before the new board was drawn. */
interface Before {
  board: BoardView
  spots: ReadonlyMap<Change, PieceSpot | undefined>
  signs: ReadonlyMap<Change, { at: Point; dx: number; size: number } | undefined>
  stacks: ReadonlyMap<string, StackNode>
}

type OnePieceChange = Extract<Change, { what: 'move' | 'turn' | 'place' | 'remove' }>

const shiftMilliseconds = 220
const name = 'board'

/**
 * What moves between two boards. The new board is drawn at once and is true; what is on its way to it lies over it,
 * and is held back on it until it has come. Ending early is therefore always right.
 */
export class Transition {
  readonly container = new Container()
  private running = new Set<Actor>()
  private before: Before | undefined
  private items: readonly Timed[] = []
  /** Those who wait for the end. */
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly layers: Pick<Layers, 'signs' | 'pieces' | 'names' | 'control'>,
    private readonly camera: Camera,
  ) {}

  /** To be called while the old board is still on the screen. */
  prepare(board: BoardView, next: BoardView): void {
    const { pieces, names } = this.layers
    const { items } = timetable(changesBetween(board, next))
    this.items = items
    const changes = items.map((i) => i.change)
    this.before = {
      board,
      spots: new Map(changes.map((c) => [c, startOf(c, pieces)])),
      signs: new Map(changes.map((c) => [c, signBefore(c, names)])),
      stacks: pieces.shown(),
    }
  }

  /**
   * To be called when the new board has been drawn.
   *
   * @param pace factor of the normal time
   */
  run(next: BoardView, pace: number, frames: Frames): void {
    const { before } = this
    if (!before) return
    this.before = undefined
    this.running = new Set([
      ...this.items.flatMap((item) => this.actorsFor(item, before, next)),
      ...this.shifts(before),
    ])
    const time = Math.max(0, ...[...this.running].map((a) => a.start + a.time))
    if (time === 0) return this.end()
    frames.animate(
      name,
      time * pace,
      (t) => this.show(t * time),
      () => this.end(),
    )
  }

  /** Everything is at once where it belongs. */
  skip(frames: Frames): void {
    frames.finish(name)
  }

  /** Resolves when nothing is moving any more. */
  async over(): Promise<void> {
    if (this.running.size) await new Promise<void>((tell) => this.waiting.push(tell))
  }

  /** @param ms since the beginning, at normal speed */
  private show(ms: number): void {
    for (const actor of this.running) {
      const t = actor.time > 0 ? (ms - actor.start) / actor.time : 1
      if (t < 1) actor.step(Math.max(0, t))
      else this.finish(actor)
    }
  }

  private end(): void {
    for (const actor of this.running) this.finish(actor)
    this.layers.control.endFade()
    for (const tell of this.waiting.splice(0)) tell()
  }

  private finish(actor: Actor): void {
    this.running.delete(actor)
    actor.end()
  }

  private actorsFor({ change, ...when }: Timed, before: Before, next: BoardView): Actor[] {
    switch (change.what) {
      case 'move':
      case 'turn':
      case 'place':
      case 'remove':
        return this.pieceActors(change, when, before, next)
      case 'tribe':
        return this.signActors(change, when, before, this.layers.names.discs.get(change.tribe))
      case 'marker':
        return this.signActors(change, when, before, this.layers.names.markerOf(change.region, change.marker))
      case 'control':
        return this.controlActors(change, when)
    }
  }

  private pieceActors(change: OnePieceChange, when: Omit<Timed, 'change'>, before: Before, next: BoardView): Actor[] {
    const { pieces } = this.layers
    const from = before.spots.get(change)
    const goal = goalOf(change)
    const to = goal && pieces.spotOf(goal.region, change.faction, goal.kind)
    const bundle = (kind: PieceKind, board: BoardView, size: number) =>
      this.guest(pieces.art.bundle({ faction: change.faction, kind, ...looks(change.faction, kind, board) }, change.count, size)) // prettier-ignore
    const landed = to?.stack ? this.holdBack(to.stack, change.count) : () => {}
    const onScreen = (spot: PieceSpot) => this.onScreen(spot)
    switch (change.what) {
      case 'move':
        if (!from || !to) return this.nothing(landed)
        return [glide(bundle(change.from.kind, before.board, to.size), onScreen(from), onScreen(to), when, landed)]
      case 'place':
        if (!to) return []
        return [drop(bundle(change.at.kind, next, to.size), onScreen(to), when, landed)]
      case 'remove': {
        if (!from) return []
        const node = bundle(change.at.kind, before.board, from.size)
        return [(change.at.kind === 'legions' ? fall : lift)(node, onScreen(from), when)]
      }
      case 'turn': {
        if (!to?.stack) return this.nothing(landed)
        const [front, back] = [bundle(change.from, before.board, to.size), bundle(change.to, next, to.size)]
        const both = this.guest(new Container())
        both.addChild(front, back)
        return [turn(both, { front, back }, onScreen(to), when, landed)]
      }
    }
  }

  /** Nothing to be seen moving: what was held back comes at once. */
  private nothing(landed: () => void): Actor[] {
    landed()
    return []
  }

  private signActors(
    change: Extract<Change, { what: 'tribe' | 'marker' }>,
    when: Omit<Timed, 'change'>,
    before: Before,
    now: LyingSign | undefined,
  ): Actor[] {
    const old = before.signs.get(change)
    const picture = change.what === 'tribe' ? change.before : change.marker
    const actors: Actor[] = []
    if (old && picture) {
      const node = this.guest(new Container())
      node.addChild(this.layers.signs.piece(picture, old.size))
      actors.push(lift(node, this.onScreen({ ...old, dy: 0 }), when))
    }
    if (now) {
      const { sprite } = now
      const appear = (t: number) => {
        sprite.alpha = Math.min(1, t * 2)
        sprite.y = -10 * (1 - t) ** 2
      }
      actors.push(changing(sprite, { start: when.start, time: when.time }, appear))
    }
    return actors
  }

  /** The wash and the band fade over, and the shield turns. */
  private controlActors(
    { region, before, after }: Extract<Change, { what: 'control' }>,
    when: Omit<Timed, 'change'>,
  ): Actor[] {
    const { names, signs, control } = this.layers
    const shield = names.shields.get(region)
    if (!shield) return []
    const { sprite, size } = shield
    const face = (faction: typeof before): Texture => signs.piece(faction ? `control-${faction}` : 'no-control', size).texture // prettier-ignore
    const [old, now] = [face(before), face(after)]
    const show = (t: number) => {
      const k = Math.min(1, t * 2)
      sprite.texture = k < 0.5 ? old : now
      sprite.scale.x = Math.max(0.04, Math.abs(Math.cos(Math.PI * k)))
      control.showFade(t)
    }
    return [changing(sprite, when, show)]
  }

  /** Stacks that have moved aside for others go there and don't jump. */
  private shifts(before: Before): Actor[] {
    const { camera } = this
    const { pieces } = this.layers
    return [...pieces.shown()].flatMap(([key, { node, laid, at }]) => {
      const was = before.stacks.get(key)
      const [first, then] = [laid.pieces[0], was?.laid.pieces[0]]
      if (!was || !first || !then) return []
      const [a, b] = [camera.toScreen(was.at), camera.toScreen(at)]
      const by = { x: a.x + then.x - b.x - first.x, y: a.y + then.y - b.y - first.y }
      if (Math.hypot(by.x, by.y) < 1) return []
      const show = (t: number) => node.position.set(by.x * (1 - t) ** 2, by.y * (1 - t) ** 2)
      return [changing(node, { start: 0, time: shiftMilliseconds }, show)]
    })
  }

  private guest<T extends Container>(node: T): T {
    this.container.addChild(node)
    return node
  }

  private onScreen({ at, dx, dy }: { at: Point; dx: number; dy: number }): () => Point {
    return () => {
      const p = this.camera.toScreen(at)
      return { x: p.x + dx, y: p.y + dy }
    }
  }

  /** @returns what shows them */
  private holdBack(stack: StackNode, count: number): () => void {
    const { pieces } = this.layers
    pieces.holdBack(stack, stack.absent + count)
    return () => pieces.holdBack(stack, stack.absent - count)
  }
}

/** Where pieces that go, turn or leave stand before. */
function startOf(change: Change, pieces: PiecesLayer): PieceSpot | undefined {
  switch (change.what) {
    case 'move':
      return pieces.spotOf(change.from.region, change.faction, change.from.kind)
    case 'remove':
      return pieces.spotOf(change.at.region, change.faction, change.at.kind)
    case 'turn':
    case 'place':
    case 'tribe':
    case 'marker':
    case 'control':
      return undefined
  }
}

function signBefore(change: Change, names: NamesLayer): LyingSign | undefined {
  if (change.what === 'tribe') return names.discs.get(change.tribe)
  return change.what === 'marker' && !change.lies ? names.markerOf(change.region, change.marker) : undefined
}

function goalOf(change: OnePieceChange) {
  switch (change.what) {
    case 'move':
      return change.to
    case 'turn':
      return { region: change.region, kind: change.to }
    case 'place':
      return change.at
    case 'remove':
      return undefined
  }
}

/** Which side a Leader shows. */
function looks(faction: OnePieceChange['faction'], kind: PieceKind, board: BoardView): { named?: boolean } {
  const leader = board.leaders[faction]
  return kind === 'leader' && leader.place === 'map' ? { named: leader.named } : {}
}
