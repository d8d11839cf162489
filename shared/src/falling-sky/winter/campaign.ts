import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { standInOpens } from '../agreements/diviciacus'
import { winterCampaigner } from '../capabilities/in-winter'
import { windowWithoutCommand } from '../commands/ability-window'
import type { Action } from '../commands/action'
import { newAction } from '../commands/action'
import type { Game } from '../game'
import { gameOf, note } from '../game'
import type { AbilityId, CommandId, Faction } from '../ids'
import { factionThing, regionThing } from '../names'
import type { Choice } from '../questions'
import { pickOneOrNone } from '../questions'
import { executeCommand } from '../sequence/execute'
import { noteCalledOff } from '../sequence/special-ability'
import { winterTransfers } from './transfers'

const rule = 'card 63'
const actions = 2

type Deed = { kind: 'command'; id: CommandId } | { kind: 'ability'; id: AbilityId }

/**
 * Winter Campaign, shaded: after the Harvest its holder may take two actions, each a Command or a Special Ability, at
 * normal cost. A Special Ability needs no Command that it goes with, and may follow a March over the sea to Britannia;
 * an Ambush belongs to a Battle and counts as the other action.
 */
export function* winterCampaign(game: Game): Flow {
  const faction = winterCampaigner(game.state)
  if (!faction) return
  note(game, rule, text('log.winter-campaign', { faction: factionThing(faction) }), faction)
  const calledOff: Deed['id'][] = [] // what others have answered holds for the action (1.5.2)
  for (let taken = 0; taken < actions;) {
    const last = taken === actions - 1
    const deed = yield* chooseDeed(game, faction, taken + 1, calledOff)
    if (!deed) break
    const took =
      deed.kind === 'command'
        ? yield* command(game, faction, deed.id, last)
        : yield* ability(game, faction, deed.id, last)
    if (took > 0) calledOff.length = 0
    else calledOff.push(deed.id)
    taken += took
  }
  endEnlist(game)
}

/** Enlisted Germans serve in the next action if that is a Command; with it they are Germanic again. */
function endEnlist(game: Game): void {
  if (game.state.enlisted.length > 0) game.apply({ kind: 'enlist', rule: '4.5.1', regions: [] })
}

function* chooseDeed(
  game: Game,
  faction: Faction,
  n: number,
  calledOff: readonly Deed['id'][],
): Flow<Deed | undefined> {
  const question = { faction, topic: 'winter-campaign.action', rule, params: { n } }
  return yield* pickOneOrNone(
    game,
    question,
    () => deeds(game, faction, n === actions).filter(({ value }) => !calledOff.includes(value.id)),
    () => winterTransfers(game),
  )
}

/** The Commands and Special Abilities that have a Region now, cost in hand. */
function deeds(game: Game, faction: Faction, last: boolean): Choice<Deed>[] {
  const { commandFlows, abilityFlows } = game.ruleset
  const bare = newAction(faction)
  const commands = (game.ruleset.commands[faction] ?? []).filter(
    (id) => commandFlows[id].possible(game, bare) || standInOpens(game, bare, commandFlows[id]),
  )
  const own = (game.ruleset.abilities[faction] ?? []).map((a) => a.ability)
  const alone = abilityAction(game, faction, last)
  const reach = (id: AbilityId): readonly string[] => abilityFlows[id]?.regions(game, alone) ?? []
  return [
    ...commands.map((id): Choice<Deed> => ({
      id,
      value: { kind: 'command', id },
      label: text('winter-campaign.command', { command: { kind: 'command', id } }),
      on: commandFlows[id].regions(game, bare).map(regionThing),
      ...(id === 'battle' && !last && { detail: text('winter-campaign.with-ambush') }),
    })),
    ...own
      .filter((id) => reach(id).length > 0)
      .map((id): Choice<Deed> => ({
        id,
        value: { kind: 'ability', id },
        label: text('winter-campaign.ability', { ability: { kind: 'ability', id } }),
      })),
  ]
}

/** A Command without a Special Ability; a Battle may have an Ambush as the other action. Returns how many actions it was. */
function* command(game: Game, faction: Faction, id: CommandId, last: boolean): Flow<number> {
  const abilities = {
    ...game.ruleset.abilities,
    [faction]: [{ ability: 'ambush' as const, with: ['battle' as const] }],
  }
  const restricted = gameOf({ ...game, ruleset: { ...game.ruleset, abilities } })
  const { outcome, ability: used } = yield* executeCommand(restricted, faction, game.ruleset.commandFlows[id], {
    abilities: last ? 0 : 1,
    rule,
    asides: (left) => winterTransfers(game, left),
  })
  if (outcome === 'called-off') return 0
  return used ? 2 : 1
}

/** A Special Ability by itself. Returns 0 if it was called off. */
function* ability(game: Game, faction: Faction, id: AbilityId, last: boolean): Flow<number> {
  const flow = game.ruleset.abilityFlows[id]
  if (!flow) return 0
  endEnlist(game)
  game.apply({ kind: 'ability', rule, faction, ability: id })
  if ((yield* flow.run(game, abilityAction(game, faction, last))) === 'used') return 1
  noteCalledOff(game, faction, id)
  return 0
}

/** What a Special Ability by itself may do: as during a Command, if another action follows in which Enlisted Germans could serve. */
function abilityAction(game: Game, faction: Faction, last: boolean): Action {
  return newAction(faction, {
    asides: () => winterTransfers(game),
    ability: windowWithoutCommand(last ? 'after' : 'during'),
  })
}
