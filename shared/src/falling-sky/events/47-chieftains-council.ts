import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { piecesIn } from '../board/control'
import { playableRegions } from '../board/map'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factionThing } from '../names'
import { pickOne, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { chooseFactions } from './support/choose'
import { limitedCommandOrEligible } from './support/council'
import { peek } from './support/peek'
import { inCardOrder } from './support/order'

const atLeast = 2

/** Chieftains' Council: Factions that meet in a Region look ahead, then act or make ready. */
export const chieftainsCouncil: EventCard = {
  card: 47,
  *unshaded(game, play) {
    const region = yield* chooseRegion(game, play)
    if (region === undefined) return
    const present = (): Faction[] => playersIn(game, region)
    const named = yield* chooseFactions(game, play, 'council.factions', present, atLeast)
    const council = inCardOrder(play.card, named)
    for (const faction of council) yield* peek(game, play, faction)
    for (const faction of council) yield* limitedCommandOrEligible(game, play, faction, true)
  },
}

function* chooseRegion(game: Game, play: Play): Flow<RegionId | undefined> {
  const question = { faction: play.faction, topic: 'council.region', rule: play.rule }
  const choices = (): ReturnType<typeof regionChoice>[] =>
    playableRegions(game.state)
      .filter((r) => playersIn(game, r).length >= atLeast)
      .map((r) => regionChoice(r, { detail: text('name', { name: playersIn(game, r).map(factionThing) }) }))
  return yield* pickOne(game, question, choices, play.asides)
}

/** The Factions run by persons with pieces there. */
function playersIn({ state, ruleset }: Game, region: RegionId): Faction[] {
  return ruleset.playerFactions.filter((f) => state.seats[f].kind === 'person' && piecesIn(state, f, region) > 0)
}
