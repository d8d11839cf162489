import type { Flow } from '../../../kernel/flow'
import type { Text } from '../../../kernel/text'
import { text } from '../../../kernel/text'
import { standIn, standInOpens } from '../../agreements/diviciacus'
import type { Action, Command, Grant } from '../../commands/action'
import { freeAction, newAction } from '../../commands/action'
import { battle, battleIn } from '../../commands/battle/command'
import type { BattleTerms, Party } from '../../commands/battle/fight'
import { forcesOf, partyOf } from '../../commands/battle/fight'
import type { Game } from '../../game'
import type { AbilityId, CommandId, Faction, RegionId } from '../../ids'
import { factions } from '../../ids'
import { factionThing, regionThing } from '../../names'
import type { Asides, Choice } from '../../questions'
import { inTurn, noAsides, pickOne, pickOneOrNone, regionChoice } from '../../questions'
import type { Execution } from '../../sequence/execute'
import { executeCommand } from '../../sequence/execute'
import type { Demanded } from '../../sequence/special-ability'
import { noteCalledOff, openingAbilities } from '../../sequence/special-ability'
import type { Play } from '../event'

/**
 * Free actions that Events grant (3.1.2, 5.4): the same Commands, Special Abilities and Battles as everywhere, without
 * cost and without effect on Eligibility, limited as the text says. A Faction to which the Event gives an action makes
 * the choices of that action itself.
 */

/** A free Command. */
export interface FreeCommand {
  /** Which ones; by default all Commands of the Faction. */
  commands?: readonly CommandId[]
  /** In one Region (2.3.5). */
  limited?: boolean
  within?: Action['within']
  /** The most Regions in which it may be executed. */
  most?: number
  /** What the text changes about it. */
  grant?: Grant
  /** How many free Special Abilities may accompany it; by default none. */
  abilities?: number
  /** Which Special Abilities will do, where one must be used if it can. */
  demanded?: Demanded
  /** It may be declined. */
  optional?: boolean
  /** It was one of several things to choose from: who has called one off may turn to those. */
  amongOthers?: boolean
}

/**
 * Asks the Faction for its free Command and executes it. One that it calls off, since leave for it was refused (1.5.2), is
 * not offered again; the others still are.
 *
 * @returns which it was, undefined if none
 */
export function* freeCommand(
  game: Game,
  play: Play,
  faction: Faction,
  spec: FreeCommand = {},
): Flow<CommandId | undefined> {
  const calledOff = new Set<CommandId>()
  for (;;) {
    const id = yield* pickFreeCommand(game, play, faction, spec, calledOff)
    if (id === undefined) return undefined
    const execution = executionOf(play, faction, spec)
    const { outcome } = yield* executeCommand(game, faction, game.ruleset.commandFlows[id], execution)
    if (outcome !== 'called-off') return id
    calledOff.add(id)
  }
}

function* pickFreeCommand(
  game: Game,
  play: Play,
  faction: Faction,
  spec: FreeCommand,
  calledOff: ReadonlySet<CommandId>,
): Flow<CommandId | undefined> {
  const choices = (): Choice<CommandId>[] =>
    freeCommands(game, faction, spec)
      .filter((id) => !calledOff.has(id))
      .map((id) => commandChoice(game, faction, spec, id))
  const question = { faction, topic: 'event.command', rule: play.rule, params: { faction: factionThing(faction) } }
  const mayDecline = spec.optional || (spec.amongOthers && calledOff.size > 0)
  game.mind?.offers({ action: offeredAction(faction, spec) })
  return yield* (mayDecline ? pickOneOrNone : pickOne)(game, question, choices, asidesOf(play, faction))
}

function executionOf(play: Play, faction: Faction, spec: FreeCommand): Execution {
  const { limited = false, within, abilities = 0, demanded, most, grant } = spec
  return {
    limited,
    free: true,
    abilities,
    rule: play.rule,
    asides: asidesOf(play, faction),
    ...(within && { within }),
    ...(demanded && { demanded }),
    ...(most !== undefined && { most }),
    ...(grant && { grant }),
  }
}

/** A Command with the Regions where it could be executed now, and in how many of them at most. */
function commandChoice(game: Game, faction: Faction, spec: FreeCommand, id: CommandId): Choice<CommandId> {
  const command = game.ruleset.commandFlows[id]
  const regions = (): RegionId[] => command.regions(game, offeredAction(faction, spec))
  const detail = (among: number): Text | undefined => {
    if (among === 0 && standInOpens(game, offeredAction(faction, spec), command)) return text('turn.diviciacus.detail')
    if (among === 0) return undefined // a Special Ability must open one first
    if (spec.limited) return text('turn.limited.detail', { n: among })
    return text('turn.command.detail', { n: Math.min(among, spec.most ?? among) })
  }
  return {
    id,
    value: id,
    label: text('name', { name: { kind: 'command', id } }),
    findDetail: () => detail(regions().length),
    findOn: () => regions().map(regionThing),
  }
}

/**
 * The free Commands that the Faction could execute in at least one Region now, or after a Special Ability that may come
 * first, or if Diviciacus lends it pieces (card 38).
 */
export function freeCommands(game: Game, faction: Faction, spec: FreeCommand = {}): CommandId[] {
  const action = offeredAction(faction, spec)
  const own = game.ruleset.commands[faction] ?? []
  const isPerson = game.state.seats[faction].kind === 'person' // bots are helped by their flowcharts only (8.6.8, 8.8.8)
  const opens = (command: Command): boolean =>
    (isPerson && standInOpens(game, action, command)) ||
    ((spec.abilities ?? 0) > 0 && openingAbilities(game, action, command).length > 0)
  return own.filter((id) => {
    const command = game.ruleset.commandFlows[id]
    return (spec.commands?.includes(id) ?? true) && (command.possible(game, action) || opens(command))
  })
}

function offeredAction(faction: Faction, { limited = false, within, most, grant }: FreeCommand): Action {
  return newAction(faction, { free: true, limited, within, most, grant })
}

/** A free Special Ability by itself. Besiege and Ambush belong to a Battle and are not among them (5.4). */
export interface FreeAbility {
  abilities?: readonly AbilityId[]
  within?: (region: RegionId) => boolean
  optional?: boolean
}

/**
 * Asks the Faction for its free Special Ability and carries it out; after one that is called off (1.5.2) for another one.
 * Returns which it was, undefined if none.
 */
export function* freeAbility(
  game: Game,
  play: Play,
  faction: Faction,
  spec: FreeAbility = {},
): Flow<AbilityId | undefined> {
  const action: Action = { ...freeAction(faction, spec.within), asides: asidesOf(play, faction) }
  const calledOff: AbilityId[] = []
  const choices = (): Choice<AbilityId>[] =>
    freeAbilities(game, action, spec)
      .filter((id) => !calledOff.includes(id))
      .map((id) => ({ id, value: id, label: text('name', { name: { kind: 'ability', id } }) }))
  const question = { faction, topic: 'event.ability', rule: play.rule, params: { faction: factionThing(faction) } }
  const pick = spec.optional ? pickOneOrNone : pickOne
  for (;;) {
    game.mind?.offers({ action })
    const id = yield* pick(game, question, choices, asidesOf(play, faction))
    const ability = id && game.ruleset.abilityFlows[id]
    if (!id || !ability) return undefined
    game.apply({ kind: 'ability', rule: play.rule, faction, ability: id })
    if ((yield* ability.run(game, action)) === 'used') return id
    noteCalledOff(game, faction, id)
    calledOff.push(id)
  }
}

function freeAbilities(game: Game, action: Action, spec: FreeAbility): AbilityId[] {
  const own = (game.ruleset.abilities[action.faction] ?? []).map((a) => a.ability)
  return own.filter(
    (id) => (spec.abilities?.includes(id) ?? true) && game.ruleset.abilityFlows[id]?.possible(game, action) === true,
  )
}

/**
 * One free Command and one free Special Ability of any kind in one Region, in whichever order (card 9); the ability may
 * also come in the middle of the Command, and Besiege and Ambush belong to a Battle (5.4).
 */
export function* freeCommandAndAbility(
  game: Game,
  play: Play,
  faction: Faction,
  within: (region: RegionId) => boolean,
): Flow {
  const action: Action = { ...freeAction(faction, within), asides: asidesOf(play, faction) }
  const first = (): Choice<'command' | 'ability'>[] => [
    ...(freeCommands(game, faction, { within }).length > 0 ? [order('command')] : []),
    ...(freeAbilities(game, action, {}).length > 0 ? [order('ability')] : []),
  ]
  const question = { faction, topic: 'event.first', rule: play.rule, params: { faction: factionThing(faction) } }
  const begins = yield* pickOne(game, question, first, asidesOf(play, faction))
  if (begins === 'command') yield* freeCommand(game, play, faction, { within, abilities: 1, demanded: 'any' })
  if (begins === 'ability') {
    yield* freeAbility(game, play, faction, { within })
    yield* freeCommand(game, play, faction, { within })
  }
}

function order(first: 'command' | 'ability'): Choice<'command' | 'ability'> {
  return { id: first, value: first, label: text(`event.first.${first}`) }
}

/** A free Battle in one Region. */
export interface FreeBattle {
  regions: readonly RegionId[]
  targets?: readonly Faction[]
  terms?: BattleTerms
  /** What attacks in the Region, if not all of the Faction's pieces there. */
  party?: (region: RegionId) => Party
  /** The Attacker need have no Forces there (card 25). */
  withoutForces?: boolean
  optional?: boolean
}

/** Asks the Faction for the Region and the target of its free Battle and fights it. Returns the Region, undefined if none. */
export function* freeBattle(game: Game, play: Play, faction: Faction, spec: FreeBattle): Flow<RegionId | undefined> {
  const choices = (): Choice<RegionId>[] => battleRegions(game, faction, spec).map((r) => regionChoice(r))
  const question = { faction, topic: 'event.battle', rule: play.rule, params: { faction: factionThing(faction) } }
  const pick = spec.optional ? pickOneOrNone : pickOne
  const action: Action = { ...freeAction(faction), asides: asidesOf(play, faction) }
  const allies = standIn(game, action, battle) // a free Battle is a Command too (card 38)
  const helped = spec.party ? asidesOf(play, faction) : inTurn(() => allies.asides(), asidesOf(play, faction))
  game.mind?.offers({ action, battle: spec })
  const region = yield* pick(game, question, choices, helped)
  if (region === undefined) {
    allies.end()
    return undefined
  }
  yield* battleIn(game, action, region, {
    rule: play.rule,
    ...(spec.targets && { targets: spec.targets }),
    ...(spec.terms && { terms: spec.terms }),
    ...(spec.party && { party: spec.party(region) }),
  })
  allies.end()
  return region
}

/** The Regions in which the free Battle is possible. */
export function battleRegions(game: Game, faction: Faction, spec: FreeBattle): RegionId[] {
  const { state } = game
  const attacks = (r: RegionId): boolean =>
    spec.withoutForces === true || forcesOf(state, spec.party?.(r) ?? partyOf(state, faction, r), r) > 0
  const target = (r: RegionId): boolean =>
    factions.some(
      (f) => f !== faction && (spec.targets?.includes(f) ?? true) && forcesOf(state, partyOf(state, f, r), r) > 0,
    )
  return spec.regions.filter((r) => attacks(r) && target(r))
}

/** Transfers and voluntary removal are open to the executor only (1.5.2, 1.4.1). */
export function asidesOf(play: Play, faction: Faction): Asides {
  return faction === play.faction ? play.asides : noAsides
}
