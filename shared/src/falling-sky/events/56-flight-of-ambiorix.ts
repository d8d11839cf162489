import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { controls } from '../board/control'
import { groupOf, mayStandIn, playableRegions, within1 } from '../board/map'
import { placeLeader, removeLeader } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { confirm, pickOne, regionChoice } from '../questions'
import { belgicScore } from '../victory/scores'
import type { EventCard, Play } from './event'

const weakBelgae = 9

/** Flight of Ambiorix: he is hunted down; or he comes back from Germania. */
export const flightOfAmbiorix: EventCard = {
  card: 56,
  *unshaded(game, play) {
    const leader = game.state.leaders.belgae
    if (leader.place !== 'map' || !leader.named) return
    if (controls(game.state, 'romans', leader.region) || belgicScore(game.state) <= weakBelgae)
      removeLeader(game, play.rule, 'belgae')
  },
  *shaded(game, play) {
    yield* successorLeaves(game, play)
    if (game.state.leaders.belgae.place !== 'available') return
    const region = yield* pickOne(
      game,
      { faction: play.faction, topic: 'ambiorix.region', rule: play.rule },
      () => nearGermania(game).map((r) => regionChoice(r)),
      play.asides,
    )
    if (region) placeLeader(game, play.rule, 'belgae', region, true)
  },
}

/** The Belgae as executor may first remove their Successor, so that the piece is Available (1.4.1, CRD-15). */
function* successorLeaves(game: Game, play: Play): Flow {
  const leader = game.state.leaders.belgae
  if (play.faction !== 'belgae' || game.state.seats.belgae.kind !== 'person') return
  if (leader.place !== 'map' || leader.named) return
  const question = { faction: play.faction, topic: 'ambiorix.successor', rule: '1.4.1' }
  const leaves = yield* confirm(game, question, text('ambiorix.successor.leaves'), text('ambiorix.successor.stays'))
  if (leaves) removeLeader(game, '1.4.1', 'belgae')
}

/** The Regions of Germania and those adjacent to them. */
function nearGermania({ state }: Game): RegionId[] {
  const all = playableRegions(state)
  const germania = all.filter((r) => groupOf(r) === 'germania')
  return all.filter((r) => mayStandIn(state, 'belgae', r) && germania.some((g) => within1(state, r, g)))
}
