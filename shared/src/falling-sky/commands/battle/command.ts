import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { playableRegions } from '../../board/map'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { Choice } from '../../questions'
import { pickOne } from '../../questions'
import type { Action, Command } from '../action'
import { permits } from '../action'
import { affords, nextRegion } from '../select'
import { announceAmbush } from './ambush'
import { attackLosses } from './arithmetic'
import { resolveBattle } from './battle'
import { announceBesiege } from './besiege'
import type { Fight } from './fight'
import { beginFight, targetsIn } from './fight'

/** Battle: Roman (3.2.4) and Gallic (3.3.4). */
export const battle: Command = {
  id: 'battle',
  cost: (game, action, region) => (action.free ? 0 : battleCost(game, action.faction, region)),
  regions: (game, action) =>
    playableRegions(game.state).filter(
      (r) =>
        permits(action, r) &&
        targetsIn(game.state, action.faction, r).length > 0 &&
        affords(game, action, battleCost(game, action.faction, r)),
    ),
  *run(game, action) {
    const done: RegionId[] = []
    for (;;) {
      const region = yield* nextRegion(game, action, battle, { rule: battleRule(action.faction), done })
      if (region === undefined) return { regions: done }
      done.push(region)
      yield* battleIn(game, action, region)
    }
  },
}

export function battleRule(faction: Faction): string {
  return faction === 'romans' ? '3.2.4' : '3.3.4'
}

/** 2 for the Romans, 1 for Gauls, doubled in a Devastated Region. */
function battleCost(game: Game, faction: Faction, region: RegionId): number {
  return (faction === 'romans' ? 2 : 1) * (game.state.regions[region].devastated ? 2 : 1)
}

/** One Battle in a selected Region: the target (step 1), then Ambush or Besiege, then the rest. */
export function* battleIn(game: Game, action: Action, region: RegionId): Flow {
  const { faction } = action
  const target = yield* pickTarget(game, faction, region)
  if (target === undefined) return
  const fight = beginFight(game.state, battleRule(faction), region, faction, target)
  const ambush = yield* announceAmbush(game, action, fight)
  const besiege = yield* announceBesiege(game, action, fight)
  yield* resolveBattle(game, { ...fight, ambush, besiege })
}

function* pickTarget(game: Game, faction: Faction, region: RegionId): Flow<Faction | undefined> {
  const question = {
    faction,
    topic: 'battle.target',
    rule: battleRule(faction),
    params: { region: regionThing(region) },
    about: [regionThing(region)],
  }
  return yield* pickOne(game, question, () =>
    targetsIn(game.state, faction, region).map((target) =>
      targetChoice(game, beginFight(game.state, battleRule(faction), region, faction, target)),
    ),
  )
}

function targetChoice(game: Game, fight: Fight): Choice<Faction> {
  const stand = attackLosses(game.state, fight, false).losses
  return {
    id: fight.defender.faction,
    value: fight.defender.faction,
    label: text('name', { name: factionThing(fight.defender.faction) }),
    detail: text('detail.losses', { n: stand }),
  }
}
