import type { Flow } from '../../kernel/flow'
import { controls } from '../board/control'
import { regionOf } from '../board/map'
import { availableAllies, availableCitadels, canPlaceAlly, canPlaceCitadel, mayHoldTribe } from '../forces/available'
import { placeAlly, placeCitadel } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, TribeId } from '../ids'
import { gauls, isGaul } from '../ids'
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
    yield* settle(game, play)
    yield* fortify(game, play)
  },
}

/** Whether the Faction is a Gaul that could place an Ally if only one were Available. */
function lacksAlly(game: Game, faction: Faction): boolean {
  if (!isGaul(faction) || availableAllies(game, faction) > 0) return false
  return openCities(game).some((t) => mayHoldTribe(game.state, faction, t))
}

/** Whether the Faction is a Gaul that could place a Citadel if only one were Available. */
function lacksCitadel(game: Game, faction: Faction): boolean {
  return isGaul(faction) && availableCitadels(game, faction) === 0 && ownAlliesAtCities(game, faction).length > 0
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
  yield* removeFirst(game, play, () => places().length === 0 && lacksAlly(game, play.faction))
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
  const cities = (): TribeId[] => cityTribes.filter((t) => owner(t) !== undefined)
  yield* removeFirst(game, play, () => cities().length === 0 && lacksCitadel(game, play.faction))
  for (;;) {
    const question = { faction: play.faction, topic: 'oppida.citadel', rule: play.rule }
    const tribe = yield* pickOneOrNone(game, question, () => cities().map((t) => allyChoice(game, t)), play.asides)
    const faction = tribe && owner(tribe)
    if (!tribe || !faction) return
    placeCitadel(game, play.rule, faction, tribe)
  }
}
