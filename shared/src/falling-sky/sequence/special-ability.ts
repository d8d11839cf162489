import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import type { AbilityWindow } from '../commands/ability-window'
import { comesBefore } from '../commands/ability-window'
import type { Action, Command } from '../commands/action'
import type { Game } from '../game'
import { note } from '../game'
import type { AbilityId, Faction } from '../ids'
import type { Choice } from '../questions'
import { pickOne, pickOneOrNone } from '../questions'

/** The moments at which a Special Ability is offered with a Command (4.1). */
export interface AbilityMoments {
  window: AbilityWindow
  /** The abilities open beside each question of the Command. */
  asides(): Aside[]
  /** The abilities that would open a Region to the Command. */
  openings(): Choice<AbilityId>[]
  /** Carries out the ability that the Command needs in order to have a Region, if it needs one; false if that was called off. */
  before(chosen?: AbilityId): Flow<boolean>
  /** Offers the ability once more when the Command is done. */
  after(): Flow
}

/**
 * A Special Ability must be used if it can, and may take the Command's last Region: one of those that go with the
 * Command, or any of the Faction (cards 70, 9).
 */
export type Demanded = 'accompanying' | 'any'

/** The Faction's Special Abilities that may accompany the Command (4.1.1). */
function abilitiesWith(game: Game, faction: Faction, command: Command): AbilityId[] {
  return (game.ruleset.abilities[faction] ?? []).filter((a) => a.with.includes(command.id)).map((a) => a.ability)
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

/**
 * The moments for Special Abilities with the Command, and the window through which it knows of them.
 *
 * @param most How many may be used, of different types
 */
export function abilityMoments(
  game: Game,
  action: Action,
  command: Command,
  most: number,
  demanded?: Demanded,
): AbilityMoments {
  const { faction } = action
  const { abilityFlows } = game.ruleset
  const abilities =
    demanded === 'any'
      ? (game.ruleset.abilities[faction] ?? []).map((a) => a.ability)
      : abilitiesWith(game, faction, command)
  const calledOff = new Set<AbilityId>() // the answers hold for the whole action, so asking again is no use (1.5.2)
  const uses = new Set<AbilityId>()
  let closed = false
  const window: Writable<AbilityWindow> = {
    stage: 'before',
    running: false,
    used: undefined,
    ambushed: [],
    open: (ability) => !closed && abilities.includes(ability) && (uses.has(ability) || uses.size < most),
    use(ability) {
      if (uses.has(ability)) return
      uses.add(ability)
      window.used = ability
      game.apply({ kind: 'ability', rule: '4.1', faction, ability })
    },
    begin: () => {
      window.stage = 'during'
    },
    close: () => {
      closed = true
    },
    reserve: () => (comesBefore(window) ? cheapestRegion(game, action, command) : 0),
    commandPossible: (now, as) => command.regions(now, as).length > 0,
    commandMayFail: demanded !== undefined,
  }
  /** The limit to one Region is the Command's; a Special Ability that an Event allows beside it has its own (card 48). */
  const beside = (): Action => (action.limited ? { ...action, limited: false } : action)
  const possible = (): AbilityId[] => {
    if (closed || window.running || uses.size >= most) return []
    return abilities.filter(
      (id) => !calledOff.has(id) && !uses.has(id) && (abilityFlows[id]?.regions(game, beside()).length ?? 0) > 0,
    )
  }
  function* run(id: AbilityId): Flow {
    const flow = abilityFlows[id]
    if (!flow) return
    window.running = true
    try {
      window.use(id)
      if ((yield* flow.run(game, beside())) === 'used') return
      uses.delete(id)
      window.used = [...uses].at(-1)
      calledOff.add(id)
      note(game, '1.5.2', text('log.ability-called-off', { ability: { kind: 'ability', id } }), faction)
    } finally {
      window.running = false
    }
  }
  const openings = (): Choice<AbilityId>[] => openingAbilities(game, action, command).map(abilityChoice)
  return {
    window,
    asides: () => possible().map((id) => abilityAside(faction, id, () => run(id))),
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
        const pick = demanded && uses.size === 0 ? pickOne : pickOneOrNone
        const id = yield* pick(
          game,
          { faction, topic: 'ability.after', rule: '4.1' },
          () => possible().map(abilityChoice),
          () => action.asides().filter((a) => !isAbilityAside(a)),
        )
        if (id === undefined) return
        yield* run(id)
      }
    },
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

function abilityChoice(id: AbilityId): Choice<AbilityId> {
  return { id, value: id, label: text('name', { name: { kind: 'ability', id } }) }
}

const asidePrefix = 'ability:'

function abilityAside(faction: Faction, id: AbilityId, run: () => Flow): Aside {
  const label = text('aside.ability', { ability: { kind: 'ability', id } })
  return { id: `${asidePrefix}${id}`, faction, label, rule: '4.1', run, keepsOpen: true }
}

function isAbilityAside({ id }: Aside): boolean {
  return id.startsWith(asidePrefix)
}

/** What the cheapest Region of the Command costs now. */
function cheapestRegion(game: Game, action: Action, command: Command): number {
  const costs = command.regions(game, action).map((r) => command.cost(game, action, r))
  return costs.length ? Math.min(...costs) : 0
}
