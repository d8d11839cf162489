import type { Decision } from '../../../kernel/decision'
import type { Action } from '../../commands/action'
import { freeAction, newAction } from '../../commands/action'
import type { Game } from '../../game'
import type { CommandId, RegionId } from '../../ids'
import { regions } from '../../ids'
import type { FreeCommandOf } from '../flowchart'
import { openTurn } from '../flowchart'
import type { MarchTo } from '../guidelines/granted-march'
import { grantedMarch, intoOne, marchTo } from '../guidelines/granted-march'
import type { Responder } from '../mind'
import { raidPlan } from '../plans/commands'
import { byTopic, chooseIfOpen, either, inOrder, none, openIds, regionAskedAbout } from '../plans/responder'
import { afterwards, noAbility, withChosenAbility } from './beside'
import { arverni, ownAbility } from './board'
import { ableCommands, anyhow, commandByChart, pointsAtFlight } from './choice-of-command'
import { devastatePays, vDevastate } from './devastate'
import { instructedBattle } from './instructed-battle'
import { entreatByPriority, vEntreat } from './entreat'
import { firstBattle, planBattles, threats } from './v-battle'
import { grantedFlight } from './v-flee'
import { gatheringMarch, pickGathering } from './v-mass'
import { planRaids } from './v-raid'
import { rallied, rallying, wouldRally } from './v-rally'
import { spreadingMarch, wouldSpread } from './v-spread'

/** A free Command by the box for it (8.2.3), within the Regions and limits that it has. */
export function freePlan(game: Game, { command, action, abilities }: FreeCommandOf): Responder | undefined {
  const instructed = instructedBattle(game)
  if (command === 'battle' && instructed) return withChosenAbility(instructed, noAbility)
  if (command === 'battle') return planBattles(game, action, abilities > 0)?.respond
  const flight = command === 'march' && pointsAtFlight(game) ? grantedFlight(game, action, abilities) : undefined
  if (flight) return flight.respond
  const respond = plainPlan(game, command, action)
  const ability = abilities > 0 ? afterwards(ownAbility(action), vDevastate, vEntreat) : noAbility
  return respond && withChosenAbility(respond, ability)
}

function plainPlan(game: Game, command: CommandId, action: Action): Responder | undefined {
  switch (command) {
    case 'rally':
      return rallying(action)
    case 'raid':
      return raidPlan(inOrder(planRaids(game, action)))
    case 'march':
      return marchAtLeisure(game, action)?.respond
    default:
      return undefined
  }
}

/** Whether the flowchart comes to V-SPREAD; else a free March is that of V-MASS, the lowest March box (8.2.3). */
function pointsAtSpread(game: Game, { free, within, limited }: Action): boolean {
  if (threats(game.state).length > 0 && !pointsAtFlight(game)) return false // it comes to V-BATTLE
  const rally = newAction(arverni, { free, limited, within })
  return wouldRally(game, rally) ? rallied(game, rally).pieces === 0 : wouldSpread(game)
}

/** Free actions that nothing else plans: which Command or Ability an Event's is, and those that are not Commands. */
export const grantedActions: Responder = either(
  byTopic({
    'event.command': (decision, game) => pickCommand(decision, game),
    'event.ability': (decision, game) => pickAbility(decision, game),
    'devastate.region': (decision, game) => devastateWhereItPays(decision, game),
    'event.battle': (decision, game) => whichBattle(decision, game),
    'battle.target': (decision, game) => whichTarget(decision, game),
  }),
  entreatByPriority,
  (decision, game) => marching(decision, game),
  (decision, game) => rallyForNothing(decision, game),
)

/** A choice among Commands (8.2.3): the one to which the flowchart comes from V1 on; if it is none of those, any that is able. */
function pickCommand(decision: Decision, game: Game): ReturnType<Responder> {
  if (decision.kind !== 'choose') return undefined
  const open = openIds(decision)
  const able = ableCommands(game, game.mind?.offered?.action ?? freeAction(arverni))
  const command =
    commandByChart(openTurn(game, arverni), able, open) ?? anyhow.find((id) => open.includes(id) && able[id]())
  return command && chooseIfOpen(decision, command)
}

/** A March that an Event describes: by V-FLEE or V-SPREAD if the flowchart comes to it, else by V-MASS. */
const marching = grantedMarch(
  intoOne((game, action) => {
    const flight = pointsAtFlight(game) ? grantedFlight(game, action, 0) : undefined
    return flight ?? marchAtLeisure(game, action)
  }),
)

function marchAtLeisure(game: Game, action: Action): MarchTo | undefined {
  const spread = pointsAtSpread(game, action) ? spreadingMarch(game, action) : undefined
  const gathering = spread ? undefined : pickGathering(game, action)
  return spread ?? (gathering && marchTo([gathering.to], () => gatheringMarch(game, gathering)))
}

/** A choice among Special Abilities alone: Devastate where it pays, else Entreat (8.2.3). */
function pickAbility(decision: Decision, game: Game): ReturnType<Responder> {
  const devastates = regions.some((r) => devastatePays(game.state, r)) && vDevastate(game, freeAction(arverni))
  return (devastates ? chooseIfOpen(decision, 'devastate') : undefined) ?? chooseIfOpen(decision, 'entreat')
}

function devastateWhereItPays(decision: Decision, game: Game): ReturnType<Responder> {
  if (decision.kind !== 'choose') return undefined
  const next = openRegionsOf(decision).find((r) => devastatePays(game.state, r))
  return next ? { choose: [next] } : decision.min === 0 ? none : undefined
}

/** The Region of a free Battle: that of V-BATTLE; left out if there is none and it may be (8.1.1). */
function whichBattle(decision: Decision, game: Game): ReturnType<Responder> {
  if (decision.kind !== 'choose') return undefined
  const first = firstBattle(game, openRegionsOf(decision), game.mind?.offered?.battle)
  return first ? { choose: [first.region] } : decision.min === 0 ? none : undefined
}

function whichTarget(decision: Decision, game: Game): ReturnType<Responder> {
  const region = regionAskedAbout(decision)
  const first = region && firstBattle(game, [region], game.mind?.offered?.battle)
  return first && chooseIfOpen(decision, first.target)
}

/** A free Rally that is no Command, such as the one after a Seize (3.2.3). */
const rallyForNothing: Responder = (decision, game) =>
  decision.topic.startsWith('rally.') ? rallying(freeAction(arverni))(decision, game) : undefined

function openRegionsOf(decision: Decision): RegionId[] {
  return decision.kind === 'choose' ? regions.filter((r) => openIds(decision).includes(r)) : []
}
