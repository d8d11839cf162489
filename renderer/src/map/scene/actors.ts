import type { Container } from 'pixi.js'
import type { Point } from '../geometry'

/** One thing that is shown moving. `step` gets 0 to 1 of its own time; `end` leaves the board as it is. */
export interface Actor {
  start: number
  time: number
  step: (t: number) => void
  end: () => void
}

/** When an actor is on, in milliseconds from the beginning of the whole. */
export interface When {
  start: number
  time: number
}

type Place = () => Point

const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2)
/** Where the moving thing is a guest of its own, it is gone at the end; `landed` shows what it brought. */
const guest = (node: Container, landed: () => void) => () => {
  if (!node.destroyed) node.destroy({ children: true })
  landed()
}
const put = (node: Container, at: Point, dx = 0, dy = 0) => node.position.set(at.x + dx, at.y + dy)

/** A piece goes from one camp to another along a low arc. */
export function glide(node: Container, from: Place, to: Place, when: When, landed: () => void): Actor {
  const step = (t: number) => {
    const k = eased(t)
    const [a, b] = [from(), to()]
    const rise = Math.sin(Math.PI * k) * Math.min(40, Math.hypot(b.x - a.x, b.y - a.y) * 0.16)
    node.scale.set(1 + 0.12 * Math.sin(Math.PI * k))
    put(node, a, (b.x - a.x) * k, (b.y - a.y) * k - rise)
  }
  return { ...when, step, end: guest(node, landed) }
}

/** A piece comes down onto its place. */
export function drop(node: Container, at: Place, when: When, landed: () => void): Actor {
  const step = (t: number) => {
    node.alpha = Math.min(1, t * 2)
    put(node, at(), 0, -14 * (1 - t) ** 2)
  }
  return { ...when, step, end: guest(node, landed) }
}

/** A piece is taken off: lifted, and gone. */
export function lift(node: Container, at: Place, when: When): Actor {
  const step = (t: number) => {
    node.alpha = 1 - t * t
    put(node, at(), -8 * t, -18 * t)
  }
  return { ...when, step, end: guest(node, () => {}) }
}

/** A Legion falls. */
export function fall(node: Container, at: Place, when: When): Actor {
  const step = (t: number) => {
    const k = Math.min(1, t / 0.6)
    node.rotation = 0.9 * k * k
    node.alpha = t < 0.6 ? 1 : 1 - (t - 0.6) / 0.4
    put(node, at(), 8 * k, 12 * k * k)
  }
  return { ...when, step, end: guest(node, () => {}) }
}

/** A piece turns about its long axis and shows its other side. */
export function turn(
  node: Container,
  sides: { front: Container; back: Container },
  at: Place,
  when: When,
  landed: () => void,
): Actor {
  // prettier-ignore
  const step = (t: number) => {
    sides.front.visible = t < 0.5
    sides.back.visible = t >= 0.5
    node.scale.x = Math.max(0.04, Math.abs(Math.cos(Math.PI * t)))
    put(node, at())
  }
  return { ...when, step, end: guest(node, landed) }
}

/** Something of the board itself, which stays: `show` draws it at 0 to 1. */
export function change(node: Container, when: When, show: (t: number) => void): Actor {
  const step = (t: number) => {
    if (!node.destroyed) show(t)
  }
  return { ...when, step, end: () => step(1) }
}
