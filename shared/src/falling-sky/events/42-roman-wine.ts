import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { controlledSets, controls } from '../board/control'
import { adjacentTo, playableRegions } from '../board/map'
import { inSupply } from '../board/supply'
import { removeAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factions } from '../ids'
import { pickOne, pickSome } from '../questions'
import type { EventCard, Play } from './event'
import { alliesOf, allyChoice } from './support/pieces'

const most = { controlled: 4, adjacent: 2 } as const
type Where = keyof typeof most
const mostShaded = 3

/** Roman Wine: drink weakens the Gauls near Rome; or the friends of Rome. */
export const romanWine: EventCard = {
  card: 42,
  /** Either up to 4 Allies under Roman Control, or up to 2 next to it. */
  *unshaded(game, play) {
    const question = { faction: play.faction, topic: 'wine.where', rule: play.rule }
    const where = yield* pickOne(
      game,
      question,
      () =>
        (['controlled', 'adjacent'] as const)
          .filter((w) => alliesOf(game, factions, regionsOf(game, w)).length > 0)
          .map((w) => ({ id: w, value: w, label: text(`wine.${w}`, { n: most[w] }) })),
      play.asides,
    )
    if (where) yield* removeAllies(game, play, factions, () => regionsOf(game, where), 0, most[where])
  },
  *shaded(game, play) {
    yield* removeAllies(game, play, ['romans', 'aedui'], () => supplyRegions(game), 1, mostShaded)
  },
}

function regionsOf({ state }: Game, where: Where): RegionId[] {
  const roman = (r: RegionId): boolean => controls(state, 'romans', r)
  return playableRegions(state).filter((r) => (where === 'controlled' ? roman(r) : adjacentTo(state, r).some(roman)))
}

/** The Regions that would be in a Supply Line if Romans and Aedui agreed, and nobody else. */
function supplyRegions({ state }: Game): RegionId[] {
  const { aedui } = controlledSets(state)
  return playableRegions(state).filter((r) => inSupply(state, 'romans', r, aedui))
}

function* removeAllies(
  game: Game,
  play: Play,
  owners: readonly Faction[],
  regions: () => RegionId[],
  min: number,
  max: number,
): Flow {
  const tribes = yield* pickSome(
    game,
    { faction: play.faction, topic: 'wine.allies', rule: play.rule, params: { n: max } },
    () => alliesOf(game, owners, regions()).map((t) => allyChoice(game, t)),
    min,
    () => max,
    play.asides,
  )
  for (const tribe of tribes) removeAlly(game, play.rule, tribe)
}
