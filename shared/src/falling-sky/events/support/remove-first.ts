import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import type { Game } from '../../game'
import { confirm } from '../../questions'
import type { Play } from '../event'

/**
 * Where the executor would place more of its own pieces than it has Available, it may first remove some from the map
 * (1.4.1, 5.1.1). At the questions of the Event that is open beside them anyhow; this is for when a shortage would leave
 * nothing to ask.
 *
 * @param short whether a piece that the text could place is not Available
 */
export function* removeFirst(game: Game, play: Play, short: () => boolean): Flow {
  for (;;) {
    const removal = play.asides().find((a) => a.id === 'remove')
    if (!removal || !short()) return
    const question = { faction: play.faction, topic: 'event.remove-first', rule: '1.4.1' }
    const yes = yield* confirm(game, question, text('event.remove-first.yes'), text('event.remove-first.no'))
    if (!yes) return
    yield* removal.run()
  }
}
