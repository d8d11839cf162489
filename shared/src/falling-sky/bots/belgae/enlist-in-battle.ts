import { affectedByEnlist } from '../../abilities/enlist'
import { troopsIn } from '../../board/control'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { forecastBattle } from '../forecast'
import type { Responder } from '../mind'
import type { BattleIn } from '../plans/battle'
import { chooseIfOpen, openIds } from '../plans/responder'
import { belgae, havingDone } from './board'

/** Germans who fight beside the Belgae (B-ENLIST 1, 8.5.1). */

/** An enemy whom the Belgae could attack. */
export interface Foe {
  region: RegionId
  target: Faction
}

/** B-ENLIST 1: whether Germans who count as Belgic add Losses there, or absorb some of the Counterattack. */
export function germansHelp(game: Game, { region, target }: Foe): boolean {
  const { state } = game
  if (troopsIn(state, 'germans', region) === 0 || !affectedByEnlist(state, belgae, region)) return false
  const plan = { attacker: belgae, region, target } as const
  const plain = forecastBattle(game, plan)
  const joined = forecastBattle(enlisting(game, region), plan)
  return joined.inflicts > plain.inflicts || joined.sufferedOn.some((piece) => piece.startsWith('german'))
}

/** The game in which the Germans of the Region count as Belgic. */
export const enlisting = (game: Game, region: RegionId): Game =>
  havingDone(game, { kind: 'enlist', rule: '4.5.1', regions: [region] })

/** Enlists Germans in the Battle Regions in which they help, when all of them have been selected (B-ENLIST 1). */
export function enlistInBattle(selected: readonly BattleIn[]): Responder {
  let regions: RegionId[] | undefined
  return (decision, game) => {
    switch (decision.topic) {
      case 'battle.target':
        if (regions || !decision.asides?.some((a) => a.id === 'ability:enlist')) return undefined
        regions = selected.filter((b) => germansHelp(game, b)).map((b) => b.region)
        return regions.length > 0 ? { aside: 'ability:enlist' } : undefined
      case 'enlist.mode':
        return regions?.length ? chooseIfOpen(decision, 'as-belgic') : undefined
      case 'enlist.regions':
        return decision.kind === 'choose'
          ? { choose: (regions ?? []).filter((r) => openIds(decision).includes(r)) }
          : undefined
      default:
        return undefined
    }
  }
}
