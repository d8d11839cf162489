import { IllegalAnswer } from '../../kernel/decision'
import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import type { AbilityWindow, Action, Command, CommandStage, Grant, Outcome } from '../commands/action'
import { comesBefore, newPromises } from '../commands/action'
import type { Standing } from '../agreements/diviciacus'
import { standIn } from '../agreements/diviciacus'
import type { Game } from '../game'
import { note } from '../game'
import type { AbilityId, Faction, RegionId } from '../ids'
import type { Asides, Choice } from '../questions'
import { pickOne, pickOneOrNone } from '../questions'
import { removalAside, transferAside, type Transferred } from './asides'
import { askForHelp, giveBack, helpFor, helpOpens } from './help'

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
  within?: (region: RegionId) => boolean
  /** How many Special Abilities may go with it. */
  abilities?: number
  /** Whether any Special Ability of the Faction will do, and one must be used if it can (cards 9, 70). */
  ability?: AbilityDemand
  /** All Regions are selected and paid before it is executed in the first: a bot's Battle or March after which an ability would raise the cost. */
  selectsFirst?: boolean
  rule?: string
  /** What may be done beside its questions; by default transfers and voluntary removal, for the execution by the Sequence of Play. */
  asides?: Asides
}

/** What an Event says about the Special Ability beside the Command that it grants. */
export interface AbilityDemand {
  /** It need not be one that goes with the Command. */
  any?: boolean
  must?: boolean
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
  const action: Action = {
    faction,
    free,
    limited,
    promises: newPromises(),
    asides: () => [],
    ...(within && { within }),
    ...(execution.ability && { mayFail: true }),
    ...(execution.most !== undefined && { most: execution.most }),
    ...(execution.grant && { grant: execution.grant }),
    ...(execution.selectsFirst && { selectsFirst: true }),
    ...(!execution.asides && { help: () => helpFor(game, faction, given) }),
  }
  const planned = game.mind?.begins(game, action, command, abilities)
  const window = abilities > 0 ? abilityWindow(game, action, command, abilities, execution.ability) : undefined
  const allies = standIn(game, action, command)
  action.asides = () => [...(window?.asides() ?? []), ...allies.asides(), ...beside()]
  if (window) action.ability = window.window
  game.apply({ kind: 'command', rule, faction, command: command.id, limited, free })
  const before = { ...game.state.resources }
  const goesOn = yield* hasRegions(game, action, command, allies, window, given)
  // A Scout that was to open the Command but has not, move by move: it stands without a Region, as after refused leave.
  const stranded = window?.window.used === 'scout' && command.regions(game, action).length === 0
  const outcome = stranded ? { regions: [] } : goesOn ? yield* command.run(game, action) : 'called-off'
  if (outcome === 'called-off') {
    allies.end()
    giveBack(game, faction, before)
    if (window?.window.used !== undefined) throw new IllegalAnswer(text('illegal.ability-used'))
    note(game, '1.5.2', text('log.called-off'), faction)
    planned?.()
    return { outcome, ability: undefined }
  }
  if (window) yield* window.after()
  planned?.()
  allies.end()
  if (game.state.enlisted.length) game.apply({ kind: 'enlist', rule: '4.5.1', regions: [] })
  return { outcome, ability: action.ability?.used }
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
  window: OpenWindow | undefined,
  given: Transferred,
): Flow<boolean> {
  if (command.regions(game, action).length > 0) return true
  const asked = allies.opens()
  if (asked && (yield* allies.open())) return true
  if (!helpOpens(game, action, command)) {
    if (asked && (!window || openingAbilities(game, action, command).length === 0)) return false
    return window ? yield* window.before() : true
  }
  const choice = yield* askForHelp(game, action, command, given, () => window?.openings() ?? [])
  if (choice === undefined) return true
  return choice !== 'call-off' && window !== undefined && (yield* window.before(choice))
}

/**
 * Transfers (1.5.2) and voluntary removal (1.4.1): open to the Faction that executes by the Sequence of Play. Gifts
 * leave what its Command will cost, and while a Special Ability comes before the Command no pieces are removed: a
 * Region must be left for it (4.1).
 */
export function executorAsides(
  game: Game,
  faction: Faction,
  window: () => AbilityWindow | undefined = () => undefined,
  given: Transferred = new Map(),
): Asides {
  const removal = (): Aside[] =>
    game.state.seats[faction].kind === 'person' && !window()?.comesFirst?.() ? removalAside(game, faction) : []
  return () => [...transferAside(game, faction, given, () => window()?.reserve() ?? 0), ...removal()]
}

/**
 * The Special Abilities without which the Command has no Region, but with which it could have one (4.1: the ability may
 * come just before it), such as Trade when no Resources are in hand.
 */
export function openingAbilities(game: Game, action: Action, command: Command): AbilityId[] {
  if (command.regions(game, action).length > 0) return []
  return abilitiesWith(game, action.faction, command).filter(
    (id) => game.ruleset.abilityFlows[id]?.opens?.(game, action, command) === true,
  )
}

/** The Faction's Special Abilities that may accompany the Command (4.1.1). */
function abilitiesWith(game: Game, faction: Faction, command: Command): AbilityId[] {
  return (game.ruleset.abilities[faction] ?? []).filter((a) => a.with.includes(command.id)).map((a) => a.ability)
}

interface OpenWindow {
  window: AbilityWindow
  asides(): Aside[]
  /** Carries out the ability that the Command needs in order to have a Region, if it needs one; false if that was called off. */
  before(chosen?: AbilityId): Flow<boolean>
  /** The abilities that would open a Region to the Command. */
  openings(): Choice<AbilityId>[]
  /** Offers the ability once more when the Command is done. */
  after(): Flow
}

/** The moment for one Special Ability with the Command (4.1, 4.1.1). */
function abilityWindow(
  game: Game,
  action: Action,
  command: Command,
  most: number,
  demand: AbilityDemand = {},
): OpenWindow {
  const { faction } = action
  const abilities = demand.any
    ? (game.ruleset.abilities[faction] ?? []).map((a) => a.ability)
    : abilitiesWith(game, faction, command)
  const calledOff = new Set<AbilityId>() // the answers hold for the whole action, so asking again is no use (1.5.2)
  const uses = new Set<AbilityId>()
  let closed = false
  let running = false
  const window: AbilityWindow & { stage: CommandStage } = {
    stage: 'before',
    used: undefined,
    ambushed: [],
    open: (ability) => !closed && abilities.includes(ability) && (uses.has(ability) || uses.size < most),
    use(ability) {
      if (uses.has(ability)) return
      uses.add(ability)
      window.used = ability
      game.apply({ kind: 'ability', rule: '4.1', faction, ability })
    },
    close: () => {
      closed = true
    },
    begin: () => {
      window.stage = 'during'
    },
    reserve: () => (comesBefore(window) ? cheapestRegion(game, action, command) : 0),
    comesFirst: () => running && comesBefore(window),
    // where the text demands the ability, it may take the last Region: the Command lapses (cards 9, 70)
    hinders: () => running && comesBefore(window) && !demand.must && command.regions(game, action).length === 0,
    leavesNone: (copy, tried) => command.regions(copy, tried).length === 0,
  }
  /** The limit to one Region is the Command's; a Special Ability that an Event allows beside it has its own (card 48). */
  const beside = (): Action => (action.limited ? { ...action, limited: false } : action)
  const possible = (): AbilityId[] => {
    if (closed || running || uses.size >= most) return []
    return abilities.filter(
      (id) =>
        !calledOff.has(id) && !uses.has(id) && (game.ruleset.abilityFlows[id]?.regions(game, beside()).length ?? 0) > 0,
    )
  }
  function* run(id: AbilityId): Flow {
    const flow = game.ruleset.abilityFlows[id]
    if (!flow) return
    running = true
    try {
      window.use(id)
      if ((yield* flow.run(game, beside())) === 'used') return
      uses.delete(id)
      window.used = [...uses].at(-1)
      calledOff.add(id)
      note(game, '1.5.2', text('log.ability-called-off', { ability: { kind: 'ability', id } }), faction)
    } finally {
      running = false
    }
  }
  const label = (id: AbilityId): Choice<AbilityId> => ({
    id,
    value: id,
    label: text('name', { name: { kind: 'ability', id } }),
  })
  const openings = (): Choice<AbilityId>[] => openingAbilities(game, action, command).map(label)
  return {
    window,
    asides: () =>
      possible().map((id) => ({
        id: `ability:${id}`,
        faction,
        label: text('aside.ability', { ability: { kind: 'ability', id } }),
        rule: '4.1',
        run: () => run(id),
        keepsOpen: true,
      })),
    openings,
    *before(chosen) {
      if (openings().length === 0) return true
      window.stage = 'opening'
      const id = chosen ?? (yield* pickOne(game, { faction, topic: 'ability.before', rule: '4.1' }, openings))
      if (id) yield* run(id)
      window.stage = 'before'
      return window.used !== undefined
    },
    *after() {
      window.stage = 'after'
      for (;;) {
        const pick = demand.must && uses.size === 0 ? pickOne : pickOneOrNone
        const id = yield* pick(
          game,
          { faction, topic: 'ability.after', rule: '4.1' },
          () => possible().map(label),
          () => action.asides().filter((a) => !a.id.startsWith('ability:')),
        )
        if (id === undefined) return
        yield* run(id)
      }
    },
  }
}

/** What the cheapest Region of the Command costs now. */
function cheapestRegion(game: Game, action: Action, command: Command): number {
  const costs = command.regions(game, action).map((r) => command.cost(game, action, r))
  return costs.length ? Math.min(...costs) : 0
}
