import { IllegalAnswer } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { pay } from '../forces/resources'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { factionThing } from '../names'
import { pickOne, pickOneOrNone, regionChoice } from '../questions'
import type { Action, Command } from './action'
import { decides } from './action'

/** How the Regions of a Command are selected. */
export interface Selection {
  rule: string
  /** The first part of the topic, if not the Command's id: `germanic-rally`. */
  topic?: string
  /** Regions in which the Command has been executed so far: each at most once (3.1). */
  done: readonly RegionId[]
  /** The Command need not be executed in any Region, such as the free Rally after Seize. */
  optional?: boolean
  /** What the Region would bring, in one line. */
  detail?: (region: RegionId) => Text | undefined
}

/**
 * Asks for the next Region of a Command, and takes its cost (3.1: Regions are selected and paid one by one).
 *
 * @returns undefined when the Faction has enough, or no Region is left
 * @throws IllegalAnswer if a Special Ability used first has left no Region for the Command (4.1)
 */
export function* nextRegion(
  game: Game,
  action: Action,
  command: Command,
  selection: Selection,
): Flow<RegionId | undefined> {
  const { done, rule, optional = false } = selection
  if (done.length >= (action.limited ? 1 : (action.most ?? Infinity))) return undefined
  const { faction } = action
  const choices = (): ReturnType<typeof regionChoice>[] =>
    command
      .regions(game, action)
      .filter((r) => !done.includes(r))
      .map((r) => regionChoice(r, { detail: selection.detail?.(r) ?? costText(command.cost(game, action, r)) }))
  const topic = `${selection.topic ?? command.id}.region`
  const question = { faction: decides(action), topic, rule, params: { faction: factionThing(faction) } }
  const pickRegion = maySelectNone(action, done.length, optional) ? pickOneOrNone : pickOne
  const region = yield* pickRegion(game, question, choices, action.asides)
  if (region === undefined) {
    if (done.length === 0 && !optional && !action.mayFail)
      throw new IllegalAnswer(text('illegal.no-region-left', { command: { kind: 'command', id: command.id } }))
    return undefined
  }
  game.apply({ kind: 'select', rule, faction, command: command.id, region })
  const cost = command.cost(game, action, region)
  if (cost > 0) pay(game, rule, faction, cost, 'cost', region)
  action.ability?.begin()
  return region
}

/** Whether the Faction may stop here: after one Region, or after as many as the Event that grants the Command demands. */
export function maySelectNone(action: Action, done: number, optional = false): boolean {
  return optional || done >= (action.grant?.allRegions ? (action.most ?? 1) : 1)
}

/** "Cost 2", or undefined for nothing. */
export function costText(n: number): Text | undefined {
  return n > 0 ? text('detail.cost', { n }) : undefined
}

/** Whether the action's Faction has the Resources for one more Region. */
export function affords(game: Game, action: Action, cost: number): boolean {
  return action.free || game.state.resources[action.faction] >= cost
}
