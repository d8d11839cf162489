import type { Answer, Decision } from '../../../kernel/decision'
import { filled } from '../../../kernel/decision'
import { pickAtRandom } from '../../dice'
import type { Game } from '../../game'

/** The most that a question allows (8.4), yes rather than no, chosen at random among equals (8.3.4): where no guideline says more. */
export function anyAnswer(decision: Decision, game: Game): Answer {
  if (decision.kind === 'allocate') return { allocate: filled(decision.buckets, decision.max) }
  const open = decision.options.filter((o) => !o.refused).map((o) => o.id)
  if (open.includes('yes') && decision.max === 1) return { choose: ['yes'] }
  const chosen: string[] = []
  while (chosen.length < decision.max) {
    const left = open.filter((id) => !chosen.includes(id))
    if (left.length === 0) break
    chosen.push(pickAtRandom(game, '8.3.4', left))
  }
  return { choose: chosen }
}
