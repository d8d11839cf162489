import type { Flow } from '../../kernel/flow'
import { alliesIn, forcesIn, settledTribes, subduedIn } from '../board/control'
import { mayStandIn, playableRegions, tribesIn, within1 } from '../board/map'
import {
  availableAllies,
  availableCitadels,
  availableForts,
  canPlaceAlly,
  canPlaceCitadel,
  canPlaceFort,
  mayHoldTribe,
} from '../forces/available'
import { placeAlly, placeCitadel, placeFort } from '../forces/pieces'
import { gain } from '../forces/resources'
import type { Game } from '../game'
import type { Faction, RegionId, TribeId } from '../ids'
import { pickOneOrNone, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { allyChoice } from './support/pieces'
import { removeFirst } from './support/remove-first'
import { ownAlliesAtCities, tribeChoice } from './support/tribes'

const avaricum = 'bituriges'
const alliesAtMost = 2

/** Avaricum: whoever holds it builds up the land around, and gains by it. */
export const avaricumEvent: EventCard = {
  card: 41,
  *unshaded(game, play) {
    if (!holdsAvaricum(game, play)) return
    yield* removeFirst(game, play, () => lacks(game, play))
    for (let i = 0; i < alliesAtMost; i++) if (!(yield* placeOneAlly(game, play))) break
    yield* upgradeOneAlly(game, play)
    yield* placeOneFort(game, play)
    gain(game, play.rule, play.faction, holdings(game, play), 'event')
  },
}

/** Bituriges and the Regions adjacent to it. */
function around({ state }: Game): RegionId[] {
  return playableRegions(state).filter((r) => within1(state, r, avaricum))
}

function holdsAvaricum({ state }: Game, { faction }: Play): boolean {
  return settledTribes(state, faction, avaricum).includes(avaricum)
}

/** Whether an Ally, a Citadel or a Fort could be placed if only one were Available. */
function lacks(game: Game, { faction }: Play): boolean {
  const tribes = around(game).flatMap((r) => tribesIn(game.state, r))
  const ally = availableAllies(game, faction) === 0 && tribes.some((t) => mayHoldTribe(game.state, faction, t))
  const citadel = game.ruleset.inventory[faction].citadels > 0 && availableCitadels(game, faction) === 0
  return (
    ally || lacksFort(game, faction) || (citadel && ownAlliesAtCities(game, faction).some((t) => tribes.includes(t)))
  )
}

function lacksFort(game: Game, faction: Faction): boolean {
  if (faction !== 'romans' || availableForts(game) > 0) return false
  return around(game).some((r) => game.state.regions[r].forces.romans.forts === 0)
}

function* placeOneAlly(game: Game, play: Play): Flow<boolean> {
  const { faction, rule } = play
  const places = (): TribeId[] =>
    around(game).flatMap((r) => subduedIn(game.state, r).filter((t) => canPlaceAlly(game, faction, t)))
  const question = { faction, topic: 'avaricum.ally', rule }
  const tribe = yield* pickOneOrNone(game, question, () => places().map(tribeChoice), play.asides)
  if (tribe) placeAlly(game, rule, faction, tribe)
  return tribe !== undefined
}

function* upgradeOneAlly(game: Game, play: Play): Flow {
  const { faction, rule } = play
  const cities = (): TribeId[] =>
    around(game).flatMap((r) => alliesIn(game.state, faction, r).filter((t) => canPlaceCitadel(game, faction, t)))
  const question = { faction, topic: 'avaricum.citadel', rule }
  const tribe = yield* pickOneOrNone(game, question, () => cities().map((t) => allyChoice(game, t)), play.asides)
  if (tribe) placeCitadel(game, rule, faction, tribe)
}

function* placeOneFort(game: Game, play: Play): Flow {
  const { faction, rule } = play
  if (faction !== 'romans') return
  const open = (): RegionId[] => around(game).filter((r) => mayStandIn(game.state, faction, r) && canPlaceFort(game, r))
  const question = { faction, topic: 'avaricum.fort', rule }
  const region = yield* pickOneOrNone(game, question, () => open().map((r) => regionChoice(r)), play.asides)
  if (region) placeFort(game, rule, region)
}

/** The executor's Allies, Citadels and Forts in the area. */
function holdings(game: Game, { faction }: Play): number {
  const { state } = game
  return around(game).reduce(
    (sum, r) => sum + settledTribes(state, faction, r).length + forcesIn(state, faction, r).forts,
    0,
  )
}
