import type { Decision } from '../../../kernel/decision'
import { alliesIn, troopsIn } from '../../board/control'
import { playableRegions } from '../../board/map'
import { germanicTargets } from '../../commands/battle/germanic'
import { germanicMarchDestinations, germanicMarchOrigins, germanicRallyWarbands } from '../../commands/germanic'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { factions } from '../../ids'
import type { Instruction } from '../instructions'
import type { Responder } from '../mind'
import { choose, chooseRegion, first, most } from '../guidelines/select'
import { byTopic, none, openIds, regionAskedAbout } from '../plans/responder'
import { executeSide } from '../../sequence/event'
import { tryOut } from '../trial'
import type { Candidate } from './battle'
import { targetPriorities, toldAs } from './battle'
import { romansIn } from './board'

/**
 * 17, 65, 66: Germans March from Regions that hold Romans to Regions that don't; Ambush by the priorities of R-BATTLE; no
 * Germanic Ally is placed. Where that can't be, No Romans.
 */

/** Regions that Germans can leave the Romans from, and where they would go. */
function origins({ state }: Game): RegionId[] {
  return germanicMarchOrigins(state).filter((r) => romansIn(state, r) && awayFrom(state, r).length > 0)
}

function awayFrom(state: Game['state'], origin: RegionId): RegionId[] {
  return germanicMarchDestinations(state, origin).filter((r) => !romansIn(state, r))
}

/** All Warbands go, to a Region without Romans. */
const march = {
  'germanic-march.region': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const open = origins(game).filter((r) => openIds(decision).includes(r))
    const from = chooseRegion(game, 'romans', 'G5', open, [most('warbands', (r) => troopsIn(game.state, 'germans', r))])
    if (from) return { choose: [from] }
    return decision.min === 0 ? none : undefined
  },
  'germanic-march.group': (decision) =>
    decision.kind === 'allocate'
      ? { allocate: Object.fromEntries(decision.buckets.map((b) => [b.id, b.max])) }
      : undefined,
  'germanic-march.destination': (decision, game) => {
    const from = regionAskedAbout(decision)
    if (decision.kind !== 'choose' || !from) return undefined
    const open = awayFrom(game.state, from).filter((r) => openIds(decision).includes(r))
    const to = chooseRegion(game, 'romans', 'G5', open)
    return to && { choose: [to] }
  },
} satisfies Record<string, Responder>

/** The Ambush by the priorities of R-BATTLE, on Romans only where nobody else can be Ambushed. */
function pickAmbush(game: Game, among: readonly Candidate[]): Candidate | undefined {
  const priorities = [first<Candidate>('not-romans', (c) => c.target !== 'romans'), ...targetPriorities(game)]
  return choose(game, 'romans', among, priorities, toldAs(among))
}

const ambush = {
  'event.ambush': (decision, game) => {
    if (decision.kind !== 'choose') return undefined
    const { state } = game
    const open = playableRegions(state).filter((r) => openIds(decision).includes(r))
    const all = open.flatMap((region) => germanicTargets(state, region).map((target) => ({ region, target })))
    const chosen = pickAmbush(game, all)
    return chosen && { choose: [chosen.region] }
  },
  'germanic.target': (decision, game) => {
    const region = regionAskedAbout(decision)
    if (decision.kind !== 'choose' || !region) return undefined
    const open = factions.filter((f) => openIds(decision).includes(f))
    const chosen = pickAmbush(game, open.map((target) => ({ region, target }))) // prettier-ignore
    return chosen && { choose: [chosen.target] }
  },
} satisfies Record<string, Responder>

/** 17 Germanic Chieftains, 65 German Allegiances. */
export function germanChieftains(card: number): Instruction {
  return {
    declined: (game) => origins(game).length === 0 || romansAmbushed(game, card),
    respond: () => byTopic({ ...march, ...ambush }),
  }
}

/** Whether some Germans could Ambush nobody but Romans when they have Marched. */
function romansAmbushed(game: Game, card: number): boolean {
  let romans = false
  const watch = (decision: Decision): undefined => {
    if (decision.topic === 'germanic.target' && decision.kind === 'choose')
      romans ||= openIds(decision).every((id) => id === 'romans')
  }
  tryOut(game, (copy) => executeSide(copy, 'romans', card, 'unshaded'), { replay: watch, forced: watch })
  return romans
}

/** Regions in which a Germanic Rally places Warbands without an Ally. */
function rallies(game: Game): RegionId[] {
  return playableRegions(game.state).filter((r) => germanicRallyWarbands(game, r) > 0)
}

/** 66 Migration: the Germans Rally Warbands, away from the Romans if they can, and March. */
export const migration: Instruction = {
  declined: (game) => origins(game).length === 0,
  respond: () =>
    byTopic({
      ...march,
      'germanic-rally.region': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const open = rallies(game).filter((r) => openIds(decision).includes(r))
        const region = chooseRegion(game, 'romans', 'G5', open, [
          first('no-romans', (r) => !romansIn(game.state, r)),
          most('allies', (r) => alliesIn(game.state, 'germans', r).length),
        ])
        if (region) return { choose: [region] }
        return decision.min === 0 ? none : undefined
      },
      'germanic-rally.ally': (decision) => (decision.kind === 'choose' && decision.min === 0 ? none : undefined),
    }),
}
