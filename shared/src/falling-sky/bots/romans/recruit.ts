import { IllegalAnswer } from '../../../kernel/decision'
import { text } from '../../../kernel/text'
import type { Action } from '../../commands/action'
import { supplyPossible } from '../../agreements/supply'
import { recruit, recruitActs } from '../../commands/recruit'
import { availableAllies, availableTroops } from '../../forces/available'
import type { Effect } from '../../effects'
import type { Game } from '../../game'
import type { RegionId, TribeId } from '../../ids'
import type { Execution } from '../../sequence/execute'
import { executeCommand } from '../../sequence/execute'
import { chooseRegion, chooseTribe, first, most } from '../guidelines/select'
import { countsAsCity } from '../guidelines/pieces'
import type { BotTurn } from '../flowchart'
import type { Responder } from '../mind'
import type { RecruitIn } from '../plans/commands'
import { recruitPlan } from '../plans/commands'
import type { Agenda } from '../plans/responder'
import { no, noMore, none } from '../plans/responder'
import { tryOut } from '../trial'
import { test } from '../walk'
import { abilityBefore } from './abilities'
import { surelySupplied } from './board'

/** R-RECRUIT (8.8.4). */

const enoughAllies = 2
const enoughPieces = 6

/**
 * R-RECRUIT (8.8.4): whether the turn, Build or Scout included, would place 2 Roman Allies or 6 pieces by Recruit (AMB-16).
 *
 * @returns the answers of the Command; undefined: R-SEIZE
 */
export function rRecruit(turn: BotTurn, action: Action): Responder | undefined {
  const { game } = turn
  const possible = recruit.possible(game, action)
  const plans = action.free ? [recruitAlone] : [withAbility, recruitAlone]
  for (const plan of possible ? plans : []) {
    const placed = tried(game, action, plan(action))
    if (!placed) continue // the ability before it would leave nothing to Recruit
    const yes = placed.allies >= enoughAllies || placed.allies + placed.auxilia >= enoughPieces
    test(turn, 'R-RECRUIT', yes, [
      text('bot.fact.allies', { n: placed.allies }),
      text('bot.fact.auxilia-placed', { n: placed.auxilia }),
    ])
    return yes ? plan(action) : undefined
  }
  test(turn, 'R-RECRUIT', false)
  return undefined
}

/** R-BUILD first, or if there is no Build R-SCOUT. */
function withAbility(action: Action): Responder {
  return abilityBefore(recruitAlone(action), { action, abilities: ['build', 'scout'] })
}

function recruitAlone(action: Action): Responder {
  const recruits = recruitAnswers(action)
  return (decision, game) => (decision.topic === 'ability.after' ? noMore(decision) : recruits(decision, game))
}

interface Placed {
  allies: number
  auxilia: number
}

/** What Recruit would place, persons refusing their leave; undefined if it could not be executed. */
function tried(game: Game, action: Action, respond: Responder): Placed | undefined {
  const placed: Placed = { allies: 0, auxilia: 0 }
  const watch = (effect: Effect): void => {
    if (effect.rule !== recruitRule) return
    if (effect.kind === 'place-ally') placed.allies++
    if (effect.kind === 'place-troops') placed.auxilia += effect.n
  }
  const persons = game.ruleset.playerFactions.filter((f) => game.state.seats[f].kind === 'person')
  try {
    tryOut(
      game,
      (copy) => {
        copy.mind?.expectCommand('romans')
        return executeCommand(copy, 'romans', recruit, executionOf(action))
      },
      {
        effect: watch,
        plans: [...persons.map((faction) => ({ faction, respond: refusing })), { faction: 'romans', respond }],
      },
    )
    return placed
  } catch (error) {
    if (error instanceof IllegalAnswer) return undefined
    throw error
  }
}
const recruitRule = '3.2.1'

/** In full and at its cost, or as an Event grants it. */
function executionOf({ free, limited, within, most, grant }: Action): Execution {
  if (!free) return {}
  return {
    free,
    limited,
    abilities: 0,
    ...(within && { within }),
    ...(most !== undefined && { most }),
    ...(grant && { grant }),
  }
}

const refusing: Responder = (decision) => {
  if (!decision.topic.startsWith('consent.')) return undefined
  return decision.kind === 'choose' && decision.min === 0 ? none : no
}

/** 2. All Allies, 3. all Auxilia, each first in Supply Line Regions; Region by Region as the board stands. */
export function recruitAnswers(action: Action): Responder {
  const chosen: RecruitIn[] = []
  const given: RegionId[] = []
  const agenda: Agenda<RecruitIn> = (game) => {
    const next = nextRecruit(game, action, chosen, given)
    if (!next) return undefined
    given.push(next.region)
    chosen.push(next)
    return next
  }
  return recruitPlan(agenda)
}

function nextRecruit(
  game: Game,
  action: Action,
  chosen: readonly RecruitIn[],
  given: readonly RegionId[],
): RecruitIn | undefined {
  const open = recruit.regions(game, action).filter((r) => !given.includes(r))
  const planned = (place: 'ally' | 'troops'): number => chosen.filter((c) => c.act.place === place).length
  const allied =
    availableAllies(game, 'romans') > planned('ally') ? nextAlly(game, action, open, planned('ally')) : undefined
  return allied ?? (availableTroops(game, 'romans') > planned('troops') ? nextAuxilia(game, action, open) : undefined)
}

/** The next Region and Tribe of an Ally; Cities and Remi first (8.4.1). */
function nextAlly(game: Game, action: Action, open: readonly RegionId[], planned: number): RecruitIn | undefined {
  const left = open.filter((r) => tribesFor(game, action, r).length > 0)
  const enough = availableAllies(game, 'romans') - planned >= left.length
  const city = (r: RegionId): boolean => tribesFor(game, action, r).some(countsAsCity)
  const region = nextRegion(game, left, enough, [first('city', city)])
  if (region === undefined) return undefined
  const tribe = chooseTribe(game, 'romans', 'R-RECRUIT', tribesFor(game, action, region), [first('city', countsAsCity)])
  return tribe && { region, act: { place: 'ally', tribe } }
}

/** The next Region of Auxilia, where the most can be placed. */
function nextAuxilia(game: Game, action: Action, open: readonly RegionId[]): RecruitIn | undefined {
  const left = open.filter((r) => auxiliaFor(game, action, r) > 0)
  const all = left.reduce((sum, r) => sum + auxiliaFor(game, action, r), 0)
  const enough = availableTroops(game, 'romans') >= all
  const region = nextRegion(game, left, enough, [most('auxilia', (r) => auxiliaFor(game, action, r))])
  return region && { region, act: { place: 'troops' } }
}

/** First in Supply Lines: those that nobody can refuse, then those for which leave is needed. Where all can be had there is no die. */
function nextRegion(
  game: Game,
  left: readonly RegionId[],
  enough: boolean,
  criteria: Parameters<typeof chooseRegion>[4],
): RegionId | undefined {
  const supply = (r: RegionId): number =>
    surelySupplied(game.state, r) ? 2 : supplyPossible(game.state, 'romans', r) ? 1 : 0
  const best = Math.max(...left.map(supply))
  const nearest = left.filter((r) => supply(r) === best)
  if (enough && best === 2) return nearest[0]
  return chooseRegion(game, 'romans', 'R-RECRUIT', left, [most('supply', supply), ...(criteria ?? [])])
}

function tribesFor(game: Game, action: Action, region: RegionId): TribeId[] {
  return recruitActs(game, action, region).flatMap((act) => (act.kind === 'ally' ? [act.tribe] : []))
}

/** Auxilia, never Aedui Warbands in their place (8.8.8). */
function auxiliaFor(game: Game, action: Action, region: RegionId): number {
  const n = recruitActs(game, action, region).reduce((sum, act) => sum + (act.kind === 'auxilia' ? act.n : 0), 0)
  return Math.min(n, availableTroops(game, 'romans'))
}
