import type { CardSide } from '../src/falling-sky/events/event'
import { cloneState } from '../src/falling-sky/clone'
import { change } from '../src/falling-sky/effects'
import { eventCard } from '../src/falling-sky/events/registry'
import {
  availableAllies,
  availableCitadels,
  availableForts,
  availableTroops,
  canPlaceAlly,
  canPlaceCitadel,
  canPlaceFort,
} from '../src/falling-sky/forces/available'
import type { Game } from '../src/falling-sky/game'
import type { Faction, ScenarioId } from '../src/falling-sky/ids'
import { factions, regions, tribes } from '../src/falling-sky/ids'
import { brokenInvariants } from '../src/falling-sky/invariants'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import { isObject } from '../src/falling-sky/position/shape'
import { executeSide } from '../src/falling-sky/sequence/event'
import { beginGame } from '../src/falling-sky/setup'
import type { State } from '../src/falling-sky/state'
import { describe } from '../src/falling-sky/text/describe'
import { en } from '../src/falling-sky/text/en'
import { withRuleset } from '../src/falling-sky/table'
import { Table } from '../src/kernel/table'
import { randomSetup } from '../cli/random-games'
import type { Writable } from './writable'
import { writable } from './writable'

/** Events on boards where something is missing: each pool of pieces at zero, at one, and full. */

export const pools = ['troops', 'allies', 'citadels', 'forts', 'legions', 'resources'] as const
export type Pool = (typeof pools)[number]
export const levels = ['zero', 'one', 'full'] as const
export type Level = (typeof levels)[number]

/** More answers than an Event can ask for. */
const tooMany = 600

/** The set-up of a scenario with one pool at a level for all Factions: what is not Available stands on the map. */
export function thinned(scenario: ScenarioId, seed: number, pool: Pool, level: Level): State {
  const state = beginGame(randomSetup(scenario, seed), seed)
  const game = gameOf(state)
  const left = level === 'one' ? 1 : 0
  if (level === 'full') empty(writable(state), pool)
  else fill(game, pool, left)
  return state
}

function gameOf(state: State): Game {
  return withRuleset({ state, apply: (effect) => change(state, effect) })
}

/** Takes all pieces of the kind off the map; Resources are full. */
function empty(state: Writable<State>, pool: Pool): void {
  for (const region of regions)
    for (const faction of factions) {
      const there = state.regions[region].forces[faction]
      if (pool === 'troops') Object.assign(there, { hidden: 0, revealed: 0, scouted: 0 })
      if (pool === 'forts') there.forts = region === 'provincia' && faction === 'romans' ? 1 : 0
      if (pool === 'legions') {
        state.legions.track += there.legions
        there.legions = 0
      }
    }
  for (const id of tribes) {
    const there = state.tribes[id]
    if (
      there.status === 'allied' &&
      there.citadel === (pool === 'citadels') &&
      (pool === 'allies' || pool === 'citadels')
    )
      state.tribes[id] = { status: 'subdued' }
  }
  if (pool === 'resources') for (const f of factions) state.resources[f] = f === 'germans' ? 0 : 45
}

/** Puts pieces of the kind on the map as long as more than `left` are Available, as far as there is room. */
function fill(game: Game, pool: Pool, left: number): void {
  const { state } = game
  for (const faction of factions) {
    const settle = (
      kind: 'place-ally' | 'place-citadel',
      more: () => boolean,
      may: (t: (typeof tribes)[number]) => boolean,
    ) => {
      for (const tribe of tribes) if (more() && may(tribe)) change(state, { kind, rule: '', faction, tribe })
    }
    if (pool === 'troops')
      change(state, {
        kind: 'place-troops',
        rule: '',
        faction,
        region: 'britannia',
        n: Math.max(0, availableTroops(game, faction) - left),
      })
    if (pool === 'allies')
      settle(
        'place-ally',
        () => availableAllies(game, faction) > left,
        (t) => canPlaceAlly(game, faction, t),
      )
    if (pool === 'citadels') {
      settle(
        'place-ally',
        () => true,
        (t) => canPlaceAlly(game, faction, t),
      )
      settle(
        'place-citadel',
        () => availableCitadels(game, faction) > left,
        (t) => canPlaceCitadel(game, faction, t),
      )
    }
    if (pool === 'resources') writable(state).resources[faction] = faction === 'germans' ? 0 : left
  }
  if (pool === 'forts')
    for (const region of regions)
      if (region !== 'cisalpina' && availableForts(game) > left && canPlaceFort(game, region))
        change(state, { kind: 'place-fort', rule: '', region })
  if (pool === 'legions') {
    change(state, {
      kind: 'shift-legions',
      rule: '',
      n: Math.max(0, state.legions.track - left),
      from: 'track',
      to: 'fallen',
    })
  }
}

/**
 * Executes a text of a card with answers by chance.
 *
 * @returns the board afterwards
 * @throws whatever a rule throws; if an invariant breaks, no answer is legal, or the Event does not end
 */
export function playByChance(start: State, card: number, side: CardSide, faction: Faction, seed: number): State {
  let done = false
  const table = Table.open(
    {
      begin: () => JSON.parse(JSON.stringify(start)) as State,
      change,
      copy: cloneState,
      over: () => done,
      forced: () => undefined,
      *stretch(kernel) {
        yield* executeSide(withRuleset(kernel), faction, card, side)
        done = true
      },
    },
    undefined,
    seed,
  )
  const player = new RandomPlayer(seed)
  for (let n = 0; table.decision; n++) {
    if (n > tooMany) throw new Error(`card ${card} ${side} does not end: ${table.decision.topic}`)
    done = false
    demandTexts(table.decision)
    answerByChance(table, player, `${card}`)
    const broken = brokenInvariants(table.state)
    if (broken.length) throw new Error(`card ${card} ${side}: ${broken.join('; ')}`)
  }
  const broken = brokenInvariants(table.state)
  if (broken.length) throw new Error(`card ${card} ${side}: ${broken.join('; ')}`)
  demandTexts(table.log.map(describe))
  return table.state
}

/** The keys of all texts within something that is shown. */
function textKeys(shown: unknown): string[] {
  if (Array.isArray(shown)) return shown.flatMap(textKeys)
  if (!isObject(shown)) return []
  const own = typeof shown['key'] === 'string' ? [shown['key']] : []
  return [...own, ...Object.values(shown).flatMap(textKeys)]
}

/** Throws if something that is asked or logged has no English text. */
function demandTexts(shown: unknown): void {
  const missing = textKeys(shown).filter((key) => en[key] === undefined)
  if (missing.length) throw new Error(`no English text: ${missing.join(', ')}`)
}

/** The sides that a card has. */
export function sidesOf(card: number): CardSide[] {
  return eventCard(card).shaded ? ['unshaded', 'shaded'] : ['unshaded']
}
