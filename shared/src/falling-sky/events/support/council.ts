import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import { factionThing } from '../../names'
import type { Choice } from '../../questions'
import { pickOne, pickOneOrNone } from '../../questions'
import { acting, isEligible } from '../../sequence/eligibility'
import type { Play } from '../event'
import { becomesEligible } from './eligibility'
import { asidesOf, freeCommand, freeCommands } from './free'

type Outcome = 'command' | 'eligible'
const limited = { limited: true }

/**
 * The Faction chooses between a free Limited Command and becoming Eligible (2.3.6).
 *
 * @param optional it may do neither
 */
export function* limitedCommandOrEligible(game: Game, play: Play, faction: Faction, optional: boolean): Flow {
  const question = {
    faction,
    topic: 'event.command-or-eligible',
    rule: play.rule,
    params: { faction: factionThing(faction) },
  }
  const pick = optional ? pickOneOrNone : pickOne
  let calledOff = false
  for (;;) {
    const choices = (): Choice<Outcome>[] => outcomes(game, play, faction, calledOff)
    switch (yield* pick(game, question, choices, asidesOf(play, faction))) {
      case 'command':
        if (yield* freeCommand(game, play, faction, { ...limited, amongOthers: true })) return
        calledOff = true
        break
      case 'eligible':
        return becomesEligible(game, play, faction)
      case undefined:
        return
    }
  }
}

function outcomes(game: Game, play: Play, faction: Faction, calledOff: boolean): Choice<Outcome>[] {
  const command: Choice<Outcome> = { id: 'command', value: 'command', label: text('council.command') }
  const eligible: Choice<Outcome> = {
    id: 'eligible',
    value: 'eligible',
    label: text('council.eligible'),
    ...(isAlready(game, play, faction) && { detail: text('event.no-effect') }),
  }
  const canAct = !calledOff && freeCommands(game, faction, limited).length > 0
  return canAct ? [command, eligible] : [eligible]
}

/** Whether the Faction is Eligible and will be after this card. */
function isAlready({ state }: Game, play: Play, faction: Faction): boolean {
  const acts = faction === play.faction || acting(state).some((a) => a.faction === faction)
  return isEligible(state, faction) && !acts
}
