import type { Flow } from '../../kernel/flow'
import { troopsIn } from '../board/control'
import { playableRegions } from '../board/map'
import type { Party } from '../commands/battle/fight'
import { partyOf } from '../commands/battle/fight'
import { transfer } from '../forces/resources'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { pickSome, regionChoice } from '../questions'
import type { State } from '../state'
import type { EventCard, Play } from './event'
import type { FreeBattle } from './support/free'
import { freeBattle } from './support/free'
import { pickTroops, replacePicked } from './support/pieces'

const regionsAtMost = 2
const warbandsEach = 2
const resources = 4

/** Litaviccus: he wins Arverni over to the Aedui, or leads the Aedui against the Romans. */
export const litaviccus: EventCard = {
  card: 45,
  *unshaded(game, play) {
    for (const region of yield* chooseRegions(game, play)) {
      const scope = { factions: ['arverni'] as const, regions: [region] }
      const picked = yield* pickTroops(game, play, play.faction, 'litaviccus.warbands', scope, 1, warbandsEach)
      replacePicked(game, play, picked, 'aedui')
    }
    transfer(game, play.rule, 'arverni', 'aedui', resources)
  },
  *shaded(game, play) {
    yield* freeBattle(game, play, play.faction, besideAedui(game.state, play.faction))
  },
}

/** The free Battle of the shaded text. */
export function besideAedui(state: State, faction: Faction): FreeBattle {
  return {
    regions: playableRegions(state),
    targets: ['romans'],
    party: (r) => withAedui(state, faction, r),
    terms: { ambushIfAble: true },
  }
}

function* chooseRegions(game: Game, play: Play): Flow<RegionId[]> {
  const question = { faction: play.faction, topic: 'litaviccus.regions', rule: play.rule }
  const choices = (): ReturnType<typeof regionChoice>[] =>
    playableRegions(game.state)
      .filter((r) => troopsIn(game.state, 'arverni', r) > 0)
      .map((r) => regionChoice(r))
  return yield* pickSome(game, question, choices, 0, () => regionsAtMost, play.asides)
}

/** The executor's pieces, and those of the Aedui as if they were its own: Warbands, Allies, Citadels. */
function withAedui(state: State, faction: Faction, region: RegionId): Party {
  const own = partyOf(state, faction, region)
  if (faction === 'aedui' || faction === 'romans') return own
  return { ...own, owners: [...own.owners, 'aedui'], settled: 'aedui' }
}
