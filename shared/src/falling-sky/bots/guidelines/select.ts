import type { Text, Thing } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import { drawAtRandom } from '../../dice'
import type { Game } from '../../game'
import type { Faction, RegionId, TribeId } from '../../ids'
import { factionThing, regionThing, tribeThing } from '../../names'
import { record } from '../walk'

/** One lettered tie-break (8.1.3): the candidates with the most of it stay. The text of its name is `bot.by.<name>`. */
export interface Criterion<T> {
  name: string
  of: (candidate: T) => number
}

/** The candidates with the most of something. */
export function most<T>(name: string, of: (candidate: T) => number): Criterion<T> {
  return { name, of }
}

/** The candidates with the least of something. */
export function fewest<T>(name: string, of: (candidate: T) => number): Criterion<T> {
  return { name, of: (c) => -of(c) }
}

/** The candidates for which something holds, if there are any. */
export function first<T>(name: string, holds: (candidate: T) => boolean): Criterion<T> {
  return { name, of: (c) => (holds(c) ? 1 : 0) }
}

/** A criterion that made a difference, and who was left after it. */
interface Narrowed<T> {
  by: Text
  left: readonly T[]
}

/** Those that are left when each criterion in turn has narrowed the set; and the criteria that made a difference. */
export function narrow<T>(
  candidates: readonly T[],
  criteria: readonly Criterion<T>[],
): { left: T[]; steps: Narrowed<T>[] } {
  let left = [...candidates]
  const steps: Narrowed<T>[] = []
  for (const { name, of } of criteria) {
    if (left.length <= 1) break
    const best = Math.max(...left.map(of))
    const kept = left.filter((c) => of(c) === best)
    if (kept.length < left.length) steps.push({ by: text(`bot.by.${name}`), left: kept })
    left = kept
  }
  return { left, steps }
}

/** How a choice is told in the log. */
export interface ChoiceTold<T> {
  node: string
  /** The paragraph for the die; 8.3.4 where nothing is said. */
  rule?: string
  thing: (candidate: T) => Thing
}

/**
 * Chooses by the criteria, one after the other, then at random (8.3.4); tells the candidates and what decided. The
 * candidates must come in the order of the map or of the Faction list (RUL-41).
 *
 * @returns undefined if there are no candidates
 */
export function choose<T>(
  game: Game,
  faction: Faction,
  candidates: readonly T[],
  criteria: readonly Criterion<T>[],
  told: ChoiceTold<T>,
): T | undefined {
  if (candidates.length === 0) return undefined
  const { left, steps } = narrow(candidates, criteria)
  const { picked: chosen, dice } = drawAtRandom(game, told.rule ?? '8.3.4', left)
  if (candidates.length > 1) {
    record(game, faction, {
      node: told.node,
      question: text('bot.choice'),
      answer: text('name', { name: told.thing(chosen) }),
      candidates: candidates.map(told.thing),
      tieBreaks: [...steps.map(({ by }) => by), ...(left.length > 1 ? [text('bot.by.die')] : [])],
      left: steps.map((step) => step.left.map(told.thing)),
      ...(dice.length && { dice }),
    })
  }
  return chosen
}

/** `choose` among Regions. */
export function chooseRegion(
  game: Game,
  faction: Faction,
  node: string,
  candidates: readonly RegionId[],
  criteria: readonly Criterion<RegionId>[] = [],
): RegionId | undefined {
  return choose(game, faction, candidates, criteria, { node, thing: regionThing })
}

/** `choose` among Tribes. */
export function chooseTribe(
  game: Game,
  faction: Faction,
  node: string,
  candidates: readonly TribeId[],
  criteria: readonly Criterion<TribeId>[] = [],
): TribeId | undefined {
  return choose(game, faction, candidates, criteria, { node, thing: tribeThing })
}

/** `choose` among Factions. */
export function chooseFaction(
  game: Game,
  faction: Faction,
  node: string,
  candidates: readonly Faction[],
  criteria: readonly Criterion<Faction>[] = [],
): Faction | undefined {
  return choose(game, faction, candidates, criteria, { node, thing: factionThing })
}
