import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { availableTroops } from '../forces/available'
import { placeTroops } from '../forces/pieces'
import type { Game } from '../game'
import { regionThing } from '../names'
import { allocate } from '../questions'
import { germansAct } from '../winter/germans'
import type { EventCard, Play } from './event'

const regions = ['nervii', 'treveri'] as const
const each = 4

/** Segni & Condrusi: Germanic Warbands among the Belgae; then the Germans act as in Winter but for their Rally. */
export const segniAndCondrusi: EventCard = {
  card: 69,
  *unshaded(game, play) {
    yield* placeWarbands(game, play)
    yield* germansAct(game, ['march', 'raid', 'battle'])
  },
}

/** Four in each Region; where too few are Available, as many as there are, shared out by the executor. */
function* placeWarbands(game: Game, play: Play): Flow {
  const question = { faction: play.faction, topic: 'segni-condrusi.warbands', rule: play.rule }
  const most = (): number => Math.min(each * regions.length, availableTroops(game, 'germans'))
  const amounts = yield* allocate(
    game,
    question,
    () =>
      regions.map((region) => ({
        id: region,
        label: text('name', { name: regionThing(region) }),
        on: [regionThing(region)],
        max: each,
      })),
    most,
    most,
    play.asides,
  )
  for (const region of regions) placeTroops(game, play.rule, 'germans', region, amounts[region] ?? 0)
}
