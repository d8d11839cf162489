import type { Flow } from '../../kernel/flow'
import { citadelsIn } from '../board/control'
import { availableAllies, availableCitadels, canFoundCitadel } from '../forces/available'
import { foundCitadel, removeCitadel, replaceAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, TribeId } from '../ids'
import { factions, gauls } from '../ids'
import type { Choice } from '../questions'
import { pickSome } from '../questions'
import type { EventCard, Play } from './event'
import { chooseFaction } from './support/choose'
import type { FreeCommand } from './support/free'
import { freeCommand, freeCommands } from './support/free'
import { alliesOf, allyChoice } from './support/pieces'
import { removeFirst } from './support/remove-first'
import { tribeChoice } from './support/tribes'

const regions = ['carnutes', 'mandubii'] as const

/** In three Regions, as if it Controlled them. */
const gathering: FreeCommand = {
  commands: ['recruit', 'rally'],
  most: 3,
  grant: { allRegions: true, asControlled: true },
}

/** Acco: a Faction gathers men and friends in three Regions, or the Carnutes and their neighbours go over to the Arverni. */
export const acco: EventCard = {
  card: 34,
  *unshaded(game, play) {
    const able = (): Faction[] =>
      (['romans', ...gauls] as const).filter((f) => freeCommands(game, f, gathering).length > 0)
    const faction = yield* chooseFaction(game, play, 'acco.faction', able)
    if (faction) yield* freeCommand(game, play, faction, gathering)
  },
  *shaded(game, play) {
    yield* swapAllies(game, play)
    yield* swapCitadels(game, play)
  },
}

const others = factions.filter((f) => f !== 'arverni')

function allies(game: Game): TribeId[] {
  return alliesOf(game, others, regions)
}

function citadels(game: Game): TribeId[] {
  return regions.flatMap((r) => others.flatMap((f) => citadelsIn(game.state, f, r)))
}

/** Where there are too few discs the executor says which Allies are replaced; the others are only removed (5.1.1). */
function* swapAllies(game: Game, play: Play): Flow {
  const none = (): boolean => availableAllies(game, 'arverni') === 0 && allies(game).length > 0
  yield* removeFirst(game, play, () => play.faction === 'arverni' && none())
  const first = yield* preferred(
    game,
    play,
    'acco.ally',
    () => allies(game).map((t) => allyChoice(game, t)),
    () => availableAllies(game, 'arverni'),
  )
  for (const tribe of [...first, ...allies(game).filter((t) => !first.includes(t))])
    replaceAlly(game, play.rule, tribe, 'arverni')
}

function* swapCitadels(game: Game, play: Play): Flow {
  const none = (): boolean => availableCitadels(game, 'arverni') === 0 && citadels(game).length > 0
  yield* removeFirst(game, play, () => play.faction === 'arverni' && none())
  const first = yield* preferred(
    game,
    play,
    'acco.citadel',
    () => citadels(game).map((t) => tribeChoice(t)),
    () => availableCitadels(game, 'arverni'),
  )
  for (const tribe of [...first, ...citadels(game).filter((t) => !first.includes(t))]) {
    removeCitadel(game, play.rule, tribe)
    if (canFoundCitadel(game, 'arverni', tribe)) foundCitadel(game, play.rule, 'arverni', tribe)
  }
}

/** As many of the Tribes as can be replaced. */
function* preferred(
  game: Game,
  play: Play,
  topic: string,
  choices: () => readonly Choice<TribeId>[],
  most: () => number,
): Flow<TribeId[]> {
  if (most() === 0) return []
  const question = { faction: play.faction, topic, rule: play.rule, params: { n: most() } }
  return yield* pickSome(game, question, choices, most(), most, play.asides)
}
