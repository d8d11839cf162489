import { free } from '../../board/circumvallation'
import type { Action } from '../../commands/action'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import type { Responder } from '../mind'
import type { ScoutIn } from '../plans/abilities'
import { scoutPlan } from '../plans/abilities'
import type { Marchers, MarchFrom } from '../plans/march'
import { marchPlan } from '../plans/march'
import { either, inOrder, noMore, regionAskedAbout } from '../plans/responder'
import { abilityAfter } from './abilities'
import { askAedui } from './aedui-help'
import { bySide } from './board'
import type { Sent } from './march-split'
import { promisesOn } from './routes'
import { revealsOn } from './scout'

/** The answers of a planned March, with its Special Ability: R-SCOUTMARCH on the way, or R-BUILD, else R-SCOUT, after it. */
export function marchAnswers(game: Game, action: Action, planned: readonly Sent[]): Responder {
  const sent = scoutsFirst(planned)
  const origins = [...new Set(sent.map((s) => s.origin))]
  const from = (region: RegionId): MarchFrom => ({
    region,
    groups: sent
      .filter((s) => s.origin === region)
      .map(({ group, route }) => ({
        who: {
          leader: group.leader ? 1 : 0,
          legions: group.legions,
          ...auxiliaOf(game, action, region, group.auxilia),
          ...aeduiOf(game, region, group.aedui ?? 0),
        },
        route: route.path,
      })),
  })
  const promises = sent.flatMap((s) => promisesOn(game, s.route.path))
  const joint = sent.filter((s) => (s.group.aedui ?? 0) > 0).map((s) => s.origin)
  const plan = either(
    askAedui('march', () => joint),
    marchPlan({ agenda: inOrder(origins.map(from)), promises }),
  )
  const scouting = sent.find((s) => s.route.scout)?.route.scout
  return scouting ? scoutMarch(action, scouting, plan) : abilityAfter(plan, { action, abilities: ['build', 'scout'] })
}

/** Who must Scout the way leaves first, while the Leader is where the March was planned from (4.1.2). */
function scoutsFirst(sent: readonly Sent[]): Sent[] {
  return [...sent.filter((s) => s.route.scout), ...sent.filter((s) => !s.route.scout)]
}

/** All Auxilia of an origin have hidden when its groups leave, unless an Event lets those who stay keep their side. */
function auxiliaOf({ state }: Game, action: Action, region: RegionId, n: number): Marchers {
  return action.march?.stayersKeepSide ? bySide(state, region, n) : { hidden: n }
}

/** Aedui Warbands that go as Auxilia (8.8.8): all of the origin have hidden but the Scouted ones, which are Revealed. */
function aeduiOf({ state }: Game, region: RegionId, n: number): Marchers {
  const { hidden, revealed } = free(state, 'aedui', region)
  const unseen = Math.min(n, hidden + revealed)
  return n > 0 ? { 'aedui-hidden': unseen, 'aedui-revealed': n - unseen } : {}
}

/** R-SCOUTMARCH: where the group passes through it Scouts as many as bar its way, then others Scout what they can (R-SCOUT). */
function scoutMarch(action: Action, needed: ScoutIn, plan: Responder): Responder {
  let scouting: Responder | undefined
  const start: Responder = (decision, game) => {
    if (scouting || decision.topic !== 'march.on' || regionAskedAbout(decision) !== needed.region) return undefined
    if (!decision.asides?.some((a) => a.id === 'ability:scout')) return undefined
    const others = revealsOn(game.state, action).filter((r) => r.region !== needed.region)
    scouting = scoutPlan(() => undefined, inOrder([needed, ...others]))
    return { aside: 'ability:scout' }
  }
  const declined: Responder = (decision) => (decision.topic === 'ability.after' ? noMore(decision) : undefined)
  return either(start, (decision, game) => scouting?.(decision, game), declined, plan)
}
