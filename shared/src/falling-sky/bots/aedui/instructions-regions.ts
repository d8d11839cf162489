import { piecesIn } from '../../board/control'
import { playableRegions } from '../../board/map'
import type { BattleTerms } from '../../commands/battle/fight'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { factions, regions } from '../../ids'
import { chooseRegion, most } from '../guidelines/select'
import type { Instruction } from '../instructions'
import type { Responder } from '../mind'
import { chooseIfOpen, openIds } from '../plans/responder'
import type { Prospect } from './battle'
import { betterTarget, prospectsIn } from './battle'
import { rivals } from './board'

/** Instructions of the Aedui for Events that strike in one Region (section 7.2). */

/** How the Battle of Morasses goes (card 36). */
const caught: BattleTerms = { noRetreat: true, noCounterattack: true, ignoreCitadel: true, attackersHide: true }

/** 36: a free Battle against player Arverni or player Belgae; on key pieces first, then where most Losses fall. */
export const morasses: Instruction = {
  side: 'unshaded',
  declined: (game) => battlesInMorass(game).length === 0,
  respond: () => {
    let battle: Prospect | undefined
    return (decision, game) => {
      if (decision.topic === 'event.battle') battle = bestInMorass(game)
      if (decision.topic === 'event.battle') return battle && chooseIfOpen(decision, battle.region)
      if (decision.topic !== 'battle.target') return undefined
      battle ??= bestInMorass(game) // the only Region is not asked for
      return battle && chooseIfOpen(decision, battle.target)
    }
  },
}

function battlesInMorass(game: Game): Prospect[] {
  return playableRegions(game.state).flatMap((r) =>
    prospectsIn(game, r, rivals(game), { mayAmbush: false, terms: caught }),
  )
}

function bestInMorass(game: Game): Prospect | undefined {
  const all = battlesInMorass(game)
  const onKeyPieces = all.filter((p) => p.key !== undefined)
  const candidates = onKeyPieces.length > 0 ? onKeyPieces : all
  const here = (r: RegionId): Prospect[] => candidates.filter((p) => p.region === r)
  const open = [...new Set(candidates.map((p) => p.region))]
  const region = chooseRegion(game, 'aedui', 'A-EVENT', open, [
    most('aedui-losses', (r) => Math.max(...here(r).map((p) => p.inflicts))),
  ])
  return region && betterTarget(game, here(region))
}

/** 49: the marker where it hits player Arverni and player Belgae, and nobody else. */
export const drought: Instruction = {
  declined: (game) => driedRegions(game).length === 0,
  respond: () => droughtRegion,
}

const droughtRegion: Responder = (decision, game) => {
  if (decision.topic !== 'drought.region' || decision.kind !== 'choose') return undefined
  const open = driedRegions(game).filter((r) => openIds(decision).includes(r))
  const hit = (r: RegionId): number => rivals(game).filter((f) => piecesIn(game.state, f, r) > 0).length
  const region = chooseRegion(game, 'aedui', 'A-EVENT', open, [most('aedui-victims', hit)])
  return region && { choose: [region] }
}

function driedRegions(game: Game): RegionId[] {
  const { state } = game
  const there = (f: Faction, r: RegionId): boolean => piecesIn(state, f, r) > 0
  const spared = factions.filter((f) => !rivals(game).includes(f))
  return regions.filter(
    (r) => !state.regions[r].devastated && rivals(game).some((f) => there(f, r)) && !spared.some((f) => there(f, r)),
  )
}
