import type { Answer, Decision } from '../../kernel/decision'
import { illegal, IllegalAnswer } from '../../kernel/decision'
import type { Text } from '../../kernel/text'
import { copyWithOwnDice } from '../clone'
import type { Effect } from '../effects'
import { change } from '../effects'
import type { Game } from '../game'
import type { Faction } from '../ids'
import { factions } from '../ids'
import { isBot } from '../seats'
import { waiting } from '../sequence/eligibility'
import { isOver, stretch } from '../sequence/stretch'
import type { State } from '../state'
import type { GameTable } from '../table'
import { withRuleset } from '../table'

/** Work in steps: whoever runs it may do other things in between, as long as the table stays as it is. */
export type Steps<T> = Generator<undefined, T, undefined>

/** How it goes on after the answer that is rehearsed. */
export interface Rehearsal {
  /** Answers what is asked next, of persons and bots alike; undefined ends the rehearsal there. */
  respond(decision: Decision): Answer | undefined
  /** The die for a roll; undefined ends the rehearsal there. `upTo`: as `rollDie` is told. */
  die(why: Text, upTo?: number): number | undefined
  /** Told of every effect of the turn; `now`: it follows from the answer. False ends the rehearsal before it. */
  effect?(effect: Effect, now: boolean): boolean
}

/** What came of a rehearsal. */
export interface Rehearsed {
  /** The state where it ended. */
  state: State
  /** Whether it came to a die that was not rolled. */
  byDice: boolean
  /** Who is asked first after the answer; undefined if the turn is over, or a die comes before. */
  asked: string | undefined
  /** Whether the answer ends the turn. */
  over: boolean
}

/** Ends a rehearsal in the middle of a rule. */
class Curtain extends Error {
  override name = 'Curtain'
}

function curtain(): never {
  throw new Curtain()
}

/**
 * Plays the present turn once more on a copy, up to what is asked now, gives the answer there and goes on as `plan`
 * says: the table is untouched, and its dice are never seen.
 *
 * @throws IllegalAnswer if the answer is not legal
 */
export function rehearse(table: GameTable, answer: Answer, plan: Rehearsal): Rehearsed {
  const begun = table.stretches.at(-1) ?? { at: 0, line: 0 }
  const state = table.viewAt(begun.line)
  let now = false
  let byDice = false
  let asked: string | undefined
  let over = false
  const whole = withRuleset({
    state,
    apply(effect) {
      if (plan.effect?.(effect, now) === false) curtain()
      change(state, effect)
    },
  })
  const game: Game = {
    ...whole,
    bot: (decision) => (now ? undefined : whole.bot?.(decision)),
    trial: {
      die(why, upTo) {
        const die = now ? plan.die(why, upTo) : undefined
        byDice ||= now && die === undefined
        return now && die === undefined ? curtain() : die
      },
    },
  }
  const flow = stretch(game)
  let next = flow.next()
  for (const entry of table.entries.slice(begun.at, table.at)) {
    if ('answer' in entry) next = flow.next(entry.answer)
  }
  if (next.done) throw new Error('nothing is asked')
  const why = illegal(next.value, answer)
  if (why) throw new IllegalAnswer(why)
  now = true
  state.dice = copyWithOwnDice(state).dice
  try {
    next = flow.next(answer)
    if (next.done) over = true
    else asked = next.value.faction
    while (!next.done) {
      const reply = plan.respond(next.value)
      if (!reply) break
      next = flow.next(reply)
    }
  } catch (error) {
    if (!(error instanceof Curtain)) throw error
  }
  return { state, byDice, asked, over }
}

/**
 * Who is asked first after a turn or a Winter phase.
 *
 * @param ended the state at its end
 * @returns undefined where that is not known, or nobody is asked any more
 */
export function askedAfter(ended: State): Faction | undefined {
  return ended.winterPhase === 'none' ? nextOnCard(ended) : askedInWinter(ended)
}

/** Who is next on the card, if a person is. After the last the next may depend on a card that lies face down (2.3.8). */
function nextOnCard(state: State): Faction | undefined {
  const [next] = waiting(state)
  return next && state.seats[next].kind === 'person' ? next : undefined
}

/** Who is asked in the phases that are left, as long as neither a bot nor a die decides before. */
function askedInWinter(ended: State): Faction | undefined {
  const state = copyWithOwnDice(ended)
  const game: Game = {
    ...withRuleset({ state, apply: (effect) => change(state, effect) }),
    bot: ({ faction }) => (isBot(state, faction as Faction) ? curtain() : undefined),
    trial: { die: curtain },
  }
  try {
    while (state.winterPhase !== 'none' && !isOver(state)) {
      const next = stretch(game).next()
      if (!next.done) return factions.find((f) => f === next.value.faction)
    }
  } catch (error) {
    if (!(error instanceof Curtain)) throw error
  }
  return undefined
}
