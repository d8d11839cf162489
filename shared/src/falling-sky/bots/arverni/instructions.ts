import { controller } from '../../board/control'
import { citadelsIn } from '../../board/control'
import { legionFirst as legionesBattle } from '../../events/02-legiones-xiiii-et-xv'
import { besideAedui as litaviccusBattle } from '../../events/45-litaviccus'
import { canShiftSenate } from '../../events/support/senate'
import { freeCommands } from '../../events/support/free'
import { availableCitadels } from '../../forces/available'
import type { Game } from '../../game'
import { factions } from '../../ids'
import type { Capability } from '../../state'
import { alliesAndCitadels } from '../../victory/scores'
import { pickAtRandom } from '../../dice'
import type { Instruction } from '../instructions'
import { byTopic, chooseIfOpen, openIds } from '../plans/responder'
import { arverni, isPlayer } from './board'
import { ambacti, dumnorixLoyalists, marcusAntonius, numidians } from './instruct-auxilia'
import { wouldFight } from './v-battle'
import { arduenna } from './arduenna'
import { forcedMarches, impetuosity, warFleet } from './instruct-moves'

const manyAllies = 9

/** Cicero 1: up; Firm at Uproar already, there is nothing to do. */
const cicero: Instruction = {
  declined: (game) => !canShiftSenate(game, 'up'),
  respond: () => byTopic({ 'cicero.direction': (decision) => chooseIfOpen(decision, 'up') }),
}

/** Optimates 20: with 9 or more Allies and Citadels. */
const optimates: Instruction = { declined: hasFewAllies }

function hasFewAllies({ state }: Game): boolean {
  return alliesAndCitadels(state, arverni) < manyAllies
}

/** Acco 34: the unshaded text for themselves, unless the shaded one would place an Arverni Citadel. */
const acco: Instruction = {
  side: (game) => (placesCitadel(game) ? 'shaded' : 'unshaded'),
  declined: (game) => !placesCitadel(game) && !canGather(game),
  respond: () => byTopic({ 'acco.faction': (decision) => chooseIfOpen(decision, arverni) }),
}

function placesCitadel(game: Game): boolean {
  const others = factions.filter((f) => f !== arverni)
  const citadels = (['carnutes', 'mandubii'] as const).flatMap((r) =>
    others.flatMap((f) => citadelsIn(game.state, f, r)),
  )
  return citadels.length > 0 && availableCitadels(game, arverni) > 0
}

function canGather(game: Game): boolean {
  const gathering = { commands: ['rally'] as const, most: 3, grant: { allRegions: true, asControlled: true } as const }
  return freeCommands(game, arverni, gathering).length > 0
}

/**
 * Shifting Loyalties 50: an unshaded Capability of a player's Romans or Aedui, failing that one of the Arverni (AMB-3). A
 * Capability affects the Faction on whose board it lies.
 */
const shiftingLoyalties: Instruction = {
  declined: (game) => unwelcome(game).length === 0,
  respond: () =>
    byTopic({
      'loyalties.capability': (decision, game) => {
        const ids = unwelcome(game).map((c) => `${c.card}`)
        const open = decision.kind === 'choose' ? openIds(decision).filter((id) => ids.includes(id)) : []
        return open.length ? { choose: [pickAtRandom(game, '8.3.4', open)] } : undefined
      },
    }),
}

function unwelcome(game: Game): Capability[] {
  const unshaded = game.state.capabilities.filter((c) => c.side === 'unshaded')
  const players = unshaded.filter((c) => ['romans', 'aedui'].includes(c.holder) && isPlayer(game, c.holder))
  return players.length ? players : unshaded.filter((c) => c.holder === arverni)
}

/** Assembly of Gaul 52: only as hosts in the Region of the Carnutes. */
const assemblyOfGaul: Instruction = { declined: ({ state }) => controller(state, 'carnutes') !== arverni }

/** Remi Influence 68: only with Remi as their Ally. */
const remiInfluence: Instruction = {
  declined: ({ state }) => {
    const { remi } = state.tribes
    return remi.status !== 'allied' || remi.faction !== arverni
  },
}

/** 2 Legiones XIIII et XV, 45 Litaviccus: a free Battle is nothing where V-BATTLE would not fight it (8.1.1, 8.2.3). */
const legionFirst: Instruction = { declined: (game) => !wouldFight(game, legionesBattle(game.state)) }
const besideAedui: Instruction = { declined: (game) => !wouldFight(game, litaviccusBattle(game.state, arverni)) }

/** The Instructions for the Arverni (section 7.2), and where an Event without one is Ineffective to them, by card. */
export const instructions: Readonly<Record<number, Instruction>> = {
  1: cicero,
  2: legionFirst,
  6: marcusAntonius,
  11: numidians,
  16: ambacti,
  20: optimates,
  32: { ...forcedMarches, declined: (game) => hasFewAllies(game) || forcedMarches.declined?.(game) === true },
  34: acco,
  44: dumnorixLoyalists,
  45: besideAedui,
  50: shiftingLoyalties,
  52: assemblyOfGaul,
  62: warFleet,
  67: arduenna,
  68: remiInfluence,
  72: impetuosity,
}
