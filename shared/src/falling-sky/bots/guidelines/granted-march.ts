import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import type { Mind, Offered, Responder } from '../mind'
import { noMore, openIds } from '../plans/responder'

/** A March of the Faction's flowchart within the terms of an Event. */
export interface MarchTo {
  /** Where it ends, the foremost Region first. */
  to: readonly [RegionId, ...RegionId[]]
  respond: Responder
}

/** The plan for a March that an Event grants; `single`: all go to one Region. It may roll dice. */
export type MarchPlanner = (game: Game, action: Action, single: boolean) => MarchTo | undefined

/** A planner that plans anew for the foremost Region where all must go to one. */
export function intoOne(plan: (game: Game, action: Action) => MarchTo | undefined): MarchPlanner {
  return (game, action, single) => {
    const march = plan(game, action)
    if (!march || !single || march.to.length === 1) return march
    return plan(game, { ...action, march: { ...action.march, to: (r) => r === march.to[0] } })
  }
}

/** The March with its destinations, if it has any. */
export function marchTo(destinations: readonly RegionId[], respond: () => Responder): MarchTo | undefined {
  const [first, ...rest] = new Set(destinations)
  return first && { to: [first, ...rest], respond: respond() }
}

/** A March that has been planned, and the offer that it answers. */
interface Planned {
  /** `destination`: where to was asked first, and the March is what is offered next. */
  at: 'destination' | 'march'
  offered: Offered
  respond: Responder | undefined
}

/**
 * Marches that an Event describes (5.4) by the Faction's March box (8.2.3): the destination, where the Event has it chosen
 * first, then origins and groups. Where the box has no March it is left out, if it may be.
 */
export function grantedMarch(plan: MarchPlanner): Responder {
  const marches = new WeakMap<Mind, Planned>()
  const whereTo: Responder = (decision, game) => {
    const { mind } = game
    if (decision.kind !== 'choose' || !mind?.offered) return undefined
    const open = openIds(decision)
    const { offered } = mind
    const { action } = offered
    const toward: Action = { ...action, march: { ...action.march, to: (r) => open.includes(r) } }
    const march = plan(game, toward, true)
    marches.set(mind, { at: 'destination', offered, respond: march?.respond })
    return march ? { choose: [march.to[0]] } : noMore(decision)
  }
  const marching: Responder = (decision, game) => {
    const { mind } = game
    if (!mind?.offered || !decision.topic.startsWith('march.')) return undefined
    const { offered } = mind
    const planned = marches.get(mind)
    const respond = planned && isMeant(planned, mind) ? planned.respond : plan(game, offered.action, false)?.respond
    marches.set(mind, { at: 'march', offered, respond })
    return respond?.(decision, game) ?? noMore(decision)
  }
  return (decision, game) => (decision.topic === 'event.march-to' ? whereTo : marching)(decision, game)
}

/** Whether the March under way is the one that was planned, and not a later one: of that one nothing need have been asked. */
function isMeant({ at, offered }: Planned, mind: Mind): boolean {
  return offered === (at === 'march' ? mind.offered : mind.offeredBefore)
}
