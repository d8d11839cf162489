import { playableRegions, regionOf, within1 } from '../board/map'
import { availableAllies, canFoundCitadel } from '../forces/available'
import { clearTribe, foundCitadel, placeTroops, replaceAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, TribeId } from '../ids'
import { factions, gauls } from '../ids'
import { pickOne, pickOneOrNone } from '../questions'
import type { EventCard } from './event'
import { asidesOf } from './support/free'
import { alliesOf, allyChoice } from './support/pieces'
import { removeFirst } from './support/remove-first'
import { cityChoice } from './support/tribes'

const remi: TribeId = 'remi'
const alesiaAndCenabum: readonly TribeId[] = ['mandubii', 'carnutes']
const alliesAtMost = 2
const warbands = 4

/** Remi Influence: they win neighbours for Rome; or they help their Gallic friends to a stronghold. */
export const remiInfluence: EventCard = {
  card: 68,
  *unshaded(game, play) {
    if (!friendlyToRome(game)) return
    const short = (): boolean => availableAllies(game, 'romans') === 0 && neighbours(game).length === 1
    yield* removeFirst(game, play, () => play.faction === 'romans' && short())
    const won: TribeId[] = []
    while (won.length < alliesAtMost) {
      const tribe = yield* (won.length > 0 ? pickOneOrNone : pickOne)(
        game,
        { faction: play.faction, topic: 'remi.ally', rule: play.rule },
        () => neighbours(game).map((t) => allyChoice(game, t)),
        play.asides,
      )
      if (!tribe) return
      won.push(tribe)
      replaceAlly(game, play.rule, tribe, 'romans')
    }
  },
  *shaded(game, play) {
    const friend = gallicFriend(game)
    if (!friend) return
    const city = yield* pickOneOrNone(
      game,
      { faction: friend, topic: 'remi.city', rule: play.rule },
      () => alesiaAndCenabum.map((t) => cityChoice(game, t)),
      asidesOf(play, friend),
    )
    if (!city) return
    clearTribe(game, play.rule, city)
    if (canFoundCitadel(game, friend, city)) foundCitadel(game, play.rule, friend, city)
    placeTroops(game, play.rule, friend, regionOf(game.state, city), warbands)
  },
}

/** Remi Subdued or a Roman Ally. */
function friendlyToRome({ state }: Game): boolean {
  const there = state.tribes[remi]
  return there.status === 'subdued' || (there.status === 'allied' && there.faction === 'romans')
}

/** Allies of others within 1 of the Remi. */
function neighbours(game: Game): TribeId[] {
  const { state } = game
  const regions = playableRegions(state).filter((r) => within1(state, r, regionOf(state, remi)))
  return alliesOf(
    game,
    factions.filter((f) => f !== 'romans'),
    regions,
  )
}

/** The Gallic Faction whose Ally the Remi are. */
function gallicFriend({ state }: Game): Faction | undefined {
  const there = state.tribes[remi]
  return there.status === 'allied' ? gauls.find((f) => f === there.faction) : undefined
}
