import type { Flow } from '../../kernel/flow'
import type { Game } from '../game'

/** Lets the bots hear what persons answer in the flow: to try an Event out they need all answers so far. */
export function* overheard(game: Game, flow: Flow): Flow {
  if (!game.mind) return yield* flow
  for (let next = flow.next(); !next.done;) {
    const answer = yield next.value
    game.mind.heard(answer, game)
    next = flow.next(answer)
  }
}
