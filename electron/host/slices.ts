import { setImmediate } from 'node:timers/promises'
import type { Steps } from '@gallia/shared/falling-sky/outlook/rehearsal'

/** For so long nobody else is kept waiting. */
const sliceMs = 8

/**
 * Does work in slices, between which the host answers others.
 *
 * @param stands asked before each slice: whether what the work is about is still as it was
 * @returns what came of it; null if it was given up because things have changed
 */
export async function inSlices<T>(work: Steps<T>, stands: () => boolean): Promise<T | null> {
  while (stands()) {
    for (const until = performance.now() + sliceMs; performance.now() < until;) {
      const step = work.next()
      if (step.done) return step.value
    }
    await setImmediate()
  }
  return null
}
