import { adjacentTo, playableRegions, within1 } from '../../board/map'
import { alliesIn, controls, troopsIn } from '../../board/control'
import { cardData } from '../../cards/cards'
import { pickAtRandom } from '../../dice'
import { onMap } from '../../forces/available'
import type { Game } from '../../game'
import type { Faction, RegionId, TribeId } from '../../ids'
import { factions, tribes } from '../../ids'
import { romanScore } from '../../victory/scores'
import { countsAsCity } from '../guidelines/pieces'
import { chooseFaction, chooseTribe, first, most } from '../guidelines/select'
import type { Instruction } from '../instructions'
import { byTopic, chooseIfOpen, openIds } from '../plans/responder'
import { isPlayer, rivals } from './board'
import { camulogenus, dumnorix, germanAllegiances, migration, warFleet } from './instructions-procedures'
import { drought, morasses } from './instructions-regions'
import { takeTroops } from './piles'

/** The Instructions of the Aedui by card (8.2.1, section 7.2). */

/** The Roman score from which the Aedui do the NP Romans no more favours. */
const romansStrong = 13

/** No Aedui with a human Rome, or with NP Romans whose score is 13 or more. */
const forFriendlyRome: Instruction = {
  side: 'unshaded',
  declined: (game) => isPlayer(game, 'romans') || romanScore(game.state) >= romansStrong,
}

const shaded: Instruction = { side: 'shaded' }

/** 19: Warbands of player Arverni go; nobody gets Auxilia. */
const lucterius: Instruction = {
  side: 'unshaded',
  declined: (game) =>
    !isPlayer(game, 'arverni') ||
    !playableRegions(game.state).some(
      (r) => within1(game.state, r, 'provincia') && troopsIn(game.state, 'arverni', r) > 0,
    ),
  respond: () =>
    byTopic({
      'lucterius.choice': (decision) => chooseIfOpen(decision, 'remove'),
      'lucterius.warbands': (decision, game) => takeTroops(decision, game, ['arverni'], decision.max),
    }),
}

/** 24: a player who has a Citadel, and Resources to lose, pays. */
const sappers: Instruction = {
  side: 'unshaded',
  declined: (game) => payers(game).length === 0,
  respond: () =>
    byTopic({
      'sappers.faction': (decision, game) => {
        const payer = chooseFaction(game, 'aedui', 'A-EVENT', payers(game), [
          most('aedui-resources', (f) => Math.min(10, game.state.resources[f])),
          most('enemy-order', (f) => -rivals(game).indexOf(f)),
        ])
        return payer && chooseIfOpen(decision, payer)
      },
    }),
}

function payers(game: Game): Faction[] {
  return rivals(game).filter((f) => onMap(game.state, f).citadels > 0 && game.state.resources[f] > 0)
}

type Where = 'controlled' | 'adjacent'
const wineAllies = { controlled: 4, adjacent: 2 } as const

/** 42: where most Allies of players can be removed, these and no others. */
const romanWine: Instruction = {
  side: 'unshaded',
  declined: (game) => rivalAllies(game, 'controlled').length + rivalAllies(game, 'adjacent').length === 0,
  respond: () =>
    byTopic({
      'wine.where': (decision, game) => {
        const n = (w: Where): number => Math.min(wineAllies[w], rivalAllies(game, w).length)
        return chooseIfOpen(decision, n('controlled') >= n('adjacent') ? 'controlled' : 'adjacent')
      },
      'wine.allies': (decision, game) =>
        decision.kind === 'choose' ? { choose: alliesInOrder(game, openIds(decision), decision.max) } : undefined,
    }),
}

function rivalAllies(game: Game, where: Where): TribeId[] {
  const { state } = game
  const roman = (r: RegionId): boolean => controls(state, 'romans', r)
  const there = playableRegions(state).filter((r) =>
    where === 'controlled' ? roman(r) : adjacentTo(state, r).some(roman),
  )
  return there.flatMap((r) => rivals(game).flatMap((f) => alliesIn(state, f, r)))
}

/** Allies of player Arverni before those of player Belgae, Cities and the Remi first, the rest at random (8.4.1, 8.3.4). */
function alliesInOrder(game: Game, offered: readonly string[], n: number): TribeId[] {
  const chosen: TribeId[] = []
  const owner = (t: TribeId): Faction | undefined => {
    const tribe = game.state.tribes[t]
    return tribe.status === 'allied' ? tribe.faction : undefined
  }
  const left = tribes.filter((t) => offered.includes(t) && rivals(game).some((f) => f === owner(t)))
  if (left.length <= n) return left
  while (chosen.length < n && left.length > 0) {
    const next = chooseTribe(game, 'aedui', 'A-EVENT', left, [
      first('aedui-city', countsAsCity),
      most('enemy-order', (t) => -rivals(game).findIndex((f) => f === owner(t))),
    ])
    if (next === undefined) break
    chosen.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return chosen
}

/** 50: a shaded Capability that affects a player Gaul; failing that, one whose card has the Aedui first. */
const shiftingLoyalties: Instruction = {
  declined: (game) => loyaltiesToLose(game).length === 0,
  respond: () => (decision, game) => {
    if (decision.topic !== 'loyalties.capability') return undefined
    return chooseIfOpen(decision, `${pickAtRandom(game, '8.3.4', loyaltiesToLose(game))}`)
  },
}

function loyaltiesToLose(game: Game): number[] {
  const inShade = game.state.capabilities.filter((c) => c.side === 'shaded')
  const rivalry = inShade.filter((c) => rivals(game).includes(c.holder))
  const lost = rivalry.length > 0 ? rivalry : inShade.filter((c) => cardData(c.card).order[0] === 'aedui')
  return lost.map((c) => c.card)
}

/** 52: player Arverni and player Belgae lose Resources, nobody else. */
const assemblyOfGaul: Instruction = {
  side: 'unshaded',
  declined: (game) => rivals(game).every((f) => game.state.resources[f] === 0),
  respond: () => (decision, game) => {
    if (decision.topic !== 'assembly.factions' || decision.kind !== 'choose') return undefined
    return { choose: rivals(game).filter((f) => game.state.resources[f] > 0) }
  },
}

/** 61: Allies and Warbands of players in Nervii; not where it would have to hit others too. */
const catuvolcus: Instruction = {
  side: 'unshaded',
  declined: (game) => hitsOthersInNervii(game),
  respond: () =>
    byTopic({
      'catuvolcus.faction': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const owners = rivals(game).filter((f) => openIds(decision).includes(f))
        const owner = chooseFaction(game, 'aedui', 'A-EVENT', owners, [
          most('aedui-allies', (f) => alliesIn(game.state, f, 'nervii').length),
          most('enemy-order', (f) => -rivals(game).indexOf(f)),
        ])
        return owner && chooseIfOpen(decision, owner)
      },
      'catuvolcus.allies': (decision) => (decision.kind === 'choose' ? { choose: openIds(decision) } : undefined),
      'catuvolcus.warbands': (decision, game) => takeTroops(decision, game, rivals(game), decision.max),
    }),
}

function hitsOthersInNervii(game: Game): boolean {
  const { state } = game
  const spared = factions.filter((f) => f !== 'romans' && !rivals(game).includes(f))
  const warbands = (of: readonly Faction[]): number => of.reduce((n, f) => n + troopsIn(state, f, 'nervii'), 0)
  const allies = (of: readonly Faction[]): number => of.reduce((n, f) => n + alliesIn(state, f, 'nervii').length, 0)
  const otherAllies = allies([...spared, 'romans'])
  const mine = { allies: allies(rivals(game)), warbands: warbands(rivals(game)) }
  if (mine.allies === 0 && otherAllies > 0) return true
  if (mine.warbands < 5 && warbands(spared) > 0) return true
  return mine.allies + mine.warbands === 0
}

/** 68: only with the Remi as an Aedui Ally. */
const remiInfluence: Instruction = {
  side: 'shaded',
  declined: ({ state }) => {
    const { remi } = state.tribes
    return remi.status !== 'allied' || remi.faction !== 'aedui'
  },
}

export const aeduiInstructions: Readonly<Record<number, Instruction>> = {
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 21, 31, 55, 56].map((c) => [c, forFriendlyRome])),
  ...Object.fromEntries([8, 10, 25, 35, 46, 59, 63].map((c) => [c, shaded])),
  19: lucterius,
  24: sappers,
  36: morasses,
  42: romanWine,
  44: dumnorix,
  49: drought,
  50: shiftingLoyalties,
  52: assemblyOfGaul,
  61: catuvolcus,
  62: warFleet,
  65: germanAllegiances,
  66: migration,
  68: remiInfluence,
  70: camulogenus,
}
