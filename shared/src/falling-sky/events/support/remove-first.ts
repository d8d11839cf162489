import type { Flow } from '../../../kernel/flow'
import type { Text } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import { availableAllies, availableCitadels, availableForts, availableTroops } from '../../forces/available'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
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
  const { faction } = play
  for (;;) {
    const removal = [...play.asides()].find((a) => a.id === 'remove')
    if (!removal || !short()) return
    const question = { faction, topic: 'event.remove-first', rule: '1.4.1', notes: [availableNow(game, faction)] }
    const yes = yield* confirm(game, question, text('event.remove-first.yes'), text('event.remove-first.no'))
    if (!yes) return
    yield* removal.run()
  }
}

/** What the Faction has Available, kind by kind, and the Legions on their track. */
function availableNow(game: Game, faction: Faction): Text {
  const roman = faction === 'romans'
  const counts = {
    legions: roman && game.state.legions.track,
    [roman ? 'auxilia' : 'warbands']: availableTroops(game, faction),
    allies: availableAllies(game, faction),
    citadels: !roman && availableCitadels(game, faction),
    forts: roman && availableForts(game),
  }
  const pieces = Object.entries(counts).flatMap(([kind, n]) => (n === false ? [] : [text(`available.${kind}`, { n })]))
  return text('event.remove-first.available', { pieces })
}
