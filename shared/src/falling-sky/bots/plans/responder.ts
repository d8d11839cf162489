import type { Answer, ChooseDecision, Decision } from '../../../kernel/decision'
import type { Game } from '../../game'
import type { AbilityId, RegionId } from '../../ids'
import { regions } from '../../ids'
import type { Responder } from '../mind'

/** Responders by topic, and the small answers they are made of. */

/** What is intended next, as the board stands; undefined: no more. */
export type Agenda<T> = (game: Game) => T | undefined

/** An agenda of fixed intentions, in order: those that are not possible when their turn comes are dropped. */
export function inOrder<T>(intentions: readonly T[]): Agenda<T> {
  const left = [...intentions]
  return () => left.shift()
}

/** The first of these that answers. */
export function either(...responders: readonly (Responder | undefined)[]): Responder {
  return (decision, game) => {
    for (const respond of responders) {
      const answer = respond?.(decision, game)
      if (answer) return answer
    }
    return undefined
  }
}

/** A plan that is made when the first question comes, as the board stands then. */
export function lazily(make: (game: Game) => Responder | undefined): () => Responder {
  return () => {
    let plan: Responder | undefined
    let made = false
    return (decision, game) => {
      if (!made) plan = make(game)
      made = true
      return plan?.(decision, game)
    }
  }
}

/** One responder per topic. */
export function byTopic(topics: Readonly<Record<string, Responder>>): Responder {
  return (decision, game) => topics[decision.topic]?.(decision, game)
}

/** The Region that a question is about: its first Region thing. */
export function regionAskedAbout(decision: Decision): RegionId | undefined {
  const id = decision.about?.find((t) => t.kind === 'region')?.id
  return regions.find((r) => r === id)
}

/** The ids that can be chosen. */
export function openIds(decision: ChooseDecision): string[] {
  return decision.options.filter((o) => !o.refused).map((o) => o.id)
}

/** Chooses the id if it is offered. */
export function chooseIfOpen(decision: Decision, id: string): Answer | undefined {
  return decision.kind === 'choose' && openIds(decision).includes(id) ? { choose: [id] } : undefined
}

export const none: Answer = { choose: [] }
export const yes: Answer = { choose: ['yes'] }
export const no: Answer = { choose: ['no'] }
export const yesIf = (yesNo: boolean): Answer => (yesNo ? yes : no)

/** Spreads up to `decision.max` over the buckets, taking from them in the order of `ids` at most the given numbers. */
export function take(decision: Decision, amounts: Readonly<Record<string, number>>): Answer | undefined {
  if (decision.kind !== 'allocate') return undefined
  const taken: Record<string, number> = {}
  let left = decision.max
  for (const [id, wanted] of Object.entries(amounts)) {
    const bucket = decision.buckets.find((b) => b.id === id)
    const n = Math.max(0, Math.min(wanted, bucket?.max ?? 0, left))
    if (n > 0) taken[id] = n
    left -= n
  }
  return decision.max - left >= decision.min ? { allocate: taken } : undefined
}

/** When an ability accompanies the Command: before its first Region, at the first chance once a Region is paid for, or after it (4.1). */
export type Moment = 'before' | 'paid' | 'after'

/** A Special Ability beside a Command. */
export interface AbilityPlan {
  ability: AbilityId
  moment: Moment
  respond: Responder
}

/**
 * A Command's responder together with the Special Ability that goes with it: starts the ability at its moment, once, and
 * answers its questions.
 */
export function withAbility(command: Responder, planned: AbilityPlan | undefined): Responder {
  if (!planned) return either(declineAbility, command)
  const { ability, moment, respond } = planned
  let started = false
  const start: Responder = (decision) => {
    if (started) return undefined
    const answer = startAnswer(decision, ability, moment)
    if (answer) started = true
    return answer
  }
  return either(start, respond, declineAbility, command)
}

function startAnswer(decision: Decision, ability: AbilityId, moment: Moment): Answer | undefined {
  if (decision.topic === 'ability.after' || decision.topic === 'ability.before') return chooseIfOpen(decision, ability)
  const aside = `ability:${ability}`
  const selecting = decision.topic.endsWith('.region')
  const now = moment === 'before' || (moment === 'paid' && !selecting)
  return now && decision.asides?.some((a) => a.id === aside) ? { aside } : undefined
}

/** No (further) ability, unless an Event demands one (cards 9, 70). */
export function noMore(decision: Decision): Answer | undefined {
  return decision.kind === 'choose' && decision.min === 0 ? none : undefined
}

/** No (further) ability after the Command. */
const declineAbility: Responder = (decision) => (decision.topic === 'ability.after' ? noMore(decision) : undefined)
