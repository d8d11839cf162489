import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import type { AbilityWindow, Action, Command, Outcome } from '../commands/action'
import { newPromises } from '../commands/action'
import type { Game } from '../game'
import { note } from '../game'
import type { AbilityId, Faction } from '../ids'
import type { Choice } from '../questions'
import { pickOneOrNone } from '../questions'
import { removalAside, transferAside, type Transferred } from './asides'

/** What a Command of the Sequence of Play was, once executed. */
export interface Executed {
  outcome: Outcome
  ability: AbilityId | undefined
}

/**
 * Executes a Command of the Sequence of Play (3.1), with a Special Ability just before, during or after it (4.1), and
 * with transfers (1.5.2) and voluntary removal (1.4.1) at every choice of its own.
 *
 * @param limited a Limited Command: one Region, no Special Ability (2.3.5)
 */
export function* executeCommand(game: Game, faction: Faction, command: Command, limited: boolean): Flow<Executed> {
  const given: Transferred = new Map()
  const transfers = (): Aside[] => transferAside(game, faction, given)
  const removal = (): Aside[] => (game.state.seats[faction].kind === 'person' ? removalAside(game, faction) : [])
  const action: Action = { faction, free: false, limited, promises: newPromises(), asides: () => [] }
  const window = limited ? undefined : abilityWindow(game, action, command)
  action.asides = () => [...(window?.asides() ?? []), ...transfers(), ...removal()]
  if (window) action.ability = window.window
  game.apply({ kind: 'command', rule: '2.3.4', faction, command: command.id, limited, free: false })
  const outcome = yield* command.run(game, action)
  if (outcome === 'called-off') {
    note(game, '1.5.2', text('log.called-off'), faction)
    return { outcome, ability: undefined }
  }
  if (window) yield* window.after()
  if (game.state.enlisted.length) game.apply({ kind: 'enlist', rule: '4.5.1', regions: [] })
  return { outcome, ability: action.ability?.used }
}

interface OpenWindow {
  window: AbilityWindow
  asides(): Aside[]
  /** Offers the ability once more when the Command is done. */
  after(): Flow
}

/** The moment for one Special Ability with the Command (4.1, 4.1.1). */
function abilityWindow(game: Game, action: Action, command: Command): OpenWindow {
  const { faction } = action
  const abilities = (game.ruleset.abilities[faction] ?? [])
    .filter((a) => a.with.includes(command.id))
    .map((a) => a.ability)
  let closed = false
  let running = false
  let begun = false
  const window: AbilityWindow = {
    used: undefined,
    ambushed: [],
    open: (ability) => !closed && abilities.includes(ability) && (window.used === undefined || window.used === ability),
    use(ability) {
      if (window.used === ability) return
      window.used = ability
      game.apply({ kind: 'ability', rule: '4.1', faction, ability })
    },
    close: () => {
      closed = true
    },
    begin: () => {
      begun = true
    },
    reserve: () => (begun ? 0 : cheapestRegion(game, action, command)),
  }
  const possible = (): AbilityId[] => {
    if (closed || running || window.used !== undefined) return []
    return abilities.filter((id) => (game.ruleset.abilityFlows[id]?.regions(game, action).length ?? 0) > 0)
  }
  function* run(id: AbilityId): Flow {
    const flow = game.ruleset.abilityFlows[id]
    if (!flow) return
    running = true
    try {
      window.use(id)
      yield* flow.run(game, action)
    } finally {
      running = false
    }
  }
  const label = (id: AbilityId): Choice<AbilityId> => ({
    id,
    value: id,
    label: text('name', { name: { kind: 'ability', id } }),
  })
  return {
    window,
    asides: () =>
      possible().map((id) => ({
        id: `ability:${id}`,
        faction,
        label: text('aside.ability', { ability: { kind: 'ability', id } }),
        rule: '4.1',
        run: () => run(id),
      })),
    *after() {
      const id = yield* pickOneOrNone(
        game,
        { faction, topic: 'ability.after', rule: '4.1' },
        () => possible().map(label),
        () => action.asides().filter((a) => !a.id.startsWith('ability:')),
      )
      if (id) yield* run(id)
    },
  }
}

/** What the cheapest Region of the Command costs now. */
function cheapestRegion(game: Game, action: Action, command: Command): number {
  const costs = command.regions(game, action).map((r) => command.cost(game, action, r))
  return costs.length ? Math.min(...costs) : 0
}
