import { IllegalAnswer } from '../../kernel/decision'
import type { Aside, Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { leftTo } from '../abilities/before-command'
import { pay } from '../forces/resources'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { factionThing } from '../names'
import type { Choice } from '../questions'
import { pickOne, pickOneOrNone, regionChoice } from '../questions'
import type { Action, Command } from './action'
import { decides } from './action'
import { lackingRegions } from './help'

/** How the Regions of a Command are selected. */
export interface Selection {
  rule: string
  /** The first part of the topic, if not the Command's id: `germanic-rally`. */
  topic?: string
  /** The text that asks, if not that of the topic. */
  prompt?: string
  /** Regions in which the Command has been executed so far: each at most once (3.1). */
  done: readonly RegionId[]
  /** The Command need not be executed in any Region, such as the free Rally after Seize. */
  optional?: boolean
  /** What the Region would bring, in one line. */
  detail?: (region: RegionId) => Text | undefined
  /** Whether the Command may be called off at this question. */
  mayCallOff?: () => boolean
}

/**
 * Asks for the next Region of a Command, and takes its cost (3.1: Regions are selected and paid one by one).
 *
 * @returns undefined when the Faction has enough, or no Region is left; 'call-off' only if the selection allows it
 * @throws IllegalAnswer if a Special Ability used first has left no Region for the Command (4.1)
 */
export function* nextRegionOrCallOff(
  game: Game,
  action: Action,
  command: Command,
  selection: Selection,
): Flow<RegionId | 'call-off' | undefined> {
  const { done, rule, optional = action.optional ?? false } = selection
  if (done.length >= (action.limited ? 1 : (action.most ?? Infinity))) return undefined
  const { faction } = action
  let now: readonly RegionId[] = []
  const lacking = (): RegionId[] => (done.length > 0 && now.length === 0 ? lackingIn(game, action, command, done) : [])
  const callOff: Choice<'call-off'> = { id: 'call-off', value: 'call-off', label: text('command.call-off') }
  const choices = (): Choice<RegionId | 'call-off'>[] => {
    now = command.regions(game, action).filter((r) => !done.includes(r))
    return [
      ...now.map((r) => regionChoice(r, { detail: selection.detail?.(r) ?? costText(command.cost(game, action, r)) })),
      ...lacking().map((r) => regionChoice(r, { refused: text('refused.lacking') })),
      ...(selection.mayCallOff?.() ? [callOff] : []),
    ]
  }
  const topic = `${selection.topic ?? command.id}.region`
  const params = { faction: factionThing(faction) }
  const question = { faction: decides(action), topic, prompt: selection.prompt, rule, params }
  const pickRegion = maySelectNone(action, done.length, optional) ? pickOneOrNone : pickOne
  const region = yield* pickRegion(game, question, choices, () =>
    done.length === 0
      ? firstAsides(game, action, optional ? undefined : command)
      : keptOpenIf(lacking().length > 0, action.asides()),
  )
  if (region === undefined) {
    if (done.length === 0 && !optional && !action.ability?.commandMayFail)
      throw new IllegalAnswer(text('illegal.no-region-left', { command: { kind: 'command', id: command.id } }))
    return undefined
  }
  if (region === 'call-off') return region
  game.apply({ kind: 'select', rule, faction, command: command.id, region })
  const cost = command.cost(game, action, region)
  if (cost > 0) pay(game, rule, faction, cost, 'cost', region)
  action.ability?.begin()
  return region
}

/** The next Region of a Command that can't be called off at this question. */
export function* nextRegion(
  game: Game,
  action: Action,
  command: Command,
  selection: Omit<Selection, 'mayCallOff'>,
): Flow<RegionId | undefined> {
  const region = yield* nextRegionOrCallOff(game, action, command, selection)
  return region === 'call-off' ? undefined : region
}

function lackingIn(game: Game, action: Action, command: Command, done: readonly RegionId[]): RegionId[] {
  return lackingRegions(game, action, command).filter((r) => !done.includes(r))
}

/** The asides, of which gifts (1.5.2) and removals (1.4.1) hold a question open that nothing else could answer now. */
export function keptOpenIf(helpful: boolean, asides: Iterable<Aside>): Iterable<Aside> {
  return helpful ? keptOpen(asides, ['transfer', 'remove']) : asides
}

function* keptOpen(asides: Iterable<Aside>, ids: readonly string[]): Iterable<Aside> {
  for (const aside of asides) yield ids.includes(aside.id) ? { ...aside, keepsOpen: true } : aside
}

/**
 * The asides of a Command's first question: they leave it a Region (4.1), and on a card gifts can be made beside it even
 * if only one Region is open, as no other question may follow (1.5.2).
 *
 * @param command undefined: it need not have a Region
 */
export function firstAsides(game: Game, action: Action, command: Command | undefined): Iterable<Aside> {
  const { state } = game
  if (state.seats[decides(action)].kind !== 'person') return action.asides()
  const left = command && leftTo(game, action, command)
  const asides = action.asides(action.ability?.commandMayFail ? undefined : left)
  const byCard = action.help !== undefined && typeof state.cards.current === 'number'
  return byCard ? keptOpen(asides, ['transfer']) : asides
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
