import { IllegalAnswer } from '../../kernel/decision'
import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import type { AbilityWindow } from '../commands/ability-window'
import { comesBefore } from '../commands/ability-window'
import type { Action, Command, Grant, Outcome } from '../commands/action'
import { newAction } from '../commands/action'
import { helpOpens } from '../commands/help'
import type { Standing } from '../agreements/diviciacus'
import { standIn } from '../agreements/diviciacus'
import type { Game } from '../game'
import { note } from '../game'
import type { AbilityId, Faction } from '../ids'
import type { Asides, Left } from '../questions'
import { removalAside, removalsLeaving, transferAside, type Transferred } from './asides'
import { askForHelp, giveBack, helpFor } from './help'
import type { Demanded } from './special-ability'
import { AbilityMoments } from './special-ability'

/** What a Command of the Sequence of Play was, once executed. */
export interface Executed {
  outcome: Outcome
  ability: AbilityId | undefined
}

/** How a Command is executed; by default in full, at normal cost, with one Special Ability. */
export interface Execution {
  /** One Region; no Special Ability unless `abilities` says otherwise (2.3.5). */
  limited?: boolean
  /** The Command and its Special Ability cost nothing (3.1.2). */
  free?: boolean
  /** The most Regions in which it may be executed. */
  most?: number
  /** What the Event that grants it changes about it. */
  grant?: Grant
  /** The Regions in which it may be executed. */
  within?: Action['within']
  /** How many Special Abilities may go with it; by default one, none with a Limited Command. */
  abilities?: number
  /** Which Special Abilities will do, where one must be used if it can. */
  demanded?: Demanded
  /** All Regions are selected and paid before it is executed in the first: a bot's Battle or March after which an ability would raise the cost. */
  selectsFirst?: boolean
  rule?: string
  /** What may be done beside its questions; by default transfers and voluntary removal, for the execution by the Sequence of Play. */
  asides?: Asides
}

/**
 * Executes a Command (3.1), with a Special Ability just before, during or after it (4.1), and with transfers (1.5.2)
 * and voluntary removal (1.4.1) at every choice of its own.
 */
export function* executeCommand(
  game: Game,
  faction: Faction,
  command: Command,
  execution: Execution = {},
): Flow<Executed> {
  const { limited = false, free = false, within, abilities = limited ? 0 : 1, rule = '2.3.4' } = execution
  const given: Transferred = new Map()
  const beside = execution.asides ?? executorAsides(game, faction, () => action.ability, given)
  const action = newAction(faction, {
    free,
    limited,
    within,
    most: execution.most,
    grant: execution.grant,
    selectsFirst: execution.selectsFirst,
    help: execution.asides ? undefined : () => helpFor(game, faction, given),
  })
  const demanded = execution.demanded !== undefined
  const planned = game.mind?.begins(game, { command: command.id, action, abilities, demanded })
  const special = abilities > 0 ? new AbilityMoments(game, action, command, abilities, execution.demanded) : undefined
  const allies = standIn(game, action, command)
  action.asides = function* (left) {
    if (special) yield* special.asides()
    yield* allies.asides(left)
    const comesFirst = special !== undefined && special.running && comesBefore(special)
    yield* comesFirst ? withoutRemoval(beside(left)) : beside(left)
  }
  if (special) action.ability = special
  game.apply({ kind: 'command', rule, faction, command: command.id, limited, free })
  const before = { ...game.state.resources }
  const goesOn = yield* hasRegions(game, action, command, allies, special, given)
  const outcome = goesOn ? yield* runIfPossible(game, action, command) : 'called-off'
  if (outcome === 'called-off') {
    allies.end()
    giveBack(game, faction, before)
    if (action.ability?.used !== undefined) throw new IllegalAnswer(text('illegal.ability-used'))
    note(game, '1.5.2', text('log.called-off'), faction)
    planned?.()
    return { outcome, ability: undefined }
  }
  if (special) yield* special.after()
  planned?.()
  allies.end()
  if (game.state.enlisted.length) game.apply({ kind: 'enlist', rule: '4.5.1', regions: [] })
  return { outcome, ability: action.ability?.used }
}

/** Carries out the Command; one that may fail and has no Region is over at once. */
function* runIfPossible(game: Game, action: Action, command: Command): Flow<Outcome> {
  if (action.ability?.commandMayFail && !command.possible(game, action)) return { regions: [] }
  return yield* command.run(game, action)
}

/**
 * Before a Command that has no Region yet: the leave of Diviciacus (card 38), a Special Ability, gifts (1.5.2) or
 * voluntary removal (1.4.1) may open one.
 *
 * @returns false if what could have opened it was refused or called off
 */
function* hasRegions(
  game: Game,
  action: Action,
  command: Command,
  allies: Standing,
  special: AbilityMoments | undefined,
  given: Transferred,
): Flow<boolean> {
  if (command.possible(game, action)) return true
  const asked = allies.opens()
  if (asked && (yield* allies.open())) return true
  if (!helpOpens(game, action, command)) {
    if (asked && (!special || special.openings().length === 0)) return false
    return special ? yield* special.before() : true
  }
  const choice = yield* askForHelp(game, action, command, given, () => special?.openings() ?? [])
  if (choice === undefined) return true
  return choice !== 'call-off' && special !== undefined && (yield* special.before(choice))
}

/** While a Special Ability comes before the Command no pieces are removed (1.4.1): a Region must be left for it (4.1). */
function* withoutRemoval(asides: Iterable<Aside>): Iterable<Aside> {
  for (const aside of asides) if (aside.id !== 'remove') yield aside
}

/**
 * Transfers (1.5.2) and voluntary removal (1.4.1): open to the Faction that executes by the Sequence of Play. Gifts
 * leave what its Command will cost; nothing is given away while an ability is to open the Command a Region (4.1).
 */
export function executorAsides(
  game: Game,
  faction: Faction,
  window: () => AbilityWindow | undefined = () => undefined,
  given: Transferred = new Map(),
): Asides {
  const kept = (w: AbilityWindow | undefined): number => {
    if (w?.running && w.stage === 'opening') return Infinity
    return w?.reserve() ?? 0
  }
  const removal = (left: Left | undefined): Aside[] =>
    game.state.seats[faction].kind === 'person'
      ? removalAside(game, faction, left && removalsLeaving(faction, left))
      : []
  return function* (left) {
    yield* transferAside(game, faction, given, () => kept(window()), left)
    yield* removal(left)
  }
}
