import type { Game } from '../../game'
import type { Play } from '../event'

/** The card stays in force (5.1.4), if it isn't already. */
export function putInForce(game: Game, play: Play): void {
  if (game.state.lasting.includes(play.card)) return
  game.apply({ kind: 'lasting', rule: play.rule, card: play.card, on: true })
}
