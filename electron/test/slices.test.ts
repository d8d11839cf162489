import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Steps } from '@gallia/shared/falling-sky/outlook/rehearsal'
import { inSlices } from '../host/slices'

/** Work of 60 steps that each keep the machine busy for a millisecond. */
function* long(done: number[]): Steps<string> {
  for (let step = 0; step < 60; step++) {
    for (const until = performance.now() + 1; performance.now() < until;);
    done.push(step)
    yield
  }
  return 'result'
}

describe('long work in the host', () => {
  it('lets others in between its steps', async () => {
    const done: number[] = []
    let before = 0
    void after(5).then(() => (before = done.length))
    expect(await inSlices(long(done), () => true)).toBe('result')
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(60)
  })

  it('is given up when what it is about has changed', async () => {
    const done: number[] = []
    let stands = true
    void after(5).then(() => (stands = false))
    expect(await inSlices(long(done), () => stands)).toBeNull()
    expect(done.length).toBeLessThan(60)
    expect(await inSlices(long([]), () => false)).toBeNull()
  })
})
