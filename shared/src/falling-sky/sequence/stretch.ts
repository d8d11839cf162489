import type { Flow } from '../../kernel/flow'
import type { Game } from '../game'
import { isBot } from '../seats'
import type { State } from '../state'
import { turnNextCard } from './cards'
import { adjustEligibility, waiting } from './eligibility'
import { turn } from './turn'
import { enterVercingetorix, vercingetorixMayEnter } from './vercingetorix'

/**
 * The next stretch of the game, as the state tells: the first card, a Faction's turn, the end of a card, a Winter
 * phase (2.2-2.4). Each runs from one checkpoint to the next.
 */
export function* stretch(game: Game): Flow {
  const { state } = game
  if (isBot(state, 'arverni') && vercingetorixMayEnter(state)) return yield* enterVercingetorix(game) // at once (RUL-40)
  if (state.winterPhase !== 'none') return yield* winterPhase(game)
  if (state.cards.current === null) return turnNextCard(game)
  if (state.cards.current === 'winter') return beginWinter(game)
  if (waiting(state).length > 0) return yield* turn(game)
  adjustEligibility(game)
  turnNextCard(game)
}

/** Whether nothing can happen any more: there is a result, or no card to play. */
export function isOver(state: State): boolean {
  const { current, next, deck } = state.cards
  return state.result !== null || (current === null && next === null && deck.length === 0)
}

function beginWinter(game: Game): void {
  game.apply({ kind: 'winter', rule: '2.4', winter: game.state.winters + 1 })
  enterPhase(game, 0)
}

/** Goes on to the phase of the Winter Round with this place; after the last one the Round is over. */
function enterPhase(game: Game, at: number): void {
  const { phase, rule } = game.ruleset.winter[at] ?? { phase: 'none' as const, rule: '6.0' }
  game.apply({ kind: 'phase', rule, phase })
}

/** One phase of the Winter Round; after Spring the next card (2.3.7). */
function* winterPhase(game: Game): Flow {
  const phases = game.ruleset.winter
  const at = phases.findIndex((p) => p.phase === game.state.winterPhase)
  const phase = phases[at]
  if (!phase) throw new Error(`no Winter phase ${game.state.winterPhase}`)
  yield* phase.run(game)
  if (game.state.result) return
  enterPhase(game, at + 1)
  if (at + 1 === phases.length) turnNextCard(game)
}
