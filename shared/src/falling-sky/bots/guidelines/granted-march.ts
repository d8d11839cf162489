import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import type { Mind, Offered, Responder } from '../mind'
import { noMore, openIds } from '../plans/responder'

/** A March of the Faction's flowchart within the terms of an Event. */
export interface MarchTo {
  /** Where it ends; the first of several Regions. */
  to: RegionId
  respond: Responder
}

/** The plan for a March that an Event grants; `single`: all go to one Region. It may roll dice. */
export type MarchPlanner = (game: Game, action: Action, single: boolean) => MarchTo | undefined

/** The March that is under way, and the offer that it answers; undefined: it was planned when its destination was chosen. */
interface UnderWay {
  of: Offered | undefined
  respond: Responder | undefined
}

/**
 * Marches that an Event describes (5.4) by the Faction's March box (8.2.3): the destination, where the Event has it chosen
 * first, then origins and groups. Where the box has no March it is left out, if it may be.
 */
export function grantedMarch(plan: MarchPlanner): Responder {
  const marches = new WeakMap<Mind, UnderWay>()
  const whereTo: Responder = (decision, game) => {
    const { mind } = game
    if (decision.kind !== 'choose' || !mind?.offered) return undefined
    const open = openIds(decision)
    const { action } = mind.offered
    const toward: Action = { ...action, march: { ...action.march, to: (r) => open.includes(r) } }
    const march = plan(game, toward, true)
    marches.set(mind, { of: undefined, respond: march?.respond })
    return march ? { choose: [march.to] } : noMore(decision)
  }
  const marching: Responder = (decision, game) => {
    const { mind } = game
    if (!mind?.offered || !decision.topic.startsWith('march.')) return undefined
    const { offered } = mind
    const known = marches.get(mind)
    const respond =
      known && (known.of === undefined || known.of === offered)
        ? known.respond
        : plan(game, offered.action, false)?.respond
    marches.set(mind, { of: offered, respond })
    return respond?.(decision, game) ?? noMore(decision)
  }
  return (decision, game) => (decision.topic === 'event.march-to' ? whereTo : marching)(decision, game)
}
