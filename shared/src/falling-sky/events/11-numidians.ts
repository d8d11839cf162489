import type { Flow } from '../../kernel/flow'
import { troopsIn } from '../board/control'
import { playableRegions, within1 } from '../board/map'
import { firstEdition } from '../cards/edition'
import type { BattleTerms, Party } from '../commands/battle/fight'
import { availableTroops } from '../forces/available'
import { placeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { emptyGroup } from '../names'
import { pickOne, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { asidesOf, battleRegions, freeBattle } from './support/free'
import { leaderRegion, pickTroops, removePicked } from './support/pieces'
import { removeFirst } from './support/remove-first'

const placed = 3
const removed = 4

/** Numidians: Auxilia come and strike at twice their strength, or Auxilia go. */
export const numidians: EventCard = {
  card: 11,
  *unshaded(game, play) {
    const lacks = (): boolean => availableTroops(game, 'romans') < placed && leaderRegion(game, 'romans') !== undefined
    yield* removeFirst(game, play, () => play.faction === 'romans' && lacks())
    const region = yield* chooseRegion(game, play)
    if (region === undefined) return
    placeTroops(game, play.rule, 'romans', region, placed)
    yield* freeBattle(game, play, 'romans', { regions: [region], ...attack(game) })
  },
  *shaded(game, play) {
    const scope = { factions: ['romans'] as const, regions: playableRegions(game.state) }
    removePicked(game, play, yield* pickTroops(game, play, play.faction, 'numidians.auxilia', scope, removed, removed))
  },
}

/** A Region within 1 of the Roman Leader, named or not, in which Auxilia can come or fight; the Romans choose. */
function* chooseRegion(game: Game, play: Play): Flow<RegionId | undefined> {
  const question = { faction: 'romans', topic: 'numidians.region', rule: play.rule } as const
  const choices = (): ReturnType<typeof regionChoice>[] => near(game).map((r) => regionChoice(r))
  return yield* pickOne(game, question, choices, asidesOf(play, 'romans'))
}

function near(game: Game): RegionId[] {
  const leader = leaderRegion(game, 'romans')
  if (leader === undefined) return []
  const regions = playableRegions(game.state).filter((r) => within1(game.state, r, leader))
  return availableTroops(game, 'romans') > 0 ? regions : battleRegions(game, 'romans', { regions, ...attack(game) })
}

/** The Auxilia attack alone, their Losses doubled. In the first edition all Forces attack, and the Auxilia count double. */
function attack(game: Game): { terms: BattleTerms; party?: (region: RegionId) => Party } {
  if (firstEdition(game.state)) return { terms: { auxiliaTimes: 2 } }
  return { terms: { doubled: true }, party: (r) => auxiliaAlone(game, r) }
}

/** All Auxilia of the Region and nobody else. */
function auxiliaAlone(game: Game, region: RegionId): Party {
  const { hidden, revealed, scouted } = game.state.regions[region].forces.romans
  return {
    faction: 'romans',
    owners: troopsIn(game.state, 'romans', region) > 0 ? ['romans'] : [],
    group: { ...emptyGroup, hidden, revealed, scouted },
  }
}
