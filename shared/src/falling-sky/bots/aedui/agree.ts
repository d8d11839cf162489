import { text } from '../../../kernel/text'
import { transferBarred } from '../../capabilities/in-winter'
import { diviciacusPartner, regionsTogether } from '../../capabilities/diviciacus'
import { forcesOf, partyOf } from '../../commands/battle/fight'
import { availableTroops } from '../../forces/available'
import { transfer } from '../../forces/resources'
import type { Game } from '../../game'
import { withState } from '../../game'
import { factions } from '../../ids'
import { meetsCondition, romanScore } from '../../victory/scores'
import type { Responder } from '../mind'
import { openIds, yesIf } from '../plans/responder'
import { agreesWithPlayerRomans } from '../reactions/leave'
import { goTo } from '../walk'
import { isPlayer, turnNow } from './board'

/** The gift to poor Romans (8.6.6). */
const gift = { romansHaveAtMost: 1, aeduiHaveAtLeast: 21, resources: 10 } as const

/** The Roman score up to which the Aedui help by Diviciacus (8.6.8). */
const trustedScore = 12

/** A-AGREE (8.6.6): Romans with 0-1 Resources get 10 at once if the Aedui have 21 or more; player Romans through the gate. */
export function aAgreeGift(game: Game): void {
  const { aedui, romans } = game.state.resources
  if (romans > gift.romansHaveAtMost || aedui < gift.aeduiHaveAtLeast) return
  if (transferBarred(game.state, 'aedui', 'romans')) return
  if (isPlayer(game, 'romans') && !agreesWithPlayerRomans(game, '8.6.6')) return
  goTo(turnNow(game), 'A-AGREE', [text('bot.fact.aedui-gives', { n: gift.resources })])
  transfer(game, '8.6.6', 'aedui', 'romans', gift.resources)
}

/**
 * A-DIVICIACUS (8.6.8), asked by the Romans: only while their score is 12 or less, and not where nobody but the Aedui
 * could be the target of their Battle or Scout.
 */
export const aDiviciacusLeave: Responder = (decision, game) => {
  const command = decision.prompt.params?.['command']
  const battle = typeof command === 'object' && 'id' in command && command.id === 'battle'
  return yesIf(romanScore(game.state) <= trustedScore && (!battle || othersThere(game)))
}

function othersThere({ state }: Game): boolean {
  return regionsTogether(state).some((r) =>
    factions.some((f) => f !== 'romans' && f !== 'aedui' && forcesOf(state, partyOf(state, f, r), r) > 0),
  )
}

/**
 * A-DIVICIACUS (8.6.8), in the Aedui's own Battle, Raid or Rally: asks once for the Romans' leave, and uses Auxilia as
 * Warbands wherever both are; in a Rally only where Auxilia are all that can be placed.
 */
export function withDiviciacus(command: 'battle' | 'raid' | 'rally', respond: Responder): Responder {
  let asked = false
  return (decision, game) => {
    if (decision.topic === 'diviciacus.romans' && decision.kind === 'choose') return { choose: openIds(decision) }
    const aside = decision.topic === `${command}.region` && decision.asides?.some((a) => a.id === 'diviciacus')
    if (!aside || asked || (command === 'rally' && !ralliesAuxilia(game))) return respond(decision, game)
    asked = true
    return { aside: 'diviciacus' }
  }
}

/** Rally places Auxilia only of Non-player Romans, and while no Aedui Warbands are Available (8.6.8). */
function ralliesAuxilia(game: Game): boolean {
  return !isPlayer(game, 'romans') && availableTroops(game, 'aedui') === 0
}

/** The game in which a Rally is weighed: Auxilia may come in place of Warbands if the Romans will agree (8.8.8). */
export function withAuxilia(game: Game): Game {
  const { state } = game
  const agreed = diviciacusPartner(state, 'aedui') !== undefined && !meetsCondition(state, 'aedui')
  if (!agreed || !ralliesAuxilia(game)) return game
  return withState(game, { ...state, diviciacus: { ...state.diviciacus, aedui: regionsTogether(state) } })
}
