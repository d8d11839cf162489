import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { playableRegions } from '../board/map'
import { placeLegions } from '../forces/pieces'
import type { Game } from '../game'
import type { Question } from '../questions'
import { allocate, confirm } from '../questions'
import type { State } from '../state'
import type { EventCard, Play } from './event'
import type { FreeBattle } from './support/free'
import { asidesOf, freeBattle } from './support/free'
import { removeFirst } from './support/remove-first'
import { canShiftSenate, shiftSenate } from './support/senate'

const legions = 2
const boxes = ['track', 'fallen'] as const

/** Legiones XIIII et XV: new Legions at the Senate's cost, or a Battle in which a Legion falls first. */
export const legionesXIIIIetXV: EventCard = {
  card: 2,
  /** The shift buys the Legions: neither without the other. */
  *unshaded(game, play) {
    if (!canShiftSenate(game, 'up')) return
    yield* removeFirst(game, play, () => play.faction === 'romans' && placeable(game) === 0)
    if (placeable(game) === 0) return
    const question: Question = {
      faction: 'romans',
      topic: 'legiones.shift',
      rule: play.rule,
      get params() {
        return { n: placeable(game) } // afresh after a removal beside the question
      },
    }
    const yes = yield* confirm(game, question, text('legiones.yes'), text('legiones.no'), asidesOf(play, 'romans'))
    if (!yes) return
    shiftSenate(game, play.rule, 'up')
    yield* placeFromEither(game, play)
  },
  *shaded(game, play) {
    yield* freeBattle(game, play, play.faction, legionFirst(game.state))
  },
}

/** The free Battle of the shaded text. */
export function legionFirst(state: State): FreeBattle {
  return { regions: playableRegions(state), targets: ['romans'], terms: { firstLoss: 'legion' } }
}

/** How many Legions the shift would bring. */
function placeable({ state }: Game): number {
  return Math.min(
    legions,
    boxes.reduce((sum, box) => sum + state.legions[box], 0),
  )
}

/** Two Legions into Provincia, from the track and from Fallen in any mix. */
function* placeFromEither(game: Game, play: Play): Flow {
  const question = { faction: 'romans', topic: 'legiones.from', rule: play.rule } as const
  const amounts = yield* allocate(
    game,
    question,
    () =>
      boxes
        .map((id) => ({
          id,
          label: text('name', { name: { kind: 'legions', id } }),
          max: Math.min(legions, game.state.legions[id]),
        }))
        .filter((b) => b.max > 0),
    () => legions,
    () => legions,
    asidesOf(play, 'romans'),
  )
  for (const box of boxes) placeLegions(game, play.rule, 'provincia', amounts[box] ?? 0, box)
}
