import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { piecesIn } from '../board/control'
import { tribesIn } from '../board/map'
import { availableAllies, availableTroops, canPlaceAlly, mayHoldTribe } from '../forces/available'
import { clearTribe, placeAlly, placeTroops } from '../forces/pieces'
import { gain } from '../forces/resources'
import type { Game } from '../game'
import type { Faction, RegionId, TribeId } from '../ids'
import { gauls, isGaul } from '../ids'
import { factionThing, regionThing, tribeThing } from '../names'
import type { Choice } from '../questions'
import { allocate, pickOne } from '../questions'
import type { EventCard, Play } from './event'
import { freeAbility } from './support/free'
import { freeMarchTo } from './support/march'
import { chooseFaction } from './support/choose'
import { removeFirst } from './support/remove-first'

const britannia = 'britannia'
const gained = 4
const mostWarbands = 4

/** Land of Mist and Mystery: to Britannia and its riches, or Gauls gather there. */
export const landOfMistAndMystery: EventCard = {
  card: 57,
  *unshaded(game, play) {
    const faction = yield* chooseFaction(game, play, 'event.faction', () => game.ruleset.playerFactions)
    if (faction === undefined) return
    yield* freeMarchTo(game, play, faction, { terms: {} }, () => [britannia], true)
    yield* freeAbility(game, play, faction, { within: (r: RegionId) => r === britannia, optional: true })
    if (piecesIn(game.state, faction, britannia) > 0) gain(game, play.rule, faction, gained, 'event')
  },
  *shaded(game, play) {
    yield* clearOneTribe(game, play)
    yield* placeAnAlly(game, play)
    yield* placeWarbands(game, play)
  },
}

/** An Ally of any Faction, or a Dispersed marker on either side, goes. */
function* clearOneTribe(game: Game, play: Play): Flow {
  const { state } = game
  const held = (t: TribeId): boolean => ['allied', 'dispersed', 'gathering'].includes(state.tribes[t].status)
  const tribe = yield* pickTribe(game, play, 'mist.clear', () => tribesIn(state, britannia).filter(held))
  if (tribe) clearTribe(game, play.rule, tribe)
}

function* placeAnAlly(game: Game, play: Play): Flow {
  const open = (f: Faction): TribeId[] => tribesIn(game.state, britannia).filter((t) => canPlaceAlly(game, f, t))
  const able = (): Faction[] => gauls.filter((f) => open(f).length > 0)
  yield* removeFirst(game, play, () => lacksAlly(game, play) && able().length < 2)
  const faction = yield* chooseFaction(game, play, 'mist.ally', able)
  const tribe = faction && (yield* pickTribe(game, play, 'mist.tribe', () => open(faction)))
  if (faction && tribe) placeAlly(game, play.rule, faction, tribe)
}

/** Whether the executor, a Gaul, has no Ally Available for a Tribe that it could hold. */
function lacksAlly(game: Game, { faction }: Play): boolean {
  const open = tribesIn(game.state, britannia).some((t) => mayHoldTribe(game.state, faction, t))
  return open && isGaul(faction) && availableAllies(game, faction) === 0
}

/** Up to four, of any Gallic Factions in any mix. */
function* placeWarbands(game: Game, play: Play): Flow {
  const question = { faction: play.faction, topic: 'mist.warbands', rule: play.rule, params: { n: mostWarbands } }
  const amounts = yield* allocate(
    game,
    question,
    () =>
      gauls.map((f) => ({
        id: f,
        label: text('rally.warbands-of', { faction: factionThing(f) }),
        on: [regionThing(britannia)],
        max: Math.min(mostWarbands, availableTroops(game, f)),
      })),
    () => 0,
    () => mostWarbands,
    play.asides,
  )
  for (const f of gauls) placeTroops(game, play.rule, f, britannia, amounts[f] ?? 0)
}

function* pickTribe(game: Game, play: Play, topic: string, tribes: () => TribeId[]): Flow<TribeId | undefined> {
  const question = { faction: play.faction, topic, rule: play.rule }
  const choice = (t: TribeId): Choice<TribeId> => ({
    id: t,
    value: t,
    label: text('name', { name: tribeThing(t) }),
    on: [tribeThing(t)],
  })
  return yield* pickOne(game, question, () => tribes().map(choice), play.asides)
}
