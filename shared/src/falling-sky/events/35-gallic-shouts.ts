import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import type { Game } from '../game'
import type { Faction } from '../ids'
import { gauls } from '../ids'
import { factionThing } from '../names'
import type { Choice } from '../questions'
import { pickOne } from '../questions'
import type { EventCard, Play } from './event'
import { chooseFaction } from './support/choose'
import { limitedCommandOrEligible } from './support/council'
import type { FreeCommand } from './support/free'
import { asidesOf, freeCommand, freeCommands } from './support/free'
import { mayPeek } from './support/peek'

/** Battle is barred. */
const full: FreeCommand = { commands: ['rally', 'march', 'raid'] }
const limited: FreeCommand = { ...full, limited: true }

/** Gallic Shouts: news that the Romans catch, or two Commands for a Gallic Faction. */
export const gallicShouts: EventCard = {
  card: 35,
  *unshaded(game, play) {
    yield* mayPeek(game, play, 'romans')
    yield* limitedCommandOrEligible(game, play, 'romans', false)
  },
  *shaded(game, play) {
    const able = (): Faction[] => gauls.filter((f) => freeCommands(game, f, full).length > 0)
    const faction = yield* chooseFaction(game, play, 'shouts.faction', able)
    if (!faction) return
    for (const command of yield* order(game, play, faction)) yield* freeCommand(game, play, faction, command)
  },
}

/** The Faction that acts says which of its two Commands comes first. */
function* order(game: Game, play: Play, faction: Faction): Flow<readonly FreeCommand[]> {
  const question = { faction, topic: 'shouts.order', rule: play.rule, params: { faction: factionThing(faction) } }
  const choices = (): Choice<readonly FreeCommand[]>[] => [
    { id: 'full-first', value: [full, limited], label: text('shouts.full-first') },
    { id: 'limited-first', value: [limited, full], label: text('shouts.limited-first') },
  ]
  return (yield* pickOne(game, question, choices, asidesOf(play, faction))) ?? []
}
