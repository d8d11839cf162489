import type { Flow } from '../../kernel/flow'
import { text, type Text } from '../../kernel/text'
import { standInOpens } from '../agreements/diviciacus'
import { botTurn } from '../bots/bot-turn'
import type { Action, Command } from '../commands/action'
import { newAction } from '../commands/action'
import { helpOpens } from '../commands/help'
import type { Game } from '../game'
import type { AbilityId, Faction, RegionId } from '../ids'
import { cardThing, factionThing, regionThing } from '../names'
import type { PlayerFaction } from '../position/position'
import type { Choice } from '../questions'
import { pickOne } from '../questions'
import { isBot } from '../seats'
import { acting, isFrost, turnOptions, waiting, type TurnOptions } from './eligibility'
import { eventDetail, executeEvent } from './event'
import { executeCommand } from './execute'
import { helpFor } from './help'
import { pass } from './pass'
import { openingAbilities } from './special-ability'

type Deed = { kind: 'command'; command: Command } | { kind: 'event' } | { kind: 'pass' }

/** The turn of the next Eligible Faction on an Event card (2.3). */
export function* turn(game: Game): Flow {
  const faction = waiting(game.state)[0]
  if (!faction) return
  if (isBot(game.state, faction)) return yield* botTurn(game, playerFaction(faction))
  const options = turnOptions(game.state)
  for (;;) {
    const deed = yield* chooseDeed(game, faction, options)
    if (deed.kind === 'pass') return pass(game, faction)
    if (deed.kind === 'event') {
      yield* executeEvent(game, faction)
      game.apply({ kind: 'acted', rule: '5.1', faction, did: 'event' })
      return
    }
    const { outcome, ability } = yield* executeCommand(game, faction, deed.command, {
      limited: options.command === 'limited',
    })
    if (outcome === 'called-off') continue
    const did = options.command === 'limited' ? 'limited' : ability ? 'command-ability' : 'command'
    game.apply({ kind: 'acted', rule: '2.3.4', faction, did, command: deed.command.id, ...(ability && { ability }) })
    return
  }
}

/** Only players' Factions stand on cards. */
function playerFaction(faction: Faction): PlayerFaction {
  if (faction === 'germans') throw new Error('the Germans have no turn')
  return faction
}

function* chooseDeed(game: Game, faction: Faction, options: TurnOptions): Flow<Deed> {
  const { current } = game.state.cards
  const card = typeof current === 'number' ? cardThing(current) : undefined
  const question = {
    faction,
    topic: 'turn.action',
    rule: '2.3.4',
    params: { place: text(`turn.${options.place}`), ...(card && { card }) },
    notes: [consequence(game, options)],
  }
  const deed = yield* pickOne(game, question, () => deeds(game, faction, options))
  if (!deed) throw new Error('a Faction can always Pass')
  return deed
}

function deeds(game: Game, faction: Faction, options: TurnOptions): Choice<Deed>[] {
  return [
    ...(game.ruleset.commands[faction] ?? []).map((id) =>
      commandChoice(game, faction, game.ruleset.commandFlows[id], options),
    ),
    eventChoice(game, faction, options),
    {
      id: 'pass',
      value: { kind: 'pass' },
      label: text('turn.pass'),
      detail: text('turn.pass.detail', { n: faction === 'romans' ? 2 : 1 }),
    },
  ]
}

function commandChoice(game: Game, faction: Faction, command: Command, options: TurnOptions): Choice<Deed> {
  const limited = options.command === 'limited'
  const action = newAction(faction, { limited, help: () => helpFor(game, faction) })
  const refused = commandRefused(game, action, command)
  return {
    id: command.id,
    value: { kind: 'command', command },
    label: text('name', { name: { kind: 'command', id: command.id } }),
    findDetail: () => commandDetail(game, action, command),
    findOn: () => regionsNow(game, action, command).map(regionThing),
    refused,
  }
}

function commandRefused(game: Game, action: Action, command: Command): Text | undefined {
  if (isFrozen(game, command)) return text('refused.frost')
  if (command.possible(game, action)) return undefined
  const opens =
    standInOpens(game, action, command) ||
    helpOpens(game, action, command) ||
    openingsOf(game, action, command).length > 0 // last, as it tries the abilities out
  return opens ? undefined : text('refused.no-region')
}

/** In how many Regions the Command could be executed, or what would open the first to it. */
function commandDetail(game: Game, action: Action, command: Command): Text {
  const n = regionsNow(game, action, command).length
  if (n === 0 && !isFrozen(game, command)) {
    const abilities = openingsOf(game, action, command)
    if (abilities.length)
      return text('turn.opening.detail', { abilities: abilities.map((id) => ({ kind: 'ability', id })) })
    if (standInOpens(game, action, command)) return text('turn.diviciacus.detail')
    if (helpOpens(game, action, command)) return text('turn.help.detail')
  }
  return text(action.limited ? 'turn.limited.detail' : 'turn.command.detail', { n })
}

function regionsNow(game: Game, action: Action, command: Command): RegionId[] {
  return isFrozen(game, command) ? [] : command.regions(game, action)
}

/** Nobody Marches in Frost (2.3.8). */
function isFrozen({ state }: Game, { id }: Command): boolean {
  return id === 'march' && isFrost(state)
}

/** A Limited Command has no Special Ability that could open a Region to it (2.3.5). */
function openingsOf(game: Game, action: Action, command: Command): AbilityId[] {
  return action.limited ? [] : openingAbilities(game, action, command)
}

function eventChoice(game: Game, faction: Faction, options: TurnOptions): Choice<Deed> {
  const event = { id: 'event', value: { kind: 'event' }, label: text('turn.event') } as const
  const refused = eventRefused(game, options)
  const { current } = game.state.cards
  if (refused || typeof current !== 'number') return { ...event, ...(refused && { refused }) }
  return { ...event, findDetail: () => eventDetail(game, faction, current) }
}

function eventRefused({ state }: Game, options: TurnOptions): Text | undefined {
  if (!options.event) return text('refused.event-not-allowed')
  return typeof state.cards.current === 'number' ? undefined : text('refused.no-event')
}

/** What the choice leaves to the Faction after. */
function consequence(game: Game, options: TurnOptions): Text {
  if (options.place === 'second')
    return text('turn.second.note', { first: text(`deed.${acting(game.state)[0]?.did ?? 'pass'}`) })
  const next = waiting(game.state)[1]
  return next ? text('turn.first.note', { next: factionThing(next) }) : text('turn.first.note.last')
}
