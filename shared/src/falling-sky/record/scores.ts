import type { Effect } from '../effects'
import { change } from '../effects'
import type { Faction } from '../ids'
import { playerFactions } from '../position/position'
import type { State } from '../state'
import { conditions, marginOf } from '../victory/scores'

/** What a Faction's score and margin are after a line of the log that has changed them. */
export interface ScoreChange {
  faction: Faction
  /** One per condition (7.2): the Arverni have two. */
  scores: number[]
  margin: number
}

/** Effects that are only told, and those that no score is made of. */
const scoreless: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'resources', 'transfer', 'senate', 'eligibility', 'acted', 'command', 'ability', 'event', 'select', 'card',
  'swap-winter', 'winter', 'phase', 'roll', 'note', 'bot-path', 'result', 'flip', 'devastate', 'recover',
]) // prettier-ignore

/** What has been worked out. An effect has one place in one course of the game, so it changes scores in one way. */
const known = new WeakMap<Effect, readonly ScoreChange[]>()

/**
 * The scores that each effect changes.
 *
 * @param stateAt the state before a line
 * @param effects the effects from line `from` on
 */
export function scoreChanges(
  stateAt: (line: number) => State,
  effects: readonly Effect[],
  from: number,
): (readonly ScoreChange[])[] {
  const first = effects.findIndex((effect) => !scoreless.has(effect.kind) && !known.has(effect))
  if (first >= 0) workOut(stateAt(from + first), effects.slice(first))
  return effects.map((effect) => known.get(effect) ?? [])
}

function workOut(state: State, effects: readonly Effect[]): void {
  let before = standings(state)
  for (const effect of effects) {
    change(state, effect)
    if (scoreless.has(effect.kind)) continue
    const after = standings(state)
    known.set(effect, after.filter((now, i) => !isSame(now, before[i]))) // prettier-ignore
    before = after
  }
}

function standings(state: State): ScoreChange[] {
  return playerFactions.map((faction) => {
    const all = conditions(state, faction)
    return { faction, scores: all.map((c) => c.score), margin: marginOf(all) }
  })
}

function isSame(now: ScoreChange, before: ScoreChange | undefined): boolean {
  return now.margin === before?.margin && now.scores.every((score, i) => score === before.scores[i])
}
