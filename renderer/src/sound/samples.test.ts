import { describe, expect, it } from 'vitest'
import { peak, render, sounds, woods } from './samples'

const rate = 44_100
const loudest = (samples: Float32Array): number => samples.reduce((high, s) => Math.max(high, Math.abs(s)), 0)
const power = (samples: Float32Array): number => samples.reduce((sum, s) => sum + s * s, 0) / samples.length

/** How often the samples cross zero in a second: the deeper, the fewer. */
function crossings(samples: Float32Array): number {
  let n = 0
  for (let i = 1; i < samples.length; i++) if ((samples[i - 1] ?? 0) < 0 !== (samples[i] ?? 0) < 0) n++
  return (n * rate) / samples.length
}

describe.each(sounds)('the sound of %s', (sound) => {
  const samples = render(sound, rate)

  it('is heard, is shorter than 0.8 seconds, and never louder than it may be', () => {
    expect(samples.every((s) => Number.isFinite(s))).toBe(true)
    expect(samples.length).toBeGreaterThan(0.1 * rate)
    expect(samples.length).toBeLessThan(0.8 * rate)
    expect(loudest(samples)).toBeCloseTo(peak, 5)
    // -18 LUFS and less: about an eighth of full power's amplitude on the whole.
    expect(Math.sqrt(power(samples))).toBeGreaterThan(0.02)
    expect(Math.sqrt(power(samples))).toBeLessThan(0.2)
  })

  it('begins and ends in silence', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.05)
    expect(Math.abs(samples.at(-1) ?? 1)).toBe(0)
    expect(loudest(samples.slice(-Math.round(0.005 * rate)))).toBeLessThan(0.05)
  })

  it('is the same every time', () => {
    expect(render(sound, rate)).toEqual(samples)
  })
})

it('wood is the deeper the larger the piece is', () => {
  const heights = woods.map((wood) => crossings(render(wood, rate).slice(0, 0.06 * rate)))
  expect(heights).toEqual([...heights].sort((a, b) => b - a))
})

it('the horn is low and the triumph bright', () => {
  expect(crossings(render('winter', rate))).toBeLessThan(crossings(render('triumph', rate)) / 2)
})
