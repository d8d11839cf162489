import type { Flow } from '../../kernel/flow'
import { availableAllies, mayHoldTribe } from '../forces/available'
import { clearTribe, placeAlly, removeAlly } from '../forces/pieces'
import { gain } from '../forces/resources'
import type { Game } from '../game'
import type { Faction, TribeId } from '../ids'
import { factions } from '../ids'
import { pickSome } from '../questions'
import type { EventCard, Play } from './event'
import { chooseFaction } from './support/choose'
import { alliesOf, allyChoice, pickTroops, removePicked } from './support/pieces'
import { removeFirst } from './support/remove-first'
import { tribeChoice } from './support/tribes'

const region = 'nervii'
const warbands = 5
const peoples = ['nervii', 'eburones'] as const
const resources = 6

/** Catuvolcus: a rising is put down among the Nervii, or he brings them and the Eburones to the Belgae. */
export const catuvolcus: EventCard = {
  card: 61,
  *unshaded(game, play) {
    yield* removeAllies(game, play)
    const scope = { factions: factions.filter((f) => f !== 'romans'), regions: [region] as const }
    removePicked(
      game,
      play,
      yield* pickTroops(game, play, play.faction, 'catuvolcus.warbands', scope, warbands, warbands),
    )
  },
  *shaded(game, play) {
    yield* removeFirst(
      game,
      play,
      () => play.faction === 'belgae' && availableAllies(game, 'belgae') < toPlace(game).length,
    )
    for (const tribe of yield* inOrder(game, play)) {
      clearTribe(game, play.rule, tribe)
      if (availableAllies(game, 'belgae') > 0 && mayHoldTribe(game.state, 'belgae', tribe))
        placeAlly(game, play.rule, 'belgae', tribe)
    }
    gain(game, play.rule, 'belgae', resources, 'event')
  },
}

/** One or more Allies of one Faction. */
function* removeAllies(game: Game, play: Play): Flow {
  const owners = (): Faction[] => factions.filter((f) => alliesOf(game, [f], [region]).length > 0)
  const owner = yield* chooseFaction(game, play, 'catuvolcus.faction', owners)
  if (!owner) return
  const there = (): TribeId[] => alliesOf(game, [owner], [region])
  const question = { faction: play.faction, topic: 'catuvolcus.allies', rule: play.rule }
  const choices = (): ReturnType<typeof allyChoice>[] => there().map((t) => allyChoice(game, t))
  const gone = yield* pickSome(game, question, choices, 1, () => there().length, play.asides)
  for (const tribe of gone) removeAlly(game, play.rule, tribe)
}

/** The two Tribes where no Belgic Ally is yet. */
function toPlace({ state }: Game): TribeId[] {
  return peoples.filter((t) => {
    const tribe = state.tribes[t]
    return tribe.status !== 'allied' || tribe.faction !== 'belgae'
  })
}

/** With one Ally Available for both, the executor says which Tribe gets it. */
function* inOrder(game: Game, play: Play): Flow<TribeId[]> {
  const tribes = toPlace(game)
  if (availableAllies(game, 'belgae') !== 1 || tribes.length < 2) return tribes
  const question = { faction: play.faction, topic: 'catuvolcus.tribe', rule: play.rule }
  const first = yield* pickSome(
    game,
    question,
    () => toPlace(game).map(tribeChoice),
    1,
    () => 1,
    play.asides,
  )
  return [...first, ...tribes.filter((t) => !first.includes(t))]
}
