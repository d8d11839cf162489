import type { Text } from '../kernel/text'
import { text } from '../kernel/text'
import type { Game } from './game'

/** A scripted die (in a case or a trial) was asked for and none was left. */
export class OutOfDice extends Error {
  constructor() {
    super('the scripted dice have run out')
    this.name = 'OutOfDice'
  }
}

/** The next value of the generator (mulberry32) and a number in [0, 1). */
export function nextRandom(seed: number): { seed: number; value: number } {
  const next = (seed + 0x6d2b79f5) | 0
  let x = Math.imul(next ^ (next >>> 15), next | 1)
  x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
  return { seed: next, value: ((x ^ (x >>> 14)) >>> 0) / 0x100000000 }
}

/**
 * Rolls a die; the roll is written to the log.
 *
 * @param rule the paragraph that calls for it
 * @param why what is rolled for, such as the Legion that may be lost
 * @param upTo where all that counts is whether the die shows at most this; a trial need not try all six faces then
 * @returns 1 to 6
 */
export function rollDie(game: Game, rule: string, why: Text, upTo?: number): number {
  const { seed, script } = game.state.dice
  const random = nextRandom(seed)
  const scripted = script?.[0]
  if (script && scripted === undefined) throw new OutOfDice()
  const die = scripted ?? game.trial?.die?.(why, upTo) ?? 1 + Math.floor(random.value * 6)
  game.apply({ kind: 'roll', rule, die, seed: random.seed, for: why })
  return die
}

/** What chance has picked, and the dice that did it. */
export interface Draw<T> {
  picked: T
  dice: number[]
}

/** Picks one of the candidates at random, as `drawAtRandom` does. */
export function pickAtRandom<T>(game: Game, rule: string, candidates: readonly T[]): T {
  return drawAtRandom(game, rule, candidates).picked
}

/**
 * Picks one of the candidates at random (8.3.4, RUL-41): 2, 3 and 6 candidates split the die evenly, 4 and 5 reroll
 * the surplus, more than six are split into two groups by a first die. One candidate needs no die.
 *
 * @param candidates in the order of the map or of the Faction list
 */
export function drawAtRandom<T>(game: Game, rule: string, candidates: readonly T[]): Draw<T> {
  const first = candidates[0]
  if (first === undefined) throw new Error('nothing to pick from')
  if (candidates.length === 1) return { picked: first, dice: [] }
  const dice: number[] = []
  const roll = (): number => {
    const die = rollDie(game, rule, text('roll.random-pick', { n: candidates.length }))
    dice.push(die)
    return die
  }
  if (candidates.length > 6) {
    const half = Math.ceil(candidates.length / 2)
    if (half <= 6) return { picked: pickInGroups(candidates, half, roll), dice }
    const group = roll() <= 3 ? candidates.slice(0, half) : candidates.slice(half)
    const draw = drawAtRandom(game, rule, group)
    return { picked: draw.picked, dice: [...dice, ...draw.dice] }
  }
  const share = candidates.length <= 3 ? 6 / candidates.length : 1
  for (;;) {
    const picked = candidates[Math.floor((roll() - 1) / share)]
    if (picked !== undefined) return { picked, dice }
  }
}

/** Seven to twelve candidates: a first die picks the group, a second one inside it; any other result rerolls both (EX-14). */
function pickInGroups<T>(candidates: readonly T[], half: number, roll: () => number): T {
  for (;;) {
    const group = roll() <= 3 ? candidates.slice(0, half) : candidates.slice(half)
    const picked = group[roll() - 1]
    if (picked !== undefined) return picked
  }
}

/** A shuffled copy (Fisher-Yates) and the seed after it. Used at set-up only, before there is a log. */
export function shuffled<T>(items: readonly T[], seed: number): { items: T[]; seed: number } {
  const copy = [...items]
  let now = seed
  for (let i = copy.length - 1; i > 0; i--) {
    const random = nextRandom(now)
    now = random.seed
    const j = Math.floor(random.value * (i + 1))
    const a = copy[i]
    const b = copy[j]
    if (a === undefined || b === undefined) continue
    copy[i] = b
    copy[j] = a
  }
  return { items: copy, seed: now }
}
