/**
 * The sounds of the table, made of sine waves and noise. Pure: the same sound is always the same samples, between -1
 * and 1, shorter than 0.8 seconds, and silent at its end.
 */

/** Wood on wood, by what is set down: the larger the piece, the deeper. */
export const woods = ['troop', 'ally', 'legion', 'fort', 'citadel', 'leader'] as const
export type Wood = (typeof woods)[number]

export const sounds = [...woods, 'dice', 'card', 'winter', 'triumph'] as const
export type Sound = (typeof sounds)[number]

/** The highest sample of every sound: quiet enough that nobody is startled. */
export const peak = 0.5

const pitches: Readonly<Record<Wood, number>> = {
  troop: 920,
  ally: 700,
  legion: 560,
  fort: 440,
  citadel: 380,
  leader: 320,
}

/** What sounds at a moment, in seconds from its beginning. */
type Wave = (t: number) => number

/** @returns the samples of a sound at so many per second */
export function render(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  switch (sound) {
    case 'dice':
      return sampled(0.7, rate, rolled())
    case 'card':
      return sampled(0.3, rate, leafed(rate))
    case 'winter':
      return sampled(0.78, rate, horn(110, 0.78))
    case 'triumph':
      return sampled(0.7, rate, (t) => bell(659, t) + (t > 0.11 ? bell(988, t - 0.11) : 0))
    default:
      return sampled(0.22, rate, (t) => knock(pitches[sound], t))
  }
}

/** The last part of every sound fades to nothing, so that it never ends in a click. */
const fade = 0.02

function sampled(seconds: number, rate: number, wave: Wave): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * rate))
  let highest = 0
  for (let i = 0; i < samples.length; i++) {
    const left = (samples.length - 1 - i) / (fade * rate)
    const value = wave(i / rate) * Math.min(1, left)
    samples[i] = value
    highest = Math.max(highest, Math.abs(value))
  }
  return samples.map((value) => (value / highest) * peak)
}

const tone = (pitch: number, t: number): number => Math.sin(2 * Math.PI * pitch * t)

/** A bar of wood that is struck: its overtones are no multiples of its pitch, and die away sooner than it. */
function knock(pitch: number, t: number): number {
  const body = tone(pitch, t) * Math.exp(-t / 0.035)
  const overtones =
    0.45 * tone(pitch * 2.76, t) * Math.exp(-t / 0.014) + 0.2 * tone(pitch * 5.4, t) * Math.exp(-t / 0.006)
  const rise = Math.min(1, t / 0.0015)
  return rise * (body + overtones)
}

/** Two dice on a table: knocks that come closer and grow weaker. */
function rolled(): Wave {
  const chance = noise(7)
  const falls = [0, 0.09, 0.17, 0.25, 0.31, 0.37, 0.42, 0.46, 0.49].map((start, i) => ({
    start: start + 0.012 * chance(),
    pitch: 1500 + 500 * chance(),
    loud: 0.85 ** i,
  }))
  return (t) =>
    falls.reduce((sum, { start, pitch, loud }) => (t < start ? sum : sum + loud * knock(pitch, t - start)), 0)
}

/** Paper that is turned: noise without its depths, which swells and sinks twice. */
function leafed(rate: number): Wave {
  const chance = noise(3)
  /** The noise so far in its depths, which are taken away. */
  let low = 0
  const share = 1 - Math.exp((-2 * Math.PI * 1800) / rate)
  const swell = (t: number, middle: number, width: number) => Math.exp(-(((t - middle) / width) ** 2))
  return (t) => {
    const now = chance()
    low += share * (now - low)
    return (now - low) * (0.6 * swell(t, 0.06, 0.03) + swell(t, 0.16, 0.045))
  }
}

/** A horn far away: overtones come in one after the other, and the tone wavers a little. */
function horn(pitch: number, seconds: number): Wave {
  const overtones = [1, 0.8, 0.6, 0.36, 0.2, 0.1, 0.05]
  return (t) => {
    const swell = Math.min(1, t / 0.16) * Math.min(1, (seconds - t) / 0.3)
    const phase = pitch * t + 0.012 * Math.sin(2 * Math.PI * 5 * t)
    return swell * overtones.reduce((sum, loud, i) => sum + loud * swell ** (i * 0.7) * tone(i + 1, phase), 0)
  }
}

function bell(pitch: number, t: number): number {
  const rise = Math.min(1, t / 0.004)
  return rise * (tone(pitch, t) * Math.exp(-t / 0.16) + 0.35 * tone(pitch * 2, t) * Math.exp(-t / 0.08) + 0.12 * tone(pitch * 3, t) * Math.exp(-t / 0.04)) // prettier-ignore
}

/** Numbers between -1 and 1 that look like chance and are the same every time. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x8000_0000 - 1
  }
}
