import { text } from '../../../kernel/text'
import { transferBarred } from '../../capabilities/in-winter'
import { regionsTogether } from '../../capabilities/diviciacus'
import { forcesOf, partyOf } from '../../commands/battle/fight'
import { transfer } from '../../forces/resources'
import type { Game } from '../../game'
import { factions } from '../../ids'
import { romanScore } from '../../victory/scores'
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
 * A-DIVICIACUS (8.6.8), in the Aedui's own Battle or Raid: asks once for the Romans' leave, and uses Auxilia as Warbands
 * wherever both are.
 */
export function withDiviciacus(command: 'battle' | 'raid', respond: Responder): Responder {
  let asked = false
  return (decision, game) => {
    if (decision.topic === 'diviciacus.romans' && decision.kind === 'choose') return { choose: openIds(decision) }
    const aside = decision.topic === `${command}.region` && decision.asides?.some((a) => a.id === 'diviciacus')
    if (!aside || asked) return respond(decision, game)
    asked = true
    return { aside: 'diviciacus' }
  }
}
