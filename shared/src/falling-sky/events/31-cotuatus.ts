import type { Flow } from '../../kernel/flow'
import { playableRegions } from '../board/map'
import { placeLegions, removeAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, TribeId } from '../ids'
import { pickSome } from '../questions'
import type { EventCard, Play } from './event'
import { alliesOf, allyChoice } from './support/pieces'
import { removeFirst } from './support/remove-first'

/** Cotuatus & Conconnetodumnus: a Legion for Provincia, or Roman and Aedui Allies lost. */
export const cotuatus: EventCard = {
  card: 31,
  *unshaded(game, play) {
    yield* removeFirst(game, play, () => play.faction === 'romans' && game.state.legions.track === 0)
    placeLegions(game, play.rule, 'provincia', 1)
  },
  /** Remove 1 Roman Ally, 1 Aedui Ally, and 1 more of either. */
  *shaded(game, play) {
    yield* removeAllies(game, play, ['romans'])
    yield* removeAllies(game, play, ['aedui'])
    yield* removeAllies(game, play, ['romans', 'aedui'])
  },
}

function* removeAllies(game: Game, play: Play, owners: readonly Faction[]): Flow {
  const question = { faction: play.faction, topic: 'cotuatus.ally', rule: play.rule }
  const allies = (): TribeId[] => alliesOf(game, owners, playableRegions(game.state))
  const [tribe] = yield* pickSome(
    game,
    question,
    () => allies().map((t) => allyChoice(game, t)),
    1,
    () => 1,
    play.asides,
  )
  if (tribe) removeAlly(game, play.rule, tribe)
}
