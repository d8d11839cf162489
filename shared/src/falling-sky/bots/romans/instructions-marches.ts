import type { Flow } from '../../../kernel/flow'
import { mobileIn, piecesIn } from '../../board/control'
import { adjacentFor } from '../../board/map'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { regions } from '../../ids'
import { groupSize } from '../../names'
import type { Instruction } from '../instructions'
import type { Responder } from '../mind'
import { marchPlan } from '../plans/march'
import { byTopic, chooseIfOpen, either, inOrder, none, regionAskedAbout, take } from '../plans/responder'
import { tryOut } from '../trial'
import { bySide } from './board'
import { regionsMeetingR1 } from './conditions'
import type { Movement } from './march'
import { planMarch } from './march'
import type { Sent } from './march-split'
import type { Route } from './routes'

/** 32, 62, 72: Events that move Forces by the Roman March priorities (8.8.3). */

/** At no cost and without Harassment from any of the Regions to any that the Event allows. */
function freely(from: readonly RegionId[], to: (origin: RegionId) => readonly RegionId[]): Movement {
  const routes = (origin: RegionId): Map<RegionId, Route> =>
    new Map(to(origin).map((r) => [r, { path: [r], losses: 0 }]))
  return { from, cost: () => 0, resources: 0, origins: 3, routes }
}

/** 32 Forced Marches, 62 War Fleet: pieces are moved to other Regions; what follows goes by the flowchart. */
export function romanShift(among: (game: Game) => readonly RegionId[]): Instruction {
  const plan = (game: Game): Sent[] => {
    const open = among(game)
    const movement = freely(open, (origin) => open.filter((r) => r !== origin))
    return planMarch(game, movement, regionsMeetingR1(game))
  }
  return {
    respond: () => {
      let left: Sent[] | undefined
      let now: Sent | undefined
      return byTopic({
        'event.shift.from': (decision, game) => {
          left ??= plan(game)
          for (now = left.shift(); now; now = left.shift()) {
            const answer = chooseIfOpen(decision, now.origin)
            if (answer) return answer
          }
          return none
        },
        'event.shift.group': (decision, game) => {
          if (!now) return undefined
          const { leader, legions, auxilia } = now.group
          return take(decision, {
            leader: leader ? 1 : 0,
            legions,
            ...bySide(game.state, regionAskedAbout(decision) ?? now.origin, auxilia),
          })
        },
        'event.shift.to': (decision) => now && chooseIfOpen(decision, now.to),
      })
    },
  }
}

/** 72 Impetuosity: only if the March by the priorities brings Arverni or Belgae to Battle. */
export const impetuosity: Instruction = {
  declined: (game) => tryOut(game, isRash).result === undefined, // on a copy: no die is rolled to ask whether
  respond: () => {
    let sent: Sent[] | undefined
    let march: Responder | undefined
    return either(
      byTopic({
        'event.march-to': (decision, game) => {
          sent = rash(game)
          const [to] = sent ?? []
          march = sent && marching(sent)
          return to && chooseIfOpen(decision, to.to)
        },
      }),
      (decision, game) => march?.(decision, game),
    )
  },
}

function* isRash(copy: Game): Flow<Sent[] | undefined> {
  return rash(copy)
}

/** The groups that would go to one adjacent Region and be attacked there; undefined if nobody would. */
function rash(game: Game): Sent[] | undefined {
  const { state } = game
  const attacked = (r: RegionId): boolean =>
    (['arverni', 'belgae'] as const).some((f) => groupSize(mobileIn(state, f, r)) > 0 && piecesIn(state, f, r) > 0)
  const movement = freely(regionsWithRomans(game), (origin) => adjacentFor(state, 'romans', origin).filter(attacked))
  const sent = planMarch(game, movement, regionsMeetingR1(game))
  const [first] = sent
  return first && sent.filter((s) => s.to === first.to)
}

function regionsWithRomans({ state }: Game): RegionId[] {
  return regions.filter((r) => groupSize(mobileIn(state, 'romans', r)) > 0)
}

function marching(sent: readonly Sent[]): Responder {
  return marchPlan({
    agenda: inOrder(
      sent.map(({ origin, group: { leader, legions, auxilia }, route }) => ({
        region: origin,
        groups: [{ who: { leader: leader ? 1 : 0, legions, hidden: auxilia }, route: route.path }],
      })),
    ),
  })
}
