import { text } from '../../../kernel/text'
import type { Text } from '../../../kernel/text'
import { namedLeaderIn } from '../../board/control'
import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import { rally, rallyActs } from '../../commands/rally'
import { availableAllies, availableCitadels, availableTroops, onMap } from '../../forces/available'
import type { Game } from '../../game'
import type { RegionId, TribeId } from '../../ids'
import { regions } from '../../ids'
import type { BotTurn, PlannedCommand } from '../flowchart'
import { countsAsCity } from '../guidelines/pieces'
import { chooseTribe, fewest, first, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { none, openIds, regionAskedAbout } from '../plans/responder'
import { tryOut } from '../trial'
import { goTo, test } from '../walk'
import { nextOf } from './choosing'
import { afterwards, withChosenAbility } from './beside'
import type { Item } from './board'
import { arverni, costOf, mostFor, ownCommand, purse, regionsFor } from './board'
import { vDevastate } from './devastate'
import { vEntreat } from './entreat'

const fewWarbands = 9
const enoughAllies = 2
const enoughPieces = 6

/** V3 (8.7.3): 0-8 Arverni Warbands on the map, or Rally alone would place 2+ Allies and Citadels, or 6+ pieces? */
export function v3(turn: BotTurn): boolean {
  const { yes, facts } = answerV3(turn.game, ownCommand())
  return test(turn, 'V3', yes, facts)
}

/** What V3 would answer with a free Rally. */
export function wouldRally(game: Game, action = freeAction(arverni)): boolean {
  return answerV3(game, action).yes
}

function answerV3(game: Game, action: Action): { yes: boolean; facts: Text[] } {
  const warbands = onMap(game.state, arverni).troops
  const few = text('bot.fact.warbands-on-map', { n: warbands })
  if (warbands < fewWarbands) return { yes: true, facts: [few] }
  const { settled, pieces } = rallied(game, action)
  return {
    yes: settled >= enoughAllies || pieces >= enoughPieces,
    facts: [few, text('bot.fact.places-allies', { n: settled }), text('bot.fact.places-pieces', { n: pieces })],
  }
}

/** What V-RALLY would place: Allies and Citadels, and pieces in all. */
export function rallied(game: Game, action: Action): { settled: number; pieces: number } {
  if (regionsFor(game, 'rally', action).length === 0) return { settled: 0, pieces: 0 }
  let [citadels, allies, warbands] = [0, 0, 0]
  tryOut(
    game,
    function* (copy) {
      const done = copy.mind?.follow(arverni, rallying(action))
      yield* rally.run(copy, { ...action, asides: () => [] })
      done?.()
    },
    {
      effect: (effect) => {
        if (effect.kind === 'place-citadel') citadels++
        if (effect.kind === 'place-ally') allies++
        if (effect.kind === 'place-troops' && effect.faction === arverni) warbands += effect.n
      },
    },
  )
  return { settled: citadels + allies, pieces: citadels + allies + warbands }
}

/** V-RALLY (8.7.3): Citadels, Allies, the most Warbands; undefined if nothing can be placed. */
export function vRally(turn: BotTurn): PlannedCommand | undefined {
  goTo(turn, 'V-RALLY')
  const action = ownCommand()
  if (regionsFor(turn.game, 'rally', action).length === 0) return undefined
  const respond = withChosenAbility(rallying(action), afterwards(action, vDevastate, vEntreat))
  return { kind: 'command', command: 'rally', respond }
}

/** Answers a Rally's questions, also one without payment such as after Seize (3.2.3): as the board stands at each of them. */
export function rallying(action: Action): Responder {
  return (decision, game) => {
    const region = regionAskedAbout(decision)
    switch (decision.topic) {
      case 'rally.region':
        return decision.kind === 'choose' ? nextRegion(game, action, openIds(decision), decision.min) : undefined
      case 'rally.act':
        return decision.kind === 'choose' ? act(game, openIds(decision)) : undefined
      case 'rally.also':
        return (decision.kind === 'choose' && region ? act(game, openIds(decision)) : undefined) ?? none
      case 'rally.warbands':
      case 'rally.aquitani':
        return decision.kind === 'allocate' ? { allocate: { n: decision.max } } : undefined
      default:
        return undefined
    }
  }
}

function nextRegion(game: Game, action: Action, offered: readonly string[], min: number): ReturnType<Responder> {
  const open = regions.filter((r) => offered.includes(r))
  const items = new Map(open.map((r) => [r, worth(game, action, r)]))
  const of = (r: RegionId): Worth => items.get(r) ?? { citadel: false, ally: false, n: 0, cost: 0 }
  const chosen = nextOf(
    game,
    'V-RALLY',
    open,
    [
      first('citadel', (r) => of(r).citadel),
      first('ally', (r) => of(r).ally),
      fewest('cost', (r) => (of(r).citadel || of(r).ally ? of(r).cost : 0)),
      most('rally-warbands', (r) => warbandsInAll(game, action, items, r)),
      most('warbands', (r) => of(r).n),
    ],
    isScarce(game, action, [...items.values()]),
  )
  return chosen ? { choose: [chosen] } : min === 0 ? none : undefined
}

/** Whether Resources or pieces are too few to Rally in all of the Regions. */
function isScarce(game: Game, action: Action, all: readonly Worth[]): boolean {
  const sum = (of: (w: Worth) => number): number => all.reduce((total, w) => total + of(w), 0)
  return (
    all.length > (action.limited ? 1 : (action.most ?? Infinity)) ||
    sum((w) => w.cost) > purse(game, action) ||
    sum((w) => w.n) > availableTroops(game, arverni) ||
    sum((w) => (w.ally ? 1 : 0)) > availableAllies(game, arverni) ||
    sum((w) => (w.citadel ? 1 : 0)) > availableCitadels(game, arverni)
  )
}

interface Worth extends Item {
  citadel: boolean
  ally: boolean
}

/** What a Rally in the Region could place; where an Ally or Citadel comes, Warbands only by Vercingetorix. */
function worth(game: Game, action: Action, region: RegionId): Worth {
  const acts = rallyActs(game, action, region)
  const citadel = acts.some((a) => a.kind === 'citadel')
  const ally = acts.some((a) => a.kind === 'ally')
  const both = namedLeaderIn(game.state, arverni, region)
  const n = acts.reduce((sum, a) => (a.kind === 'warbands' ? sum + a.n : sum), 0)
  return { citadel, ally, n: both || !(citadel || ally) ? n : 0, cost: costOf(game, 'rally', action, region) }
}

/** The most Warbands that can still be placed if this Region is the next. */
function warbandsInAll(game: Game, action: Action, items: ReadonlyMap<RegionId, Worth>, region: RegionId): number {
  const here = items.get(region)
  const others = [...items].filter(([r]) => r !== region).map(([, item]) => item)
  const resources = purse(game, action) - (here?.cost ?? 0)
  return Math.min(availableTroops(game, arverni), (here?.n ?? 0) + mostFor(others, resources))
}

/** Citadel, Ally, Warbands: an Ally first in a City or at Remi (8.4.1). */
function act(game: Game, offered: readonly string[]): ReturnType<Responder> {
  for (const kind of ['citadel', 'ally'] as const) {
    const tribes = offered.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1) as TribeId)
    const tribe = chooseTribe(game, arverni, 'V-RALLY', tribes, [first('city', countsAsCity)])
    if (tribe) return { choose: [`${kind}:${tribe}`] }
  }
  return offered.includes('warbands') ? { choose: ['warbands'] } : undefined
}
