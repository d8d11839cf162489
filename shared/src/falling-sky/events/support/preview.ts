import type { Answer, Decision } from '../../../kernel/decision'
import { forcedAnswer } from '../../../kernel/decision'
import type { KernelGame } from '../../../kernel/flow'
import type { Text } from '../../../kernel/text'
import { copyWithOwnDice } from '../../clone'
import { change } from '../../effects'
import type { Effect } from '../../effects'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import type { State } from '../../state'
import type { CardSide, Play } from '../event'
import { cardRule } from '../event'
import { eventCard } from '../registry'

/** Kinds of effects that tell or roll but change nothing on the board. */
const telling = new Set<Effect['kind']>([
  'note',
  'roll',
  'select',
  'command',
  'ability',
  'event',
  'enlist',
  'diviciacus',
  'acted',
])

/**
 * The effects that a text would have now, were every question answered with as much as it allows: a trial on a copy
 * with dice of its own. Empty: the text does nothing as far as a try shows.
 */
export function previewEffects(game: Game, faction: Faction, card: number, side: CardSide): Effect[] {
  const flow = eventCard(card)[side]
  if (!flow) return []
  const state = copyWithOwnDice(game.state)
  const effects: Effect[] = []
  const kernel: KernelGame<State, Effect> = {
    state,
    apply: (effect) => {
      change(state, effect)
      if (!telling.has(effect.kind)) effects.push(effect)
    },
  }
  const play: Play = { card, side, faction, rule: cardRule(card), asides: () => [] }
  const trial = flow({ ...kernel, ruleset: game.ruleset }, play)
  for (let next = trial.next(), n = 0; !next.done && n < tries; n++) {
    if (effects.length > 0) break
    next = trial.next(willing(next.value))
  }
  return effects
}

const tries = 400

/** What a text begins with: effects that are certain, and what is asked then. */
export interface Beginning {
  effects: Effect[]
  asks?: Text
}

/**
 * How a text would begin now, as far as that is certain: up to its first question with a choice, or its first die. A
 * trial on a copy.
 */
export function previewBeginning(game: Game, faction: Faction, card: number, side: CardSide): Beginning {
  const flow = eventCard(card)[side]
  if (!flow) return { effects: [] }
  const state = copyWithOwnDice(game.state)
  const effects: Effect[] = []
  let rolled = false
  const apply = (effect: Effect): void => {
    change(state, effect)
    if (effect.kind === 'roll') rolled = true
    if (!rolled && !telling.has(effect.kind)) effects.push(effect)
  }
  const play: Play = { card, side, faction, rule: cardRule(card), asides: () => [] }
  const trial = flow({ state, apply, ruleset: game.ruleset }, play)
  for (let next = trial.next(); !next.done && !rolled;) {
    const forced = forcedAnswer(next.value)
    if (!forced) return { effects, asks: next.value.prompt }
    next = trial.next(forced)
  }
  return { effects }
}

/** Whether the text would change anything on the board. */
export function wouldChange(game: Game, faction: Faction, card: number, side: CardSide): boolean {
  return previewEffects(game, faction, card, side).length > 0
}

/** Answers as someone who wants the Event to happen: yes, and as much as allowed. */
function willing(decision: Decision): Answer {
  if (decision.kind === 'choose') {
    const open = decision.options.filter((o) => !o.refused)
    const least = Math.max(decision.min, Math.min(1, open.length))
    return { choose: open.slice(0, Math.min(decision.max, Math.max(least, 1))).map((o) => o.id) }
  }
  let left = decision.max
  const allocate: Record<string, number> = {}
  for (const bucket of decision.buckets) {
    allocate[bucket.id] = Math.min(left, bucket.max)
    left -= allocate[bucket.id] ?? 0
  }
  return { allocate }
}
