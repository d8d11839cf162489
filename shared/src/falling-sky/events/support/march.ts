import type { Flow } from '../../../kernel/flow'
import type { Action, Arrival, MarchTerms } from '../../commands/action'
import { newAction } from '../../commands/action'
import { march } from '../../commands/march'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factionThing } from '../../names'
import { pickOne, pickOneOrNone, regionChoice } from '../../questions'
import type { Play } from '../event'
import { asidesOf } from './free'

/** A free March that an Event describes (5.4): it takes the Faction's own pieces, and works in Frost. */
export interface FreeMarch {
  terms: MarchTerms
  /** The Regions that it may start in. */
  within?: (region: RegionId) => boolean
  /** It starts in one Region only. */
  limited?: boolean
  /** It may be left out. */
  optional?: boolean
}

/** Executes the free March, if there is any piece that can. Returns the groups that have arrived. */
export function* freeMarch(game: Game, play: Play, faction: Faction, spec: FreeMarch): Flow<readonly Arrival[]> {
  const action = marchAction(play, faction, spec)
  if (!march.possible(game, action)) return []
  game.mind?.offers({ action })
  game.apply({ kind: 'command', rule: play.rule, faction, command: 'march', limited: false, free: true })
  const outcome = yield* march.run(game, action)
  return outcome === 'called-off' ? [] : (outcome.arrivals ?? [])
}

/** Those of the Regions that the free March could end in. */
function marchTargets(
  game: Game,
  play: Play,
  faction: Faction,
  spec: FreeMarch,
  among: readonly RegionId[],
): RegionId[] {
  return among.filter((to) => march.possible(game, marchAction(play, faction, toward(spec, to))))
}

/** The free March with this Region as its only destination. */
export function toward(spec: FreeMarch, to: RegionId): FreeMarch {
  return { ...spec, terms: { ...spec.terms, to: (region) => region === to } }
}

/**
 * A free March to one Region, which the Faction picks first.
 *
 * @param optional the March may be left out
 * @returns the Region if anybody has arrived there
 */
export function* freeMarchTo(
  game: Game,
  play: Play,
  faction: Faction,
  spec: FreeMarch,
  among: () => readonly RegionId[],
  optional: boolean,
): Flow<RegionId | undefined> {
  const question = { faction, topic: 'event.march-to', rule: play.rule, params: { faction: factionThing(faction) } }
  const pick = optional ? pickOneOrNone : pickOne
  const targets = (): ReturnType<typeof regionChoice>[] =>
    marchTargets(game, play, faction, spec, among()).map((r) => regionChoice(r))
  game.mind?.offers({ action: marchAction(play, faction, spec) })
  const region = yield* pick(game, question, targets, asidesOf(play, faction))
  if (region === undefined) return undefined
  const arrivals = yield* freeMarch(game, play, faction, toward(spec, region))
  return arrivals.some((a) => a.region === region) ? region : undefined
}

function marchAction(play: Play, faction: Faction, { terms, within, limited, optional }: FreeMarch): Action {
  return newAction(faction, { free: true, limited, optional, within, march: terms, asides: asidesOf(play, faction) })
}
