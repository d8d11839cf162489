import type { Flow } from '../../kernel/flow'
import { forcesIn, piecesIn } from '../board/control'
import { isHomeOf, playableRegions } from '../board/map'
import { flip, hide, placeLeader, shiftLegions } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, TribeId } from '../ids'
import { factions, tribes } from '../ids'
import { leaderThing } from '../names'
import { pickOne, regionChoice } from '../questions'
import type { State } from '../state'

const rule = '6.6'

/** Spring Phase (6.6). The next card follows (2.3.7). */
export function* springPhase(game: Game): Flow {
  for (const faction of game.ruleset.playerFactions) yield* placeSuccessor(game, faction)
  shiftLegions(game, rule, game.state.legions.fallen, 'fallen', 'track')
  hideAll(game)
  recoverRegions(game)
  gatherTribes(game)
  for (const faction of game.ruleset.playerFactions) makeEligible(game, faction)
}

/** A Leader who is Available comes back as Successor, with an own piece or at home (6.6, 1.4.3). */
function* placeSuccessor(game: Game, faction: Faction): Flow {
  if (game.state.leaders[faction].place !== 'available') return
  const params = { leader: leaderThing(faction, false) }
  const region = yield* pickOne(game, { faction, topic: 'spring.leader', rule, params }, () =>
    successorRegions(game.state, faction).map((r) => regionChoice(r)),
  )
  if (region) placeLeader(game, rule, faction, region, false)
}

function successorRegions(state: State, faction: Faction): RegionId[] {
  return playableRegions(state).filter((r) => piecesIn(state, faction, r) > 0 || isHomeOf(faction, r))
}

/** Scouted markers go, then all Warbands and Auxilia turn Hidden (1.4.3). */
function hideAll(game: Game): void {
  for (const region of playableRegions(game.state)) {
    for (const faction of factions) {
      flip(game, rule, faction, region, 'scouted', 'revealed', forcesIn(game.state, faction, region).scouted)
      hide(game, rule, faction, region)
    }
  }
}

function recoverRegions(game: Game): void {
  for (const region of playableRegions(game.state)) {
    if (game.state.regions[region].devastated) game.apply({ kind: 'recover', rule, region })
  }
}

/** Gathering Tribes are Subdued again, then Dispersed ones turn to Gathering; Razed ones stay (1.7). */
function gatherTribes(game: Game): void {
  const marked = (status: 'gathering' | 'dispersed'): TribeId[] =>
    tribes.filter((t) => game.state.tribes[t].status === status)
  for (const tribe of marked('gathering')) game.apply({ kind: 'free-tribe', rule, tribe })
  for (const tribe of marked('dispersed')) game.apply({ kind: 'gather', rule, tribe })
}

function makeEligible(game: Game, faction: Faction): void {
  if (game.state.eligibility[faction] === 'eligible') return
  game.apply({ kind: 'eligibility', rule, faction, to: 'eligible' })
}
