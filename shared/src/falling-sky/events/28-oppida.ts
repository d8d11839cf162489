import type { Flow } from '../../kernel/flow'
import { controls } from '../board/control'
import { regionOf } from '../board/map'
import { availableAllies, availableCitadels, canPlaceAlly, canPlaceCitadel, mayHoldTribe } from '../forces/available'
import { placeAlly, placeCitadel } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, TribeId } from '../ids'
import { gauls } from '../ids'
import { pickOneOrNone } from '../questions'
import type { EventCard, Play } from './event'
import { allyChoice } from './support/pieces'
import { removeFirst } from './support/remove-first'
import type { AllyPlace } from './support/tribes'
import { allyPlaceChoice, cityTribes, ownAlliesAtCities } from './support/tribes'

/** Oppida: Gallic Allies at Cities, and then Citadels. */
export const oppida: EventCard = {
  card: 28,
  *unshaded(game, play) {
    yield* removeFirst(game, play, () => lacks(game, play.faction))
    yield* settle(game, play)
    yield* fortify(game, play)
  },
}

/** Whether the executor, a Gaul, could place an Ally or a Citadel if only one were Available. */
function lacks(game: Game, faction: Faction): boolean {
  if (!gauls.some((f) => f === faction)) return false
  const ally =
    availableAllies(game, faction) === 0 && openCities(game).some((t) => mayHoldTribe(game.state, faction, t))
  return ally || (availableCitadels(game, faction) === 0 && ownAlliesAtCities(game, faction).length > 0)
}

/** The Cities outside Roman Control. */
function openCities({ state }: Game): TribeId[] {
  return cityTribes.filter((t) => !controls(state, 'romans', regionOf(state, t)))
}

/** Allies of any Gauls at Subdued Cities outside Roman Control, as many as wanted. */
function* settle(game: Game, play: Play): Flow {
  const places = (): AllyPlace[] =>
    openCities(game).flatMap((tribe) =>
      gauls.filter((f) => canPlaceAlly(game, f, tribe)).map((faction) => ({ tribe, faction })),
    )
  for (;;) {
    const question = { faction: play.faction, topic: 'oppida.ally', rule: play.rule }
    const place = yield* pickOneOrNone(game, question, () => places().map(allyPlaceChoice), play.asides)
    if (!place) return
    placeAlly(game, play.rule, place.faction, place.tribe)
  }
}

/** Gallic Allies at Cities become Citadels of their Factions, as many as wanted. */
function* fortify(game: Game, play: Play): Flow {
  const owner = (tribe: TribeId): Faction | undefined => gauls.find((f) => canPlaceCitadel(game, f, tribe))
  for (;;) {
    const tribe = yield* pickOneOrNone(
      game,
      { faction: play.faction, topic: 'oppida.citadel', rule: play.rule },
      () => cityTribes.filter((t) => owner(t) !== undefined).map((t) => allyChoice(game, t)),
      play.asides,
    )
    const faction = tribe && owner(tribe)
    if (!tribe || !faction) return
    placeCitadel(game, play.rule, faction, tribe)
  }
}
