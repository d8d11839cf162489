interface Frame {
  /** Moves what moves by itself. */
  tick: (elapsed: number) => void
  draw: () => void
  /** Some time after the last movement: what is to be done now, one thing in each frame. */
  rest: () => readonly (() => void)[]
}

interface Animation {
  begun: number
  time: number
  step: (t: number) => void
  end: () => void
}

const restAfter = 130
const awakeFor = 500

/** Frames on demand: nothing is drawn, and no clock runs, while nothing moves. */
export class Frames {
  private handle = 0
  private last = 0
  private awakeUntil = 0
  private movedAt: number | undefined
  private needed = false
  private chores: (() => void)[] = []
  private readonly animations = new Map<string, Animation>()

  constructor(private readonly frame: Frame) {}

  dirty(): void {
    this.needed = true
    this.request()
  }

  moved(): void {
    this.movedAt = performance.now()
    this.chores = []
    this.dirty()
  }

  poke(): void {
    this.awakeUntil = performance.now() + awakeFor
    this.request()
  }

  /** Starts an animation; one of the same name that is under way ends at once. */
  animate(name: string, time: number, step: (t: number) => void, end: () => void): void {
    this.finish(name)
    step(0)
    this.animations.set(name, { begun: performance.now(), time, step, end })
    this.dirty()
  }

  /** Ends an animation at once, as if its time were over. */
  finish(name: string): void {
    const found = this.animations.get(name)
    if (!found) return
    this.animations.delete(name)
    found.step(1)
    found.end()
    this.dirty()
  }

  stop(): void {
    cancelAnimationFrame(this.handle)
    this.handle = 0
    this.animations.clear()
    this.chores = []
  }

  private request(): void {
    if (this.handle) return
    this.last = performance.now()
    this.handle = requestAnimationFrame(this.next)
  }

  private readonly next = (): void => {
    const now = performance.now()
    this.handle = 0
    this.frame.tick(Math.min(64, now - this.last))
    this.last = now
    this.advance(now)
    if (this.movedAt !== undefined && now - this.movedAt > restAfter) {
      this.movedAt = undefined
      this.chores = [...this.frame.rest()]
    }
    const chore = this.chores.shift()
    chore?.()
    if (chore) this.needed = true
    if (this.needed) this.frame.draw()
    this.needed = false
    const waits = this.movedAt !== undefined || this.chores.length > 0
    const busy = this.animations.size > 0 || waits || now < this.awakeUntil
    if (busy && !this.handle) this.handle = requestAnimationFrame(this.next)
  }

  private advance(now: number): void {
    for (const [name, a] of [...this.animations]) {
      const t = Math.min(1, (now - a.begun) / a.time)
      a.step(t)
      this.needed = true
      if (t < 1) continue
      this.animations.delete(name)
      a.end()
    }
  }
}
