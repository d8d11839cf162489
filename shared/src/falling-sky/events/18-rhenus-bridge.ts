import { alliesIn, controls, piecesIn } from '../board/control'
import { groupOf, playableRegions, within1 } from '../board/map'
import { removeAlly, removeTroops } from '../forces/pieces'
import { lose } from '../forces/resources'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { pickOneOrNone, regionChoice } from '../questions'
import type { EventCard } from './event'
import { ineligibleThroughNext } from './support/eligibility'
import { asidesOf } from './support/free'

const lostResources = 6

/** Rhenus Bridge: Germania feels the Romans, or the Senate frowns. */
export const rhenusBridge: EventCard = {
  card: 18,
  *unshaded(game, play) {
    const question = { faction: 'romans' as const, topic: 'rhenus-bridge.region', rule: play.rule }
    const choices = (): ReturnType<typeof regionChoice>[] => openToRomans(game).map((r) => regionChoice(r))
    const region = yield* pickOneOrNone(game, question, choices, asidesOf(play, 'romans'))
    if (region === undefined) return
    removeTroops(game, play.rule, 'germans', region, game.state.regions[region].forces.germans)
    for (const tribe of alliesIn(game.state, 'germans', region)) removeAlly(game, play.rule, tribe)
  },
  *shaded(game, play) {
    if (!legionNearGermania(game)) return
    lose(game, play.rule, 'romans', lostResources, 'event')
    ineligibleThroughNext(game, play, 'romans')
  },
}

const germania = (game: Game): RegionId[] => playableRegions(game.state).filter((r) => groupOf(r) === 'germania')

/** Germania Regions with Germanic pieces, under Roman Control or next to a Region that is. */
function openToRomans(game: Game): RegionId[] {
  const { state } = game
  const roman = playableRegions(state).filter((r) => controls(state, 'romans', r))
  return germania(game).filter((r) => piecesIn(state, 'germans', r) > 0 && roman.some((c) => within1(state, c, r)))
}

function legionNearGermania(game: Game): boolean {
  const { state } = game
  const withLegions = playableRegions(state).filter((r) => state.regions[r].forces.romans.legions > 0)
  return withLegions.some((r) => germania(game).some((g) => within1(state, r, g)))
}
