import type { Flow } from '../../../kernel/flow'
import type { MarchTerms } from '../../commands/action'
import { newAction } from '../../commands/action'
import type { GermanicBattle } from '../../commands/battle/germanic'
import {
  ambushByGermans,
  germanicAmbushPossible,
  germanicBattle,
  germanicTargets,
} from '../../commands/battle/germanic'
import { germanicCommands } from '../../commands/germanic'
import { playableRegions } from '../../board/map'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { pickOne, regionChoice } from '../../questions'
import type { Play } from '../event'
import { asidesOf } from './free'

/** Germans whom a Faction directs, instead of the rules of the Germans Phase (3.4, 5.1). */
export interface Directed {
  /** Who decides. */
  by: Faction
  within?: (region: RegionId) => boolean
  /** The most Regions. */
  most?: number
  /** No Region at all will do too. */
  optional?: boolean
  march?: MarchTerms
  /** The most Warbands that Raid. */
  raiders?: number
}

/** One Germanic Command but Battle, where there is a Region for it. */
export function* directGermans(
  game: Game,
  play: Play,
  id: keyof typeof germanicCommands,
  { by, within, most, optional, march, raiders }: Directed,
): Flow {
  const action = newAction('germans', {
    chooser: by,
    free: true,
    within,
    most,
    optional,
    march,
    raiders,
    asides: asidesOf(play, by),
  })
  const command = germanicCommands[id]
  if (!command.possible(game, action)) return
  game.apply({ kind: 'command', rule: play.rule, faction: 'germans', command: id, limited: false, free: true })
  yield* command.run(game, action)
}

/** The Regions among these in which the Germans could Ambush somebody. */
export function ambushRegions(game: Game, among: readonly RegionId[], battle: GermanicBattle = {}): RegionId[] {
  return among.filter((r) => germanicTargets(game.state, r, battle).length > 0)
}

/**
 * A Germanic Battle with Ambush in one Region, at the will of the Faction.
 *
 * @returns the Region, undefined if it is possible in none of them
 */
export function* directAmbush(
  game: Game,
  play: Play,
  by: Faction,
  among: readonly RegionId[] = playableRegions(game.state),
  battle: GermanicBattle = {},
): Flow<RegionId | undefined> {
  const question = { faction: by, topic: 'event.ambush', rule: play.rule }
  const choices = (): ReturnType<typeof regionChoice>[] =>
    ambushRegions(game, among, battle).map((r) => regionChoice(r))
  const region = yield* pickOne(game, question, choices, asidesOf(play, by))
  if (region === undefined) return undefined
  game.apply({ kind: 'select', rule: '3.4.4', faction: 'germans', command: 'battle', region })
  yield* germanicBattle(game, by, region, battle)
  return region
}

/** A Germanic Battle with Ambush against the Faction that the text names, if it is possible. */
export function* ambushOn(game: Game, region: RegionId, target: Faction, battle: GermanicBattle): Flow {
  if (!germanicAmbushPossible(game.state, region, target, battle)) return
  game.apply({ kind: 'select', rule: '3.4.4', faction: 'germans', command: 'battle', region })
  yield* ambushByGermans(game, region, target, battle)
}
