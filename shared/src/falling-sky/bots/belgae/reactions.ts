import type { Answer, Decision } from '../../../kernel/decision'
import { freeAction } from '../../commands/action'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { regions } from '../../ids'
import type { Mind, Responder } from '../mind'
import { chooseIfOpen, none, openIds } from '../plans/responder'
import { belgae } from './board'
import { nextCampaign } from './campaign'
import { commandFor } from './choice-of-command'
import { bEnlist } from './enlist'
import { grantedMarches } from './free'
import { bQuarters } from './quarters'
import { bRampage } from './rampage'
import { rallying } from './rally'

/**
 * What the Belgae do outside their turns: Quarters (8.5.6), free Rally after Seize (3.2.3), a choice among free Commands
 * or Abilities (8.2.3), Winter Campaign (63). What is planned lasts as long as the stretch: the mind does.
 */
const plans = new WeakMap<Mind, Map<Kind, Responder>>()
type Kind = 'quarters' | 'rally' | 'ability'

export const reactions: Responder = (decision, game) => {
  const [topic = ''] = decision.topic.split('.')
  if (topic === 'quarters') return planned(game, 'quarters', bQuarters)(decision, game)
  if (topic === 'rally') return rallyFreely(decision, game)
  if (decision.topic === 'event.command') return chosenCommand(decision, game)
  if (decision.topic === 'event.ability') return chosenAbility(decision, game)
  if (decision.topic === 'event.march-to' || topic === 'march') return grantedMarches(decision, game)
  if (decision.topic === 'winter-campaign.action') return campaign(decision, game)
  return plans.get(mindOf(game))?.get('ability')?.(decision, game)
}

function mindOf({ mind }: Game): Mind {
  if (!mind) throw new Error('a bot without a mind')
  return mind
}

function remember(game: Game, kind: Kind, plan: Responder): Responder {
  const mind = mindOf(game)
  const all = plans.get(mind) ?? new Map<Kind, Responder>()
  plans.set(mind, all.set(kind, plan))
  return plan
}

function planned(game: Game, kind: Kind, plan: () => Responder): Responder {
  return plans.get(mindOf(game))?.get(kind) ?? remember(game, kind, plan())
}

/** A free Rally in the Regions that are offered: by B-RALLY, planned afresh for every next Region. */
function rallyFreely(decision: Decision, game: Game): Answer | undefined {
  if (decision.topic !== 'rally.region' || decision.kind !== 'choose')
    return plans.get(mindOf(game))?.get('rally')?.(decision, game)
  const open = openIds(decision)
  const within = (r: RegionId): boolean => open.includes(r)
  return remember(game, 'rally', rallying(game, freeAction(belgae, within)))(decision, game)
}

function chosenCommand(decision: Decision, game: Game): Answer | undefined {
  if (decision.kind !== 'choose') return undefined
  const command = commandFor(game, openIds(decision), game.mind?.offered?.action ?? freeAction(belgae))
  return command && chooseIfOpen(decision, command)
}

/** A free Special Ability: B-RAMPAGE, else B-ENLIST, within the Regions where the Event allows it. */
function chosenAbility(decision: Decision, game: Game): Answer | undefined {
  if (decision.kind !== 'choose') return undefined
  const within = regionsOn(decision)
  for (const ability of ['rampage', 'enlist'] as const) {
    const answer = chooseIfOpen(decision, ability)
    const plan = answer && (ability === 'rampage' ? bRampage(game, undefined, freeAction(belgae, within)) : bEnlist(game, within)) // prettier-ignore
    if (!answer || !plan) continue
    remember(game, 'ability', plan)
    return answer
  }
  return decision.min === 0 ? none : undefined
}

/** Land of Mist and Mystery (57) is the one Event that grants an Ability alone: in Britannia. */
function regionsOn(decision: Decision): (region: RegionId) => boolean {
  return decision.rule === 'card 57' ? (r) => r === 'britannia' : (r) => regions.includes(r)
}

function campaign(decision: Decision, game: Game): Answer | undefined {
  if (decision.kind !== 'choose') return undefined
  const n = decision.prompt.params?.['n']
  const next = nextCampaign(game, openIds(decision), n === 2)
  if (!next) return none
  if (next.plan) remember(game, 'ability', next.plan)
  return { choose: [next.deed] }
}
