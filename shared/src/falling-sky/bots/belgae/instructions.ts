import { canShiftSenate } from '../../events/support/senate'
import type { Game } from '../../game'
import { meetsCondition } from '../../victory/scores'
import type { Instruction } from '../instructions'
import { byTopic, chooseIfOpen } from '../plans/responder'
import { isPlayer } from './board'
import { battleOnLegions } from './instruct-battle'
import { alliesMustGrow, correus, correusCard, germanAllegiances, mist } from './instruct-allies'
import { belgicaFirst, hostages, hostagesUseful, romanWine } from './instruct-belgica'
import { lost, losesSome } from './instruct-loyalties'
import { impetuosity, migration, reachesPlayer, warFleet } from './instruct-moves'

/** No Belgae while the Arverni fulfil 7.2, and whenever the Romans are a Non-player. */
const againstLegions = ({ state }: Game): boolean => meetsCondition(state, 'arverni') || !isPlayer(state, 'romans')

/** No Belgae if the Romans are a Non-player. */
const againstPlayer: Instruction = { declined: ({ state }) => !isPlayer(state, 'romans') }

/** The unshaded text if the Arverni are a player and the Romans a Non-player; otherwise No Belgae. */
const againstArverni: Instruction = {
  side: 'unshaded',
  declined: ({ state }) => !isPlayer(state, 'arverni') || isPlayer(state, 'romans'),
}

/** The Event Instructions of the Belgae (8.2.1, section 7.2), by card. */
export const instructions: Readonly<Record<number, Instruction>> = {
  1: {
    declined: (game) => againstLegions(game) || !canShiftSenate(game, 'up'),
    respond: () => byTopic({ 'cicero.direction': (decision) => chooseIfOpen(decision, 'up') }),
  },
  2: battleOnLegions(2),
  3: { declined: againstLegions },
  5: { declined: againstLegions },
  6: { respond: () => belgicaFirst('antonius.auxilia') },
  7: { declined: againstLegions },
  11: { respond: () => belgicaFirst('numidians.auxilia') },
  12: againstPlayer,
  13: againstPlayer,
  15: againstPlayer,
  16: { respond: () => belgicaFirst('ambacti.auxilia') },
  22: { declined: (game) => !hostagesUseful(game), respond: () => hostages },
  24: { declined: againstLegions },
  27: againstArverni,
  30: againstArverni,
  33: { declined: againstLegions },
  34: { side: 'unshaded' },
  36: {}, // its free Commands have ways of their own: morasses.ts
  40: againstPlayer,
  42: { respond: () => romanWine },
  45: battleOnLegions(45),
  50: { declined: (game) => !losesSome(game), respond: () => lost },
  57: { declined: alliesMustGrow(57, mist), respond: mist },
  62: { respond: warFleet },
  64: { declined: alliesMustGrow(correusCard, correus), respond: correus },
  65: { declined: alliesMustGrow(65, germanAllegiances), respond: germanAllegiances },
  66: { respond: migration },
  68: { declined: alliesMustGrow(68, () => () => undefined) },
  72: { declined: (game) => !reachesPlayer(game), respond: impetuosity },
}
