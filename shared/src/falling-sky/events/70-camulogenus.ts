import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { availableTroops } from '../forces/available'
import { placeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { regionThing } from '../names'
import type { Choice } from '../questions'
import { allocate, pickOne, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { freeBattle, freeCommand, freeCommands } from './support/free'
import { removeFirst } from './support/remove-first'
import { freeMarchTo } from './support/march'

const regions: readonly RegionId[] = ['atrebates', 'carnutes', 'mandubii']
const mostLegions = 4
const mostWarbands = 6

/** Camulogenus: Labienus marches on the Seine, or its peoples rise. */
export const camulogenus: EventCard = {
  card: 70,
  *unshaded(game, play) {
    const terms = { legions: mostLegions, together: true, stayersKeepSide: true }
    const region = yield* freeMarchTo(game, play, 'romans', { terms }, () => regions, true)
    if (region) yield* freeBattle(game, play, 'romans', { regions: [region], optional: true })
  },
  *shaded(game, play) {
    yield* placeWarbands(game, play)
    const question = { faction: play.faction, topic: 'camulogenus.region', rule: play.rule }
    const choices = (): Choice<RegionId>[] =>
      regions
        .filter((r) => freeCommands(game, play.faction, { within: (w) => w === r, abilities: 1 }).length > 0)
        .map((r) => regionChoice(r))
    const region = yield* pickOne(game, question, choices, play.asides)
    if (region === undefined) return
    const within = (r: RegionId): boolean => r === region
    yield* freeCommand(game, play, play.faction, { within, abilities: 1, demanded: 'accompanying' })
  },
}

/** The executor's own Warbands, any number up to six, spread as it likes; the Romans have none. */
function* placeWarbands(game: Game, play: Play): Flow {
  const { faction } = play
  if (faction === 'romans') return
  const most = (): number => Math.min(mostWarbands, availableTroops(game, faction))
  yield* removeFirst(game, play, () => most() === 0)
  const amounts = yield* allocate(
    game,
    {
      faction,
      topic: 'camulogenus.warbands',
      rule: play.rule,
      get params() {
        return { n: most() }
      },
    },
    () =>
      regions.map((region) => ({
        id: region,
        label: text('name', { name: regionThing(region) }),
        on: [regionThing(region)],
        max: most(),
      })),
    () => 0,
    most,
    play.asides,
  )
  for (const region of regions) placeTroops(game, play.rule, faction, region, amounts[region] ?? 0)
}
