import type { Flow } from '../../kernel/flow'
import { piecesIn } from '../board/control'
import { playableRegions } from '../board/map'
import { partyOf } from '../commands/battle/fight'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import type { EventCard, Play } from './event'
import { freeBattle } from './support/free'
import { freeMarch, freeMarchTo } from './support/march'
import { chooseFaction } from './support/choose'

/** Impetuosity: the executor walks into a Battle, or rushes at one. */
export const impetuosity: EventCard = {
  card: 72,
  *unshaded(game, play) {
    const region = yield* freeMarchTo(
      game,
      play,
      play.faction,
      { terms: { reach: 1 } },
      () => playableRegions(game.state),
      false,
    )
    if (region === undefined) return
    yield* battleAgainst(game, play, region)
  },
  *shaded(game, play) {
    if (play.faction === 'romans') return // no Warbands
    const terms = { hiddenOnly: true, stayersKeepSide: true, groups: 1, reach: 1, inPlace: true }
    const [arrival] = yield* freeMarch(game, play, play.faction, { terms, limited: true })
    if (!arrival) return
    const { from, region, group } = arrival
    const party = { ...partyOf(game.state, play.faction, region), group: { ...group }, arrived: from !== region }
    yield* freeBattle(game, play, play.faction, { regions: [region], party: () => party, optional: true })
  },
}

/** The Arverni or the Belgae there Battle the executor, which picks which. */
function* battleAgainst(game: Game, play: Play, region: RegionId): Flow {
  const rash = (): Faction[] =>
    (['arverni', 'belgae'] as const).filter((f) => f !== play.faction && piecesIn(game.state, f, region) > 0)
  const attacker = yield* chooseFaction(game, play, 'impetuosity.attacker', rash)
  if (attacker) yield* freeBattle(game, play, attacker, { regions: [region], targets: [play.faction] })
}
