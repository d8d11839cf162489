import { Container } from 'pixi.js'
import type { Point } from '../geometry'
import type { Move } from '../moves'
import { pictureOf } from '../stacks'
import type { StackKind } from '../stacks'
import type { Camera } from './camera'
import type { PiecesLayer } from './pieces'
import type { Signs } from './signs'

const kindsOf: Record<Move['kind'], readonly StackKind[]> = {
  leader: ['leader'],
  legions: ['legions'],
  troops: ['hidden', 'revealed', 'scouted', 'mixed'],
}
/** A few pieces show that many move. */
const mostGhosts = 4

interface Ghost {
  node: Container
  from: { at: Point; dx: number }
  to: { at: Point; dx: number }
}

/**
 * Pieces gliding from camp to camp. The board is always drawn as it is; the glide only lies over it, and what it brings
 * is shown when it lands. Ending it early is therefore always right.
 */
export class Glide {
  readonly container = new Container()
  private ghosts: Ghost[] = []
  private arriving: Container[] = []

  constructor(
    private readonly signs: Signs,
    private readonly pieces: PiecesLayer,
  ) {}

  /** Where the moving pieces stand before the new board is drawn. */
  starts(moves: readonly Move[]): (Ghost['from'] | undefined)[] {
    return moves.map((m) => this.pieces.spotOf(m.from, m.faction, kindsOf[m.kind]))
  }

  /** @returns whether anything moves */
  begin(
    moves: readonly Move[],
    starts: readonly (Ghost['from'] | undefined)[],
    size: number,
    colours: 'default' | 'safe',
  ): boolean {
    this.end()
    moves.forEach((move, i) => {
      const from = starts[i]
      const to = this.pieces.spotOf(move.to, move.faction, kindsOf[move.kind])
      if (!from || !to) return
      const node = new Container()
      const n = Math.min(move.count, mostGhosts)
      const picture = pictureOf(to.stack, colours)
      for (let k = n - 1; k >= 0; k--) node.addChild(this.signs.piece(picture, size, k * 3, -k * 3))
      this.container.addChild(node)
      this.ghosts.push({ node, from, to })
      const landing = this.pieces.nodeOf(move.to, to.stack)
      if (landing && to.stack.count <= move.count) this.arriving.push(landing)
    })
    for (const node of this.arriving) node.alpha = 0
    return this.ghosts.length > 0
  }

  /** @param t 0 to 1 */
  show(t: number, camera: Camera): void {
    const eased = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2
    for (const { node, from, to } of this.ghosts) {
      const [a, b] = [camera.toScreen(from.at), camera.toScreen(to.at)]
      const [ax, bx] = [a.x + from.dx, b.x + to.dx]
      const rise = Math.sin(Math.PI * eased) * Math.min(40, Math.hypot(bx - ax, b.y - a.y) * 0.16)
      node.position.set(ax + (bx - ax) * eased, a.y + (b.y - a.y) * eased - rise)
    }
  }

  end(): void {
    for (const { node } of this.ghosts) node.destroy({ children: true })
    // The layer may have been redrawn since: nodes that are gone are left alone.
    for (const node of this.arriving) if (!node.destroyed) node.alpha = 1
    this.ghosts = []
    this.arriving = []
  }
}
