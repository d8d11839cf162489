import { factions } from '@gallia/shared/falling-sky/ids'
import type { Faction } from '@gallia/shared/falling-sky/ids'

/** The colours of the map, read from the tokens in force where it hangs: another set of tokens, another map. */
export interface Palette {
  token: (name: string) => string
  faction: Record<Faction, { base: string; top: string; edge: string; on: string; tint: string }>
}

/** @param element where the tokens apply (its `data-colours` decides) */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim() || '#888888'
  const of = (f: Faction) => ({
    base: token(`${f}-base`),
    top: token(`${f}-top`),
    edge: token(`${f}-edge`),
    on: token(`${f}-on`),
    tint: token(`${f}-tint`),
  })
  const entries = factions.map((f) => [f, of(f)] as const)
  return { token, faction: Object.fromEntries(entries) as Palette['faction'] }
}

const channels = (hex: string): [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

/** A colour between two, `t` of the way to the second. */
export function mix(a: string, b: string, t: number): string {
  const [ca, cb] = [channels(a), channels(b)]
  const parts = ca.map((v, i) => Math.round(v + ((cb[i] ?? 0) - v) * t))
  return `#${parts.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}
