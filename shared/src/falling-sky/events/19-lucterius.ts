import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { troopsIn } from '../board/control'
import { mayStandIn, playableRegions, within1 } from '../board/map'
import { availableTroops } from '../forces/available'
import { placeLeader, placeTroops, removeLeader } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { allocate, pickOne, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { asidesOf } from './support/free'
import { pickTroops, removePicked } from './support/pieces'
import { removeFirst } from './support/remove-first'

const warbands = 6
const auxilia = 5

/** Lucterius: his raid on Provincia fails; or he raises a new Vercingetorix. */
export const lucterius: EventCard = {
  card: 19,
  *unshaded(game, play) {
    yield* removeFirst(game, play, () => play.faction === 'romans' && availableTroops(game, 'romans') === 0)
    const question = { faction: play.faction, topic: 'lucterius.choice', rule: play.rule }
    const choice = yield* pickOne(game, question, () => choices(game), play.asides)
    if (choice === 'remove') {
      const scope = { factions: ['arverni'] as const, regions: nearProvincia(game) }
      removePicked(game, play, yield* pickTroops(game, play, play.faction, 'lucterius.warbands', scope, 0, warbands))
    } else if (choice === 'place') yield* placeAuxilia(game, play)
  },
  /** The Arverni Successor, on the map or Available, is Vercingetorix again, in any Region of their choice. */
  *shaded(game, play) {
    const leader = game.state.leaders.arverni
    if (leader.place === 'map' ? leader.named : leader.place !== 'available') return
    const region = yield* pickOne(
      game,
      { faction: 'arverni', topic: 'lucterius.region', rule: play.rule },
      () =>
        playableRegions(game.state)
          .filter((r) => mayStandIn(game.state, 'arverni', r))
          .map((r) => regionChoice(r)),
      asidesOf(play, 'arverni'),
    )
    if (!region) return
    if (game.state.leaders.arverni.place === 'map') removeLeader(game, play.rule, 'arverni')
    placeLeader(game, play.rule, 'arverni', region, true)
  },
}

function nearProvincia(game: Game): RegionId[] {
  return playableRegions(game.state).filter((r) => within1(game.state, r, 'provincia'))
}

/** What can be done of the two: there are Warbands to remove, Auxilia to place. */
function choices(game: Game): { id: string; value: 'remove' | 'place'; label: ReturnType<typeof text> }[] {
  const there = nearProvincia(game).reduce((sum, r) => sum + troopsIn(game.state, 'arverni', r), 0)
  const available = availableTroops(game, 'romans')
  const open = { remove: Math.min(warbands, there), place: Math.min(auxilia, available) }
  return (['remove', 'place'] as const)
    .filter((id) => open[id] > 0)
    .map((id) => ({ id, value: id, label: text(`lucterius.${id}`, { n: open[id] }) }))
}

function* placeAuxilia(game: Game, play: Play): Flow {
  const most = (): number => Math.min(auxilia, availableTroops(game, 'romans'))
  const { n = 0 } = yield* allocate(
    game,
    { faction: play.faction, topic: 'lucterius.auxilia', rule: play.rule },
    () => [{ id: 'n', label: text('quarters.auxilia'), max: most(), suggested: most() }],
    () => 0,
    most,
    play.asides,
  )
  placeTroops(game, play.rule, 'romans', 'provincia', n)
}
