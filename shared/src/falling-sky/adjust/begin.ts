import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import type { CardId, ScenarioId } from '../ids'
import { checkPosition } from '../position/check'
import type { Position } from '../position/position'
import { readPosition } from '../position/read'
import { scenarios } from '../scenarios/scenarios'
import { buildDeck, stackProblem } from '../sequence/deck'
import type { GameOptions, State } from '../state'

/** A game that begins from a position instead of a scenario's set-up. */
interface Beginning {
  position: Position
  /** Whose deck is played on with, and whose Winters end the game, where the position names no scenario. */
  scenario: ScenarioId
  options: GameOptions
  seats: NonNullable<Position['seats']>
}

/** Why no game can begin from the position, or undefined if one can. */
export function beginningProblem({ position, scenario, options }: Omit<Beginning, 'seats'>): Text | undefined {
  const [first] = checkPosition(position)
  if (first) return text('adjust.illegal', { path: first.path, problem: first.problem })
  return position.cards?.deck?.length ? undefined : stackProblem(planOf(position, scenario, options), seen(position))
}

/**
 * The state of a game that begins from a position: its pieces, tracks and open cards with these seats. A position that
 * was given away holds no deck: it is made of the cards that have not been seen, with the Winters that are still to come.
 */
export function beginFrom({ position, scenario, options, seats }: Beginning, seed: number): State {
  const { current, next, played, acted, deck } = position.cards ?? {}
  const gone = seen(position)
  const made = buildDeck(planOf(position, scenario, options), options.evenInitiative, seed | 0, gone)
  const state = readPosition({
    ...position,
    scenario: scenarioOf(position, scenario),
    options,
    seats,
    cards: {
      current,
      next,
      played,
      acted,
      deck: deck?.length ? deck : made.deck.slice(gone.length),
    } as Position['cards'],
    seed: made.seed,
  })
  return {
    ...state,
    enlisted: [],
    diviciacus: { romans: [], aedui: [] },
    result: null,
    dice: { seed: made.seed, script: null },
  }
}

function scenarioOf(position: Position, chosen: ScenarioId): ScenarioId {
  return position.scenario === undefined || position.scenario === 'position' ? chosen : position.scenario
}

function planOf(position: Position, chosen: ScenarioId, { deck }: GameOptions) {
  const { decks } = scenarios[scenarioOf(position, chosen)]
  return decks[deck] ?? decks.standard
}

/** The cards that have been seen, oldest first. */
function seen({ cards: { played = [], current, next } = {} }: Position): CardId[] {
  return [...played, ...(current === undefined ? [] : [current]), ...(next === undefined ? [] : [next])]
}
