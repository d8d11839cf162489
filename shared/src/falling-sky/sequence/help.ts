import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import type { Action, Command } from '../commands/action'
import type { Help } from '../commands/help'
import { keptOpenIf } from '../commands/select'
import { leftTo } from '../abilities/before-command'
import { maxResources } from '../forces/inventory'
import { transfer } from '../forces/resources'
import type { Game } from '../game'
import type { AbilityId, Faction } from '../ids'
import type { Choice } from '../questions'
import { pickOne } from '../questions'
import type { Transferred } from './asides'
import { removalAside, removalsLeaving, transferAside, transferPairs } from './asides'

/**
 * What others could give the Faction that executes by the Sequence of Play (1.5.2), as far as it can be asked for: a
 * Non-player never gives when asked (8.4.2) and removes no pieces (1.4.1).
 */
export function helpFor(game: Game, faction: Faction, given: Transferred = new Map()): Help | undefined {
  const { seats, resources } = game.state
  if (seats[faction].kind !== 'person') return undefined
  const gifts = transferPairs(game, faction, given, 0).filter(
    (g) => g.to === faction && seats[g.from].kind === 'person',
  )
  const most = gifts.reduce((sum, g) => sum + g.most, 0)
  return { resources: Math.min(maxResources, resources[faction] + most) }
}

/**
 * Before a Command that has no Region for want of Resources or Available pieces: gifts and removals beside the question
 * until it has one, one of the Special Abilities that would open it too, or the end of it.
 *
 * @returns undefined once there is a Region
 */
export function* askForHelp(
  game: Game,
  action: Action,
  command: Command,
  given: Transferred,
  abilities: () => readonly Choice<AbilityId>[],
): Flow<AbilityId | 'call-off' | undefined> {
  const left = leftTo(game, action, command)
  function* helps(): Iterable<Aside> {
    yield* transferAside(game, action.faction, given)
    yield* removalAside(game, action.faction, removalsLeaving(action.faction, left))
  }
  const callOff: Choice<'call-off'> = { id: 'call-off', value: 'call-off', label: text('command.call-off') }
  return yield* pickOne<AbilityId | 'call-off'>(
    game,
    {
      faction: action.faction,
      topic: 'command.help',
      rule: '1.5.2',
      params: { command: { kind: 'command', id: command.id } },
    },
    () => (command.possible(game, action) ? [] : [...abilities(), callOff]),
    () => keptOpenIf(true, helps()),
  )
}

/** Gives back what was given for a Command that has been called off. */
export function giveBack(game: Game, faction: Faction, before: Readonly<Record<Faction, number>>): void {
  for (const other of game.ruleset.playerFactions) {
    if (other === faction) continue
    const more = game.state.resources[other] - before[other]
    if (more > 0) transfer(game, '1.5.2', other, faction, more)
    if (more < 0) transfer(game, '1.5.2', faction, other, -more)
  }
}
