import type { Flow } from '../../kernel/flow'
import { citadelsIn } from '../board/control'
import { playableRegions } from '../board/map'
import { onMap } from '../forces/available'
import type { Removal } from '../forces/removable'
import { removablePieces } from '../forces/removable'
import { lose } from '../forces/resources'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { gauls } from '../ids'
import { pickOne, regionChoice, regionQuestion } from '../questions'
import type { EventCard, Play } from './event'
import { cardRule } from './event'
import { takePieces } from './support/take-pieces'
import { factionChoice } from './support/tribes'

/** Sappers: a besieged Gaul pays; or Arverni mines bring a siege to nothing. */
export const sappers: EventCard = {
  card: 24,
  *unshaded(game, play) {
    const payer = yield* pickOne(
      game,
      { faction: play.faction, topic: 'sappers.faction', rule: play.rule },
      () => gauls.filter((f) => onMap(game.state, f).citadels > 0).map(factionChoice),
      play.asides,
    )
    if (payer) lose(game, play.rule, payer, 10, 'event')
  },
  *shaded(game, play) {
    const region = yield* pickOne(
      game,
      { faction: play.faction, topic: 'sappers.region', rule: play.rule },
      () => minedRegions(game).map((r) => regionChoice(r)),
      play.asides,
    )
    if (region) yield* undermine(game, play, region)
  },
}

/** Where an Arverni Citadel stands and Legions or Auxilia are. */
function minedRegions(game: Game): RegionId[] {
  return playableRegions(game.state).filter(
    (r) => citadelsIn(game.state, 'arverni', r).length > 0 && besiegers(game, cardRule(24), r).length > 0,
  )
}

function besiegers(game: Game, rule: string, region: RegionId): Removal[] {
  const kinds = ['legion', 'hidden', 'revealed']
  return removablePieces(game, { rule, faction: 'romans', region, legionsTo: 'fallen' }).filter((p) =>
    kinds.includes(p.id),
  )
}

function* undermine(game: Game, play: Play, region: RegionId): Flow {
  const question = regionQuestion(play.faction, play.rule, 'sappers.pieces', region, { n: 2 })
  yield* takePieces(game, question, () => besiegers(game, play.rule, region), 2, play.asides)
}
