import { text } from '../../../kernel/text'
import { entreat } from '../../abilities/entreat'
import { alliesIn, controls } from '../../board/control'
import type { Action } from '../../commands/action'
import { availableAllies, availableTroops, isOpenTo } from '../../forces/available'
import type { Game } from '../../game'
import { withState } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { regions as allRegions, sides } from '../../ids'
import { regionThing } from '../../names'
import type { State } from '../../state'
import { countsAsCity } from '../guidelines/pieces'
import { choose, first } from '../guidelines/select'
import { barredByWinter } from '../guidelines/winter-showing'
import type { Responder } from '../mind'
import type { EntreatIn } from '../plans/abilities'
import { entreatPlan } from '../plans/abilities'
import { inOrder, openIds, regionAskedAbout } from '../plans/responder'
import { tryOut } from '../trial'
import { record } from '../walk'
import type { AbilityIntent } from './beside'
import { arverni, isPlayer } from './board'

/** A piece that V-ENTREAT would take, and how early: the lower the step the sooner. */
interface Prey extends EntreatIn {
  step: number
  city: boolean
  /** 0 Hidden, 1 Revealed, 2 Scouted. */
  side: number
}

/** V-ENTREAT (8.7.1): piece by piece in the order of its steps; undefined if there is nothing to take. Tells whether. */
export function vEntreat(game: Game, action: Action): AbilityIntent | undefined {
  const able = prey(game, action).length > 0
  record(game, arverni, {
    node: 'V-ENTREAT',
    question: text('bot.V-ENTREAT'),
    answer: text(able ? 'bot.yes' : 'bot.no'),
  })
  return able ? { ability: 'entreat', respond: entreating(action) } : undefined
}

/** Whether V-ENTREAT would take a piece now. */
export function entreatPays(game: Game, action: Action): boolean {
  return prey(game, action).length > 0
}

/** Answers the questions of Entreat, Region by Region. */
function entreating(action: Action): Responder {
  const done: RegionId[] = []
  return entreatPlan((game) => {
    const next = nextPrey(
      game,
      prey(game, action).filter((p) => !done.includes(p.region)),
    )
    if (next) done.push(next.region)
    return next
  })
}

/** The next piece: the earliest step, the Region at random; there Allies in Cities first, Hidden pieces first (8.4.1). */
function nextPrey(game: Game, candidates: readonly Prey[]): Prey | undefined {
  const step = Math.min(...candidates.map((p) => p.step))
  const now = candidates.filter((p) => p.step === step)
  const regions = allRegions.filter((r) => now.some((p) => p.region === r))
  const region = choose(game, arverni, regions, [], { node: 'V-ENTREAT', thing: regionThing })
  return choose(
    game,
    arverni,
    now.filter((p) => p.region === region),
    [first('city', (p) => p.city), { name: 'hidden', of: (p) => -p.side }],
    { node: 'V-ENTREAT', thing: pieceThing },
  )
}

function pieceThing({ piece, region }: Prey): ReturnType<typeof regionThing> {
  const [kind, tribe] = piece.split(':')
  return kind === 'ally' && tribe !== undefined ? { kind: 'tribe', id: tribe } : regionThing(region)
}

/**
 * Every piece that V-ENTREAT may take now. 1. Allies to turn: Aedui, Belgic, Germanic. 2. Auxilia, then Aedui Warbands,
 * to turn into Warbands. 3. With no Arverni piece of that kind Available, to remove: Auxilia, Aedui Warbands, players' Allies.
 */
function prey(game: Game, action: Action): Prey[] {
  return entreat
    .regions(game, action)
    .flatMap((region) => preyIn(game, region))
    .filter((p) => !barredByWinter(game, (copy) => entreatOn(copy, action, [p])))
}

function preyIn(game: Game, region: RegionId): Prey[] {
  const { state } = game
  const allies = controls(state, arverni, region)
    ? (['aedui', 'belgae', 'germans'] as const).flatMap((f, i) => alliesOf(game, f, region, i))
    : []
  const turns = availableTroops(game, arverni) > 0
  const troops = (['romans', 'aedui'] as const).flatMap((f, i) => troopsOf(state, f, region, (turns ? 10 : 20) + i))
  return [...allies, ...troops]
}

function alliesOf(game: Game, of: Faction, region: RegionId, rank: number): Prey[] {
  const available = availableAllies(game, arverni) > 0
  return alliesIn(game.state, of, region).flatMap((tribe): Prey[] => {
    const taken = { region, piece: `ally:${tribe}`, city: countsAsCity(tribe), side: 0 }
    if (available) return isOpenTo(arverni, tribe) ? [{ ...taken, step: rank }] : []
    return isPlayer(game, of) ? [{ ...taken, step: 22 }] : []
  })
}

function troopsOf(state: State, of: Faction, region: RegionId, step: number): Prey[] {
  const { forces } = state.regions[region]
  return sides
    .filter((side) => forces[of][side] > 0)
    .map((side) => ({ region, piece: `${of}:${side}`, step, city: false, side: sides.indexOf(side) }))
}

/** The board after Entreating as V-ENTREAT would, with so many Resources kept back. */
export function afterEntreating(game: Game, action: Action, keep: number): State {
  const { state } = game
  const left = { ...state, resources: { ...state.resources, arverni: Math.max(0, state.resources.arverni - keep) } }
  const able = prey(withState(game, left), action)
  if (able.length === 0) return state
  const tried = tryOut(withState(game, left), (copy) => entreatAll(copy, action)).state
  const kept = Math.min(keep, state.resources.arverni)
  tried.resources = { ...tried.resources, arverni: tried.resources.arverni + kept }
  return tried
}

function* entreatAll(copy: Game, action: Action): ReturnType<typeof entreat.run> {
  const done = copy.mind?.follow(arverni, entreating(action))
  const outcome = yield* entreat.run(copy, { ...action, asides: () => [] })
  done?.()
  return outcome
}

function* entreatOn(copy: Game, action: Action, pieces: readonly EntreatIn[]): ReturnType<typeof entreat.run> {
  const done = copy.mind?.follow(arverni, entreatPlan(inOrder(pieces)))
  const outcome = yield* entreat.run(copy, { ...action, asides: () => [] })
  done?.()
  return outcome
}

/** Where Entreat alone is granted (8.2.3): the next Region and piece among those offered. */
export const entreatByPriority: Responder = (decision, game) => {
  if (decision.kind !== 'choose') return undefined
  const offered = openIds(decision)
  if (decision.topic === 'entreat.region') {
    const open = allRegions.filter((r) => offered.includes(r)).flatMap((r) => preyIn(game, r))
    const next = nextPrey(game, open)
    return next ? { choose: [next.region] } : decision.min === 0 ? { choose: [] } : undefined
  }
  const region = regionAskedAbout(decision)
  if (decision.topic !== 'entreat.piece' || !region) return undefined
  const next = nextPrey(
    game,
    preyIn(game, region).filter((p) => offered.includes(p.piece)),
  )
  return next && { choose: [next.piece] }
}
