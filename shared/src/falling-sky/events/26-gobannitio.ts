import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { subduedIn } from '../board/control'
import { within1 } from '../board/map'
import { availableAllies, canFoundCitadel, canPlaceAlly, mayHoldTribe } from '../forces/available'
import { clearTribe, foundCitadel, placeAlly, removeAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, TribeId } from '../ids'
import { factions } from '../ids'
import { factionThing, tribeThing } from '../names'
import type { Choice } from '../questions'
import type { State } from '../state'
import { pickOne, pickSome } from '../questions'
import type { EventCard, Play } from './event'
import { asidesOf, freeCommand } from './support/free'
import { alliesOf, allyChoice } from './support/pieces'
import { removeFirst } from './support/remove-first'
import { tribeChoice } from './support/tribes'

/** The Tribe whose City is Gergovia, open to others by this Event alone (5.1.1). */
const gergovia = 'arverni'
const home = 'arverni'

/** Gobannitio: Gergovia goes to the Romans or the Aedui, or the Arverni set their own house in order. */
export const gobannitio: EventCard = {
  card: 26,
  *unshaded(game, play) {
    clearTribe(game, play.rule, gergovia)
    yield* removeFirst(game, play, () => lacksOwn(game, play.faction) && coming(game).length < 2)
    const guest = yield* chooseGuest(game, play)
    if (guest?.citadel) foundCitadel(game, play.rule, guest.faction, gergovia, 'open')
    else if (guest) placeAlly(game, play.rule, guest.faction, gergovia, 'open')
  },
  /** Allies of anybody may go, Arverni ones may come; then a Rally around Vercingetorix himself. */
  *shaded(game, play) {
    const question = { faction: 'arverni', rule: play.rule } as const
    const asides = asidesOf(play, 'arverni')
    const gone = yield* pickSome(
      game,
      { ...question, topic: 'gobannitio.remove' },
      () => alliesOf(game, factions, [home]).map((t) => allyChoice(game, t)),
      0,
      () => Infinity,
      asides,
    )
    for (const tribe of gone) removeAlly(game, play.rule, tribe)
    yield* removeFirst(
      game,
      play,
      () => play.faction === 'arverni' && availableAllies(game, 'arverni') === 0 && openTribes(game).length > 0,
    )
    const come = yield* pickSome(
      game,
      { ...question, topic: 'gobannitio.place' },
      () =>
        openTribes(game)
          .filter((t) => canPlaceAlly(game, 'arverni', t))
          .map(tribeChoice),
      0,
      () => availableAllies(game, 'arverni'),
      asides,
    )
    for (const tribe of come) placeAlly(game, play.rule, 'arverni', tribe)
    yield* freeCommand(game, play, 'arverni', {
      commands: ['rally'],
      within: aroundVercingetorix,
      optional: true,
    })
  },
}

function openTribes({ state }: Game): TribeId[] {
  return subduedIn(state, home).filter((t) => mayHoldTribe(state, 'arverni', t))
}

interface Guest {
  faction: Extract<Faction, 'romans' | 'aedui'>
  citadel: boolean
}

const guests: readonly Guest[] = [
  { faction: 'romans', citadel: false },
  { faction: 'aedui', citadel: false },
  { faction: 'aedui', citadel: true },
]

function canCome(game: Game, { faction, citadel }: Guest): boolean {
  return citadel ? canFoundCitadel(game, faction, gergovia, 'open') : canPlaceAlly(game, faction, gergovia, 'open')
}

function coming(game: Game): Guest[] {
  return guests.filter((g) => canCome(game, g))
}

/** Whether the executor lacks a piece of its own that could come. */
function lacksOwn(game: Game, executor: Faction): boolean {
  return guests.some((g) => g.faction === executor && !canCome(game, g))
}

function* chooseGuest(game: Game, play: Play): Flow<Guest | undefined> {
  const choices = (): Choice<Guest>[] =>
    coming(game).map((g) => {
      const piece = g.citadel ? 'citadel' : 'ally'
      const label = text(`gobannitio.${piece}`, { faction: factionThing(g.faction) })
      return { id: `${g.faction}:${piece}`, value: g, label, on: [tribeThing(gergovia)] }
    })
  return yield* pickOne(
    game,
    { faction: play.faction, topic: 'gobannitio.guest', rule: play.rule },
    choices,
    play.asides,
  )
}

/** With or next to Vercingetorix; a Successor is not he. */
function aroundVercingetorix(region: RegionId, state: State): boolean {
  const leader = state.leaders.arverni
  return leader.place === 'map' && leader.named && within1(state, region, leader.region)
}
