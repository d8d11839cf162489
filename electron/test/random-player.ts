import type { Answer, Decision } from '@gallia/shared/kernel/decision'

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A legal answer, picked without any thought; where nothing may be done it does nothing every other time, so that it gets on. */
export function randomAnswer(decision: Decision, random: () => number): Answer {
  const below = (n: number): number => Math.floor(random() * n)
  const number = (min: number, max: number): number => {
    if (min === 0 && random() < 0.5) return 0
    const least = Math.max(min, Math.min(1, max))
    return least + below(max - least + 1)
  }
  if (decision.kind === 'choose') {
    const open = decision.options.filter((option) => !option.refused).map((option) => option.id)
    const most = Math.min(decision.max, open.length)
    const chosen: string[] = []
    for (let n = number(decision.min, most); n > 0; n--) chosen.push(...open.splice(below(open.length), 1))
    return { choose: chosen }
  }
  const room = decision.buckets.reduce((sum, bucket) => sum + bucket.max, 0)
  const most = Math.min(decision.max, room)
  const amounts: Record<string, number> = {}
  for (let left = number(decision.min, most); left > 0; left--) {
    const open = decision.buckets.filter((bucket) => (amounts[bucket.id] ?? 0) < bucket.max)
    const bucket = open[below(open.length)]
    if (!bucket) break
    amounts[bucket.id] = (amounts[bucket.id] ?? 0) + 1
  }
  return { allocate: amounts }
}
