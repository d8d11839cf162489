import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { playableRegions } from '../../board/map'
import type { Game } from '../../game'
import { note } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { Choice } from '../../questions'
import { pickOne } from '../../questions'
import type { State } from '../../state'
import { outnumbersHidden } from './ambush'
import { attackLosses } from './arithmetic'
import { resolveBattle } from './battle'
import type { Fight } from './fight'
import { beginFight, forcesOf, newBattleCommand } from './fight'
import { defendTogether } from './together'

const rule = '3.4.4'

/** Whether Germans may Battle the Faction in the Region: only with Ambush, so Hidden Germans must outnumber its Hidden pieces (3.4.4). */
export function germanicAmbushPossible(state: State, region: RegionId, target: Faction): boolean {
  const fight = germanicFight(state, region, target)
  return target !== 'germans' && forcesOf(state, fight.defender, region) > 0 && outnumbersHidden(state, fight)
}

/** The Losses that a Germanic Ambush on the Faction would cause. */
export function germanicAmbushLosses(state: State, region: RegionId, target: Faction): number {
  return attackLosses(state, germanicFight(state, region, target), false).losses
}

/** Germans Battle a Faction with Ambush (3.4.4), unless Hidden Auxilia or Warbands come to its help (card 38). Throws if they may not. */
export function* ambushByGermans(game: Game, region: RegionId, target: Faction, command = newBattleCommand()): Flow {
  if (!germanicAmbushPossible(game.state, region, target))
    throw new Error(`no Germanic Ambush on the ${target} in ${region}`)
  const fight = germanicFight(game.state, region, target, command)
  yield* defendTogether(game, fight)
  if (outnumbersHidden(game.state, fight)) return yield* resolveBattle(game, fight)
  const params = { defender: factionThing(target), region: regionThing(region) }
  note(game, rule, text('log.diviciacus.no-ambush', params), 'germans')
}

function germanicFight(state: State, region: RegionId, target: Faction, command = newBattleCommand()): Fight {
  return { ...beginFight(state, rule, region, 'germans', target, { command }), ambush: true }
}

/** The Factions that Germans could Ambush there. */
export function germanicTargets(state: State, region: RegionId): Faction[] {
  return factions.filter((f) => germanicAmbushPossible(state, region, f))
}

/** The Regions where a Germanic Battle is possible, among those permitted. */
export function germanicBattleRegions(state: State, permitted: (region: RegionId) => boolean): RegionId[] {
  return playableRegions(state).filter((r) => permitted(r) && germanicTargets(state, r).length > 0)
}

/** A Germanic Battle in the Region at the will of another Faction, which picks the target (4.5.1, Events). */
export function* germanicBattle(game: Game, by: Faction, region: RegionId): Flow {
  const question = {
    faction: by,
    topic: 'germanic.target',
    rule,
    params: { region: regionThing(region) },
    about: [regionThing(region)],
  }
  const target = yield* pickOne(game, question, () =>
    germanicTargets(game.state, region).map((f): Choice<Faction> => ({
      id: f,
      value: f,
      label: text('name', { name: factionThing(f) }),
      detail: text('detail.losses', { n: germanicAmbushLosses(game.state, region, f) }),
    })),
  )
  if (target) yield* ambushByGermans(game, region, target)
}
