import { Container } from 'pixi.js'
import type { Faction } from '@gallia/shared/falling-sky/ids'
import { captionFont } from '../campground'
import { fonts } from '../labels'
import type { LaidStack, LaidToken } from '../shapes'
import { pictureOf } from '../stacks'
import type { Stack } from '../stacks'
import type { Sizes } from '../zoom'
import type { Signs } from './signs'
import { measure } from './textures'

/** A few pieces show that many are meant. */
const mostInBundle = 4

/** How stacks and tokens are drawn, from their layout. */
export class PieceArt {
  private sizes: Sizes | undefined

  constructor(private readonly signs: Signs) {}

  use(sizes: Sizes): void {
    this.sizes = sizes
  }

  stack({ stack, pieces, size, behind, badge, caption }: LaidStack): Container[] {
    const picture = pictureOf(stack)
    const first = pieces[0]
    const lift = liftOf(stack, size)
    const parts: Container[] = []
    for (let i = behind; i > 0 && first; i--) {
      parts.push(this.signs.piece(picture, size, first.x + i * 2, first.y - i * 2))
    }
    for (const p of pieces) parts.push(this.signs.piece(picture, size, p.x, p.y + lift))
    if (caption && this.sizes) {
      const { sizes } = this
      const plate = this.signs.plate(caption.text, caption.width, caption.height, captionFont(sizes), sizes.caption)
      plate.position.set(caption.x, caption.y)
      parts.push(plate)
    }
    if (badge) {
      const sign = this.signs.badge(badge.text, badge.size)
      sign.position.set(badge.x, badge.y)
      parts.push(sign)
    }
    return parts
  }

  /** Emblem and strength of a Faction, in a flag. */
  token({ faction, strength, x, y, size }: LaidToken): Container {
    const node = new Container()
    node.y = y
    node.addChild(this.signs.piece(`ally-${faction}`, size, x))
    const font = `800 ${size * 0.72}px ${fonts.ui}`
    const number = this.signs.text(String(strength), font, size * 0.72)
    number.x = x + size / 2 + 2 + measure(String(strength), font) / 2
    node.addChild(number)
    return node
  }

  /** Some loose pieces of one kind, around their middle. */
  bundle(piece: Pick<Stack, 'faction' | 'kind' | 'named' | 'permanent'>, count: number, size: number): Container {
    const node = new Container()
    const picture = pictureOf({ ...piece, count })
    const lift = liftOf(piece, size)
    for (let k = Math.min(count, mostInBundle) - 1; k >= 0; k--) {
      node.addChild(this.signs.piece(picture, size, k * 3, lift - k * 3))
    }
    return node
  }
}

/** A Leader is half as high again as his square, and stands on the ground of the others. */
const liftOf = ({ kind }: { kind: Stack['kind']; faction: Faction }, size: number): number =>
  kind === 'leader' ? -size / 4 : 0
