import type { Flow } from '../../kernel/flow'
import { playableRegions, regionOf, within1 } from '../board/map'
import { availableAllies, availableTroops, canPlaceAlly } from '../forces/available'
import { clearTribe, placeAlly, placeTroops } from '../forces/pieces'
import type { Removal } from '../forces/removable'
import { removablePieces } from '../forces/removable'
import type { Game } from '../game'
import type { RegionId, TribeId } from '../ids'
import { regionThing } from '../names'
import { pickOne, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { cardRule } from './event'
import { removeFirst } from './support/remove-first'
import { takePieces } from './support/take-pieces'
import { tribeChoice } from './support/tribes'

const card = 60
const lost = 6
const risen: readonly TribeId[] = ['treveri', 'ubii']
const warbands = { belgae: 2, germans: 1 } as const

/** Indutiomarus: he falls and his following with him; or he rouses Treveri and Ubii. */
export const indutiomarus: EventCard = {
  card,
  *unshaded(game, play) {
    const region = yield* pickOne(
      game,
      { faction: play.faction, topic: 'indutiomarus.region', rule: play.rule },
      () => belgicRegions(game).map((r) => regionChoice(r)),
      play.asides,
    )
    if (!region) return
    const about = [regionThing(region)]
    const params = { n: lost, region: regionThing(region) }
    const question = { faction: play.faction, topic: 'indutiomarus.pieces', rule: play.rule, params, about }
    yield* takePieces(game, question, () => following(game, region), lost, play.asides)
  },
  *shaded(game, play) {
    for (const tribe of risen) clearTribe(game, play.rule, tribe)
    yield* removeFirst(game, play, () => play.faction === 'belgae' && lacksBelgae(game))
    for (const tribe of yield* order(game, play)) rise(game, play, tribe)
  },
}

/** Treveri and the Regions around it where Belgic Warbands or Allies are. */
function belgicRegions(game: Game): RegionId[] {
  return playableRegions(game.state).filter((r) => within1(game.state, r, 'treveri') && following(game, r).length > 0)
}

/** The Belgic Warbands and Allies of a Region; not the Leader, not a Citadel. */
function following(game: Game, region: RegionId): Removal[] {
  const all = removablePieces(game, { rule: cardRule(card), faction: 'belgae', region, legionsTo: 'fallen' })
  return all.filter(({ id }) => id !== 'leader' && !id.startsWith('citadel:'))
}

/** Whether the Belgic pieces don't suffice for both Tribes. */
function lacksBelgae(game: Game): boolean {
  const troops = availableTroops(game, 'belgae') < warbands.belgae * risen.length
  return troops || availableAllies(game, 'belgae') < risen.length
}

/** Whether there are some of a kind of piece, but too few for both Tribes. */
function scarce(game: Game): boolean {
  const some = (available: number, each: number): boolean => available > 0 && available < each * risen.length
  const troops = (['belgae', 'germans'] as const).some((f) => some(availableTroops(game, f), warbands[f]))
  return troops || some(availableAllies(game, 'belgae'), 1)
}

/** Which of the two comes first: it matters only where pieces are scarce. */
function* order(game: Game, play: Play): Flow<readonly TribeId[]> {
  if (!scarce(game)) return risen
  const question = { faction: play.faction, topic: 'indutiomarus.first', rule: play.rule }
  const first = yield* pickOne(game, question, () => risen.map(tribeChoice), play.asides)
  return first ? [first, ...risen.filter((t) => t !== first)] : risen
}

/** A Belgic Ally at the Tribe, Belgic and Germanic Warbands in its Region. */
function rise(game: Game, play: Play, tribe: TribeId): void {
  const region = regionOf(game.state, tribe)
  if (canPlaceAlly(game, 'belgae', tribe)) placeAlly(game, play.rule, 'belgae', tribe)
  placeTroops(game, play.rule, 'belgae', region, warbands.belgae)
  placeTroops(game, play.rule, 'germans', region, warbands.germans)
}
