import { piecesIn, settledTribes } from '../../board/control'
import { playableRegions } from '../../board/map'
import { canShiftSenate } from '../../events/support/senate'
import { pickAtRandom } from '../../dice'
import { availableTroops, onMap } from '../../forces/available'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import type { Capability } from '../../state'
import type { Instruction } from '../instructions'
import type { Responder } from '../mind'
import { forecastBattle } from '../forecast'
import { chooseRegion, first, most } from '../guidelines/select'
import { byTopic, chooseIfOpen, openIds, regionAskedAbout, take, yesIf } from '../plans/responder'
import { isPlayer, rivals, romansIn } from './board'
import { germanChieftains, migration } from './instructions-germans'
import { impetuosity, romanShift } from './instructions-marches'

/** The Events with an Instruction for the Romans (section 7.2), by card. */

/** Arverni, then Belgae, never Aedui. */
const foes = ['arverni', 'belgae'] as const

/** 1 Cicero: down; nothing to do where the marker can't go down. */
const cicero: Instruction = {
  declined: (game) => !canShiftSenate(game, 'down'),
  respond: () => byTopic({ 'cicero.direction': (decision) => chooseIfOpen(decision, 'down') }),
}

/** 2 Legiones XIIII et XV: both Legions, or nothing, whoever executes the Event. */
const legiones: Instruction = {
  declined: (game) => !hasBothLegions(game),
  respond: () => byTopic({ 'legiones.shift': (_decision, game) => yesIf(hasBothLegions(game)) }),
}

function hasBothLegions({ state: { legions } }: Game): boolean {
  return legions.track + legions.fallen >= 2
}

/** 11, 19, 21: as many Auxilia as the card says, or nothing. */
function fullAuxilia(n: number, respond?: Responder): Instruction {
  return {
    declined: (game) => availableTroops(game, 'romans') < n,
    ...(respond && { respond: () => respond }),
  }
}

const lucterius = byTopic({
  'lucterius.choice': (decision) => chooseIfOpen(decision, 'place'),
  'lucterius.auxilia': (decision) => take(decision, { n: decision.max }),
})

const province = byTopic({ 'province.gift': (decision) => chooseIfOpen(decision, 'auxilia') })

/** 24 Sappers: who has something to lose. */
const sappers: Instruction = {
  declined: (game) => besieged(game).length === 0,
  respond: (game) =>
    byTopic({
      'sappers.faction': (decision) => {
        const [payer] = besieged(game)
        return payer && chooseIfOpen(decision, payer)
      },
    }),
}

function besieged({ state }: Game): Faction[] {
  return foes.filter((f) => onMap(state, f).citadels > 0 && state.resources[f] > 0)
}

/** 25 Aquitani: on the Arverni, else the Belgae, where the Battle costs them most. */
const aquitani: Instruction = {
  declined: (game) => !foes.some((f) => aquitaniRegions(game, f).length > 0),
  respond: () =>
    byTopic({
      'event.battle': (decision, game) => {
        const foe = aquitaniFoe(game)
        if (decision.kind !== 'choose' || !foe) return undefined
        const terms = { more: 3, firstLoss: 'ally' } as const
        const losses = (region: RegionId): number =>
          forecastBattle(game, { attacker: 'romans', region, target: foe, terms }).inflicts
        const open = aquitaniRegions(game, foe).filter((r) => openIds(decision).includes(r))
        const region = chooseRegion(game, 'romans', 'G5', open, [
          first('settled', (r) => settledTribes(game.state, foe, r).length > 0),
          most('most-losses', losses),
        ])
        return region && { choose: [region] }
      },
      'battle.target': (decision, game) => {
        const region = regionAskedAbout(decision)
        const foe = foes.find((f) => region && piecesIn(game.state, f, region) > 0)
        return foe && chooseIfOpen(decision, foe)
      },
    }),
}

function aquitaniFoe(game: Game): Faction | undefined {
  return foes.find((f) => aquitaniRegions(game, f).length > 0)
}

function aquitaniRegions({ state }: Game, foe: Faction): RegionId[] {
  return playableRegions(state).filter((r) => (r === 'pictones' || r === 'arverni') && piecesIn(state, foe, r) > 0)
}

/** 46 Celtic Rites, 52 Assembly of Gaul: Arverni and Belgae pay, the Aedui don't. */
function onFoes(topic: string): Instruction {
  return { respond: () => byTopic({ [topic]: () => ({ choose: [...foes] }) }) }
}

/** 49 Drought: the marker where player Arverni or Belgae lose pieces, Non-players don't, and no Romans. */
const drought: Instruction = {
  respond: () =>
    byTopic({
      'drought.region': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const open = playableRegions(game.state).filter((r) => openIds(decision).includes(r))
        const hit = (r: RegionId): number =>
          foes.filter((f) => isPlayer(game, f) && piecesIn(game.state, f, r) > 0).length
        const bots = (r: RegionId): boolean => rivals.some((f) => !isPlayer(game, f) && piecesIn(game.state, f, r) > 0)
        const region = chooseRegion(game, 'romans', 'G5', open, [
          first('no-romans', (r) => !romansIn(game.state, r)),
          first('no-bots', (r) => !bots(r)),
          most('players', hit),
        ])
        return region && { choose: [region] }
      },
    }),
}

/** 50 Shifting Loyalties: a shaded Capability of player Arverni or Belgae, else one of the Romans. */
const loyalties: Instruction = {
  declined: (game) => disliked(game).length === 0,
  respond: () =>
    byTopic({
      'loyalties.capability': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const open = disliked(game).map((c) => `${c.card}`).filter((id) => openIds(decision).includes(id)) // prettier-ignore
        return open.length > 0 ? { choose: [pickAtRandom(game, '8.3.4', open)] } : undefined
      },
    }),
}

function disliked(game: Game): Capability[] {
  const shaded = game.state.capabilities.filter((c) => c.side === 'shaded')
  const players = shaded.filter((c) => foes.some((f) => f === c.holder) && isPlayer(game, c.holder))
  return players.length > 0 ? players : shaded.filter((c) => c.holder === 'romans')
}

export const romanInstructions: Readonly<Record<number, Instruction>> = {
  1: cicero,
  2: legiones,
  11: fullAuxilia(3),
  17: germanChieftains(17),
  19: fullAuxilia(5, lucterius),
  21: fullAuxilia(5, province),
  24: sappers,
  25: aquitani,
  32: romanShift(({ state }) => playableRegions(state).filter((r) => r !== 'britannia')),
  46: onFoes('rites.factions'),
  49: drought,
  50: loyalties,
  52: onFoes('assembly.factions'),
  62: romanShift(({ state }) => playableRegions(state).filter((r) => coastal.includes(r))),
  65: germanChieftains(65),
  66: migration,
  72: impetuosity,
}

/** War Fleet: Arverni, Pictones, and all within 1 Region of Britannia. */
const coastal: readonly RegionId[] = ['arverni', 'pictones', 'britannia', 'morini', 'atrebates', 'veneti']
