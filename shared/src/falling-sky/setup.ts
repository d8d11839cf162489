import { IllegalAnswer } from '../kernel/decision'
import type { Text } from '../kernel/text'
import { text } from '../kernel/text'
import type { NewGame } from '../protocol'
import { beginFrom, beginningProblem } from './adjust/begin'
import type { Faction } from './ids'
import { playerFactions } from './position/position'
import type { PlayerFaction, Position } from './position/position'
import { readPosition } from './position/read'
import { botName, mayRunTogether, persons, seatsOf } from './position/seats'
import { scenarios } from './scenarios/scenarios'
import type { Scenario } from './scenarios/scenario'
import { buildDeck, stackProblem } from './sequence/deck'
import type { Seat, State } from './state'

/**
 * Sets a new game up (2.1): the pieces of the scenario, the seats, the shuffled deck. No card is in play yet; the first
 * `card` effect reveals two.
 *
 * @throws IllegalAnswer with the reason if `setupProblem` has something to say
 */
export function beginGame(setup: NewGame, seed: number): State {
  const problem = setupProblem(setup)
  if (problem) throw new IllegalAnswer(problem)
  const scenario = scenarios[setup.scenario]
  const plan = scenario.decks[setup.options.deck] ?? scenario.decks.standard
  // The order of the deck stays with the set-up: what the state holds of the options is shown to the players.
  const { stacked, ...options } = setup.options
  const cards = buildDeck(plan, options.evenInitiative, seed | 0, stacked)
  const names = seatNames(setup)
  if (setup.position) return beginFrom({ ...setup, position: setup.position, options, seats: names }, seed)
  return readPosition({
    ...withBelgicLeader(scenario, seatsOf(names)),
    options,
    seats: names,
    cards: { deck: cards.deck },
    seed: cards.seed,
  })
}

/** Why a game can't be begun like this, or undefined if it can. */
export function setupProblem(setup: NewGame): Text | undefined {
  const { position } = setup
  return seatingProblem(setup) ?? optionProblem(setup) ?? (position && beginningProblem({ ...setup, position }))
}

/** Why the seats are impossible, or undefined if they aren't (1.5.1): any number of bots, none to all four (8.0). */
export function seatingProblem(setup: NewGame): Text | undefined {
  for (const faction of playerFactions) {
    const { kind, name } = setup.seats[faction]
    if (kind === 'bot') continue
    const trimmed = name.trim()
    if (trimmed === '') return text('setup.no-name', { faction: { kind: 'faction', id: faction } })
    if (trimmed === botName) return text('setup.reserved-name', { name: trimmed })
  }
  const names = seatNames(setup)
  for (const run of persons(seatsOf(names))) {
    const [first] = run
    if (first === undefined || mayRunTogether(run)) continue
    const name = names[first] ?? ''
    return text('setup.not-together', { name, n: run.length, factions: run.map((id) => ({ kind: 'faction', id })) })
  }
  return undefined
}

/** Why the options don't go with the scenario, or undefined if they do. */
function optionProblem(setup: Pick<NewGame, 'scenario' | 'options'>): Text | undefined {
  const scenario = scenarios[setup.scenario]
  const plan = scenario.decks[setup.options.deck]
  if (!plan) return text('setup.no-short-deck')
  if (setup.options.evenInitiative && !scenario.evenInitiative) return text('setup.no-even-initiative')
  return stackProblem(plan, setup.options.stacked ?? [])
}

function seatNames(setup: NewGame): Record<PlayerFaction, string> {
  const name = (faction: PlayerFaction): string =>
    setup.seats[faction].kind === 'bot' ? botName : setup.seats[faction].name.trim()
  return { romans: name('romans'), arverni: name('arverni'), aedui: name('aedui'), belgae: name('belgae') }
}

/**
 * The scenario's position, with Ambiorix instead of the Belgic Successor if one person runs only the Belgae, or Romans
 * and Aedui together (The Great Revolt).
 */
function withBelgicLeader({ position, ambiorixInsteadAt: at }: Scenario, seats: Record<Faction, Seat>): Position {
  if (at === undefined) return position
  const asks = persons(seats).some(
    (run) => run.join() === 'belgae' || (run.includes('romans') && run.includes('aedui')),
  )
  if (!asks) return position
  const there = position.regions?.[at]
  const belgae = { ...there?.belgae, leader: 'ambiorix' as const }
  return { ...position, regions: { ...position.regions, [at]: { ...there, belgae } } }
}
