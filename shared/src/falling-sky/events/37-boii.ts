import type { Flow } from '../../kernel/flow'
import { controls, subduedIn } from '../board/control'
import { adjacentTo, mayStandIn, playableRegions, tribesIn } from '../board/map'
import { availableAllies, availableTroops, canPlaceAlly, mayHoldTribe } from '../forces/available'
import { placeAlly, placeTroops, replaceAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, TribeId } from '../ids'
import { factionThing } from '../names'
import { pickOne, pickOneOrNone, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { asidesOf } from './support/free'
import { alliesOf, allyChoice } from './support/pieces'
import { removeFirst } from './support/remove-first'
import { factionChoice, tribeChoice } from './support/tribes'

const eachKind = 2

/** Boii: new settlers on Aedui land; or neighbours that change sides. */
export const boii: EventCard = {
  card: 37,
  /** Aedui or Romans, as the executor says, place 2 Allies and 2 Warbands or Auxilia. */
  *unshaded(game, play) {
    const settler = (['aedui', 'romans'] as const).find((f) => f === play.faction)
    yield* removeFirst(game, play, () => settler !== undefined && lacks(game, settler))
    const settling = yield* pickOne(
      game,
      { faction: play.faction, topic: 'boii.faction', rule: play.rule },
      () => (['aedui', 'romans'] as const).filter((f) => canSettle(game, f)).map(factionChoice),
      play.asides,
    )
    if (!settling) return
    for (let i = 0; i < eachKind; i++) yield* placeOneAlly(game, play, settling)
    for (let i = 0; i < eachKind; i++) yield* placeOneTroop(game, play, settling)
  },
  /** One or two Aedui Allies at or next to Arverni Control become Arverni. */
  *shaded(game, play) {
    const turncoats = (): TribeId[] => alliesOf(game, ['aedui'], around(game, 'arverni'))
    const short = (): boolean => availableAllies(game, 'arverni') === 0 && turncoats().length === 1
    yield* removeFirst(game, play, () => play.faction === 'arverni' && short())
    for (let i = 0; i < eachKind; i++) {
      const question = { faction: play.faction, topic: 'boii.turncoat', rule: play.rule }
      const pick = i > 0 ? pickOneOrNone : pickOne
      const tribe = yield* pick(game, question, () => turncoats().map((t) => allyChoice(game, t)), play.asides)
      if (!tribe) return
      replaceAlly(game, play.rule, tribe, 'arverni')
    }
  },
}

/** The Regions that the Faction Controls, and those next to them. */
function around({ state }: Game, faction: Faction): RegionId[] {
  return playableRegions(state).filter((r) =>
    [r, ...adjacentTo(state, r)].some((near) => controls(state, faction, near)),
  )
}

function tribesFor(game: Game, faction: Faction): TribeId[] {
  return around(game, 'aedui').flatMap((r) => subduedIn(game.state, r).filter((t) => canPlaceAlly(game, faction, t)))
}

function regionsFor(game: Game, faction: Faction): RegionId[] {
  if (availableTroops(game, faction) === 0) return []
  return around(game, 'aedui').filter((r) => mayStandIn(game.state, faction, r))
}

/** Whether more of the Faction's pieces could be placed if more were Available. */
function lacks(game: Game, faction: Faction): boolean {
  const { state } = game
  const regions = around(game, 'aedui').filter((r) => mayStandIn(state, faction, r))
  const tribes = regions.flatMap((r) => tribesIn(state, r).filter((t) => mayHoldTribe(state, faction, t)))
  const few = availableTroops(game, faction) < eachKind && regions.length > 0
  return few || availableAllies(game, faction) < Math.min(eachKind, tribes.length)
}

function canSettle(game: Game, faction: Faction): boolean {
  return tribesFor(game, faction).length + regionsFor(game, faction).length > 0
}

function* placeOneAlly(game: Game, play: Play, faction: Faction): Flow {
  const question = { faction, topic: 'boii.ally', rule: play.rule, params: { faction: factionThing(faction) } }
  const choices = (): ReturnType<typeof tribeChoice>[] => tribesFor(game, faction).map(tribeChoice)
  const tribe = yield* pickOne(game, question, choices, asidesOf(play, faction))
  if (tribe) placeAlly(game, play.rule, faction, tribe)
}

function* placeOneTroop(game: Game, play: Play, faction: Faction): Flow {
  const question = { faction, topic: `boii.${faction}`, rule: play.rule }
  const choices = (): ReturnType<typeof regionChoice>[] => regionsFor(game, faction).map((r) => regionChoice(r))
  const region = yield* pickOne(game, question, choices, asidesOf(play, faction))
  if (region) placeTroops(game, play.rule, faction, region, 1)
}
