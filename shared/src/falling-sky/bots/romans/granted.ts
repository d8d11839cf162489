import type { Flow } from '../../../kernel/flow'
import { playableRegions } from '../../board/map'
import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import type { Game } from '../../game'
import type { CommandId, Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import type { BotTurn } from '../flowchart'
import { grantedMarch, marchTo } from '../guidelines/granted-march'
import type { Mind, Offered, Responder } from '../mind'
import { byTopic, chooseIfOpen, either, none, openIds, regionAskedAbout } from '../plans/responder'
import { tryOut } from '../trial'
import { companionNow } from './abilities'
import type { Candidate } from './battle'
import { candidatesIn, chooseBattle, rBattle } from './battle'
import { r2, r5, regionsMeetingR1 } from './conditions'
import { marchAnswers } from './march-answers'
import { byCommand, planMarch, rMarch } from './march'
import { rRecruit } from './recruit'
import { rSeize } from './seize'

/** What Events give the Romans to do (8.2.3): by the boxes of the flowchart, in the Regions that the Event allows. */

/** A turn in which everything is open, for boxes that an Event asks. */
export function freeTurn(game: Game): BotTurn {
  return { game, faction: 'romans', options: { place: 'first', command: 'full', event: true } }
}

function offeredTo({ mind }: Game): Offered {
  return mind?.offered ?? { action: freeAction('romans') }
}

// ---------------------------------------------------------------------------------------------- Which Command

/** What is left where the flowchart would Pass: an Event's Command is executed if it can be (5.1.3). */
const anyhow: readonly CommandId[] = ['recruit', 'seize', 'march', 'battle']

/** The Command that the flowchart comes to with those that are offered. */
const whichCommand: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const open = openIds(decision)
  const { action } = offeredTo(game)
  const wanted = tryOut(game, (copy) => byChart(copy, action, open)).result // on a copy: no die is rolled to ask which
  const id = wanted ?? anyhow.find((c) => open.includes(c))
  return id && chooseIfOpen(decision, id)
}

function* byChart(copy: Game, action: Action, open: readonly string[]): Flow<CommandId | undefined> {
  const turn = freeTurn(copy)
  const meeting = regionsMeetingR1(copy)
  const marches = meeting.length > 0 || r2(turn) || !r5(turn)
  if (open.includes('battle') && meeting.length > 0 && rBattle(turn, action, meeting)) return 'battle'
  if (open.includes('march') && marches && rMarch(turn, action, meeting, { alone: true })) return 'march'
  if (open.includes('recruit') && rRecruit(turn, action)) return 'recruit'
  return open.includes('seize') && rSeize(turn, action) ? 'seize' : undefined
}

// ---------------------------------------------------------------------------------------------- A Battle alone

/** A free Battle by the rule of Losses and the choice of targets of R-BATTLE; left out, if it may be, where none keeps to it. */
const whichBattle: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const open = playableRegions(game.state).filter((r) => openIds(decision).includes(r))
  const chosen = chooseBattle(game, 'romans', open.flatMap((r) => worthwhile(game, r))) // prettier-ignore
  return chosen ? { choose: [chosen.region] } : decision.min === 0 ? none : undefined
}

const whichTarget: Responder = (decision, game) => {
  const region = regionAskedAbout(decision)
  if (decision.kind !== 'choose' || !region) return undefined
  const open = factions.filter((f) => openIds(decision).includes(f))
  const chosen = chooseBattle(game, 'romans', worthwhile(game, region, open))
  return chosen && chooseIfOpen(decision, chosen.target)
}

function worthwhile(game: Game, region: RegionId, among?: readonly Faction[]): Candidate[] {
  const { terms, targets = among, party } = offeredTo(game).battle ?? {}
  const how = { ...(terms && { terms }), ...(party && { party: party(region) }) }
  return candidatesIn(game, region, 'never', how).filter(({ target }) => targets?.includes(target) ?? true)
}

// ---------------------------------------------------------------------------------------------- A March alone

const marching = grantedMarch((game, action, single) => {
  const sent = planMarch(game, byCommand(game, action, { alone: true, single }), regionsMeetingR1(game))
  const destinations = sent.map((s) => s.to)
  return marchTo(destinations, () => marchAnswers(game, action, sent))
})

// ---------------------------------------------------------------------------------------------- An Ability alone

const abilities = new WeakMap<Mind, Responder>()

/** R-BUILD, else R-SCOUT; left out, if it may be, where neither does anything. */
const whichAbility: Responder = (decision, game) => {
  const { mind } = game
  if (decision.kind !== 'choose' || !mind) return undefined
  const open = openIds(decision)
  const { action } = offeredTo(game)
  const able = (['build', 'scout'] as const).filter((a) => open.includes(a))
  const now = companionNow(game, { action, abilities: able })
  if (!now) return decision.min === 0 ? none : undefined
  abilities.set(mind, now.respond)
  return { choose: [now.ability] }
}

const usingAbility: Responder = (decision, game) => {
  const [topic = ''] = decision.topic.split('.')
  return game.mind && ['build', 'scout'].includes(topic) ? abilities.get(game.mind)?.(decision, game) : undefined
}

/** Free Commands, Battles, Marches and Special Abilities. */
export const granted: Responder = either(
  byTopic({
    'event.command': whichCommand,
    'event.battle': whichBattle,
    'battle.target': whichTarget,
    'event.ability': whichAbility,
  }),
  marching,
  usingAbility,
)
