import type { Flow } from '../../kernel/flow'
import type { Game } from '../game'
import type { Mind } from './mind'

/** Lets the bots, if there are any, hear what persons answer in the flow: to try an Event out they need all answers so far. */
export function overheard(game: Game, flow: Flow): Flow {
  return game.mind ? heard(game, game.mind, flow) : flow
}

function* heard(game: Game, mind: Mind, flow: Flow): Flow {
  for (let next = flow.next(); !next.done;) {
    const answer = yield next.value
    mind.heard(answer, game)
    next = flow.next(answer)
  }
}
