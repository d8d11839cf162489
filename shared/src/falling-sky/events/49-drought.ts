import type { Flow } from '../../kernel/flow'
import { piecesIn } from '../board/control'
import { playableRegions } from '../board/map'
import { partyOf } from '../commands/battle/fight'
import { sufferLosses } from '../commands/battle/losses'
import { removablePieces } from '../forces/removable'
import { lose } from '../forces/resources'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factions } from '../ids'
import { factionThing } from '../names'
import { pickOne, regionChoice, regionQuestion } from '../questions'
import type { EventCard, Play } from './event'
import { asidesOf } from './support/free'
import { takePieces } from './support/take-pieces'

/** Drought: half the Resources, a Devastated Region more, and a piece of everybody in each. */
export const drought: EventCard = {
  card: 49,
  *unshaded(game, play) {
    const { state } = game
    for (const faction of game.ruleset.playerFactions)
      lose(game, play.rule, faction, Math.ceil(state.resources[faction] / 2), 'event')
    yield* placeMarker(game, play)
    for (const region of playableRegions(state).filter((r) => state.regions[r].devastated))
      for (const faction of factions) yield* giveUpPiece(game, play, faction, region)
  },
}

function* placeMarker(game: Game, play: Play): Flow {
  const { state } = game
  const region = yield* pickOne(
    game,
    { faction: play.faction, topic: 'drought.region', rule: play.rule },
    () =>
      playableRegions(state)
        .filter((r) => !state.regions[r].devastated)
        .map((r) => regionChoice(r)),
    play.asides,
  )
  if (region) game.apply({ kind: 'devastate', rule: play.rule, region })
}

/** Each Faction picks its piece; the Germans lose Warbands first, then Allies (3.4.5). */
function* giveUpPiece(game: Game, play: Play, faction: Faction, region: RegionId): Flow {
  const { state } = game
  if (piecesIn(state, faction, region) === 0) return
  const { rule } = play
  if (state.seats[faction].kind === 'rules') {
    const party = partyOf(state, faction, region)
    return yield* sufferLosses(game, { rule, party, region, losses: 1, rolls: false, retreating: false })
  }
  const question = regionQuestion(faction, rule, 'drought.piece', region, { faction: factionThing(faction) })
  const pieces = (): ReturnType<typeof removablePieces> =>
    removablePieces(game, { rule, faction, region, legionsTo: 'fallen' })
  yield* takePieces(game, question, pieces, 1, asidesOf(play, faction))
}
