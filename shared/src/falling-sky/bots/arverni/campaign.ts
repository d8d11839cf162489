import type { Answer, ChooseDecision } from '../../../kernel/decision'
import type { Game } from '../../game'
import { openTurn } from '../flowchart'
import type { Mind, Responder } from '../mind'
import { chooseIfOpen, none, openIds } from '../plans/responder'
import { arverni, ownAbility, ownCommand } from './board'
import { ableCommands, commandByChart } from './choice-of-command'
import { vDevastate } from './devastate'
import { vEntreat } from './entreat'

/** The Special Ability that is the action under way. */
const abilities = new WeakMap<Mind, Responder>()

/**
 * Winter Campaign (63) of the Arverni, by their flowchart (8.2.3): first the Command that it leads to, then the Special
 * Ability that would go with it, V-DEVASTATE, else V-ENTREAT; where there is none, a Command again.
 */
export const campaign: Responder = (decision, game) => {
  const ability = game.mind && abilities.get(game.mind)
  if (decision.topic !== 'winter-campaign.action' || decision.kind !== 'choose') return ability?.(decision, game)
  const last = decision.prompt.params?.['n'] === 2
  const [sooner, later] = last ? [useAbility, command] : [command, useAbility]
  return sooner(decision, game) ?? later(decision, game) ?? none
}

function command(decision: ChooseDecision, game: Game): Answer | undefined {
  const id = commandByChart(openTurn(game, arverni), ableCommands(game, ownCommand()), openIds(decision))
  return id && chooseIfOpen(decision, id)
}

function useAbility(decision: ChooseDecision, game: Game): Answer | undefined {
  for (const ability of [vDevastate, vEntreat]) {
    const intent = ability(game, ownAbility(ownCommand()))
    const answer = intent && chooseIfOpen(decision, intent.ability)
    if (!answer || !game.mind) continue
    abilities.set(game.mind, intent.respond)
    return answer
  }
  return undefined
}
