import type { Answer, Decision } from '../../kernel/decision'
import type { Game } from '../game'
import { anyAnswer } from './guidelines/any-answer'

/** What every bot answers where neither its plan nor its flowchart does (8.3, 8.4). */
export function react(decision: Decision, game: Game): Answer {
  return anyAnswer(decision, game)
}
