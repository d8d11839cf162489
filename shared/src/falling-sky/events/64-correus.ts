import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { alliesIn, subduedIn } from '../board/control'
import { groupOf } from '../board/map'
import { availableAllies, canPlaceAlly, mayHoldTribe } from '../forces/available'
import { placeAlly, placeTroops, removeAlly, removeTroops, replaceAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { TribeId } from '../ids'
import { factions, sides } from '../ids'
import { factionThing, regionThing, tribeThing } from '../names'
import { allocate, pickSome } from '../questions'
import type { EventCard, Play } from './event'
import { asidesOf, freeCommand } from './support/free'
import { alliesOf, allyChoice } from './support/pieces'
import { removeFirst } from './support/remove-first'
import { tribeChoice } from './support/tribes'

const region = 'atrebates'
const swapped = 8
const allies = 2

/** Correus: the Belgae around the Atrebates change sides, or gather there. */
export const correus: EventCard = {
  card: 64,
  *unshaded(game, play) {
    const picked = yield* pickPieces(game, play)
    for (const tribe of alliesIn(game.state, 'belgae', region).filter((t) => (picked[allyId(t)] ?? 0) > 0))
      replaceAlly(game, play.rule, tribe, play.faction)
    for (const side of sides) {
      const n = picked[side] ?? 0
      removeTroops(game, play.rule, 'belgae', region, { [side]: n })
      placeTroops(game, play.rule, play.faction, region, n)
    }
  },
  *shaded(game, play) {
    const there = (): TribeId[] => alliesOf(game, factions, [region])
    const gone = yield* pickSome(
      game,
      { faction: play.faction, topic: 'correus.remove', rule: play.rule, params: { n: allies } },
      () => there().map((t) => allyChoice(game, t)),
      allies,
      () => allies,
      play.asides,
    )
    for (const tribe of gone) removeAlly(game, play.rule, tribe)
    yield* placeAllies(game, play)
    const inBelgica = {
      commands: ['rally'] as const,
      limited: true,
      within: (r: Parameters<typeof groupOf>[0]) => groupOf(r) === 'belgica',
    }
    yield* freeCommand(game, play, 'belgae', inBelgica)
  },
}

const allyId = (tribe: TribeId): string => `ally:${tribe}`

/** At most eight Belgic Allies and Warbands of the Region: buckets `ally:<tribe>`, `hidden`, `revealed`, `scouted`. */
function* pickPieces(game: Game, play: Play): Flow<Record<string, number>> {
  const there = (): (typeof game.state.regions)[typeof region]['forces']['belgae'] =>
    game.state.regions[region].forces.belgae
  const question = {
    faction: play.faction,
    topic: 'correus.pieces',
    rule: play.rule,
    params: { n: swapped, faction: factionThing(play.faction) },
    about: [regionThing(region)],
  }
  return yield* allocate(
    game,
    question,
    () => [
      ...alliesIn(game.state, 'belgae', region).map((tribe) => ({
        id: allyId(tribe),
        label: text('pieces.ally-at', { tribe: tribeThing(tribe) }),
        max: 1,
        on: [tribeThing(tribe)],
      })),
      ...sides
        .map((side) => ({
          id: side,
          label: text(`pieces.warband.${side}`, { n: there()[side] }),
          max: there()[side],
          on: [regionThing(region)],
        }))
        .filter((b) => b.max > 0),
    ],
    () => 0,
    () => swapped,
    play.asides,
  )
}

/** The Belgae place up to two Allies of their own. */
function* placeAllies(game: Game, play: Play): Flow {
  const open = (): TribeId[] => subduedIn(game.state, region).filter((t) => mayHoldTribe(game.state, 'belgae', t))
  const short = (): boolean => availableAllies(game, 'belgae') === 0 && open().length > 0
  yield* removeFirst(game, play, () => play.faction === 'belgae' && short())
  const come = yield* pickSome(
    game,
    { faction: 'belgae', topic: 'correus.place', rule: play.rule, params: { n: allies } },
    () =>
      open()
        .filter((t) => canPlaceAlly(game, 'belgae', t))
        .map(tribeChoice),
    0,
    () => Math.min(allies, availableAllies(game, 'belgae')),
    asidesOf(play, 'belgae'),
  )
  for (const tribe of come) placeAlly(game, play.rule, 'belgae', tribe)
}
