import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import type { AbilityWindow, CommandStage } from '../commands/ability-window'
import { comesBefore, mustLeaveRegion, windowWithoutCommand } from '../commands/ability-window'
import type { Action, Command } from '../commands/action'
import { newAction } from '../commands/action'
import type { Game } from '../game'
import { note } from '../game'
import type { AbilityId, Faction, RegionId } from '../ids'
import type { Choice } from '../questions'
import { pickOne, pickOneOrNone } from '../questions'

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
  if (command.possible(game, action)) return []
  return abilitiesWith(game, action.faction, command).filter(
    (id) => game.ruleset.abilityFlows[id]?.opens?.(game, withUsed(action, id), command) === true,
  )
}

/** The action as it is once the ability has been used: its March keeps off Britannia (4.1.3). */
function withUsed(action: Action, ability: AbilityId): Action {
  return newAction(action.faction, { ...action, ability: { ...windowWithoutCommand('during'), used: ability } })
}

/** The Special Abilities with a Command: offered before, during and after it (4.1), and the window through which it knows of them. */
export class AbilityMoments implements AbilityWindow {
  stage: CommandStage = 'before'
  running = false
  commandMayFail: boolean
  readonly ambushed: RegionId[] = []
  private readonly abilities: readonly AbilityId[]
  private readonly uses = new Set<AbilityId>()
  /** The answers hold for the whole action, so asking again is no use (1.5.2). */
  private readonly calledOff = new Set<AbilityId>()
  private closed = false

  /** @param most How many may be used, of different types */
  constructor(
    private readonly game: Game,
    private readonly action: Action,
    readonly command: Command,
    private readonly most: number,
    private readonly demanded?: Demanded,
  ) {
    this.commandMayFail = demanded !== undefined
    this.abilities =
      demanded === 'any'
        ? (game.ruleset.abilities[action.faction] ?? []).map((a) => a.ability)
        : abilitiesWith(game, action.faction, command)
  }

  get used(): AbilityId | undefined {
    return [...this.uses].at(-1)
  }

  open(ability: AbilityId): boolean {
    return !this.closed && this.abilities.includes(ability) && (this.uses.has(ability) || this.uses.size < this.most)
  }

  use(ability: AbilityId): void {
    if (this.uses.has(ability)) return
    this.uses.add(ability)
    this.game.apply({ kind: 'ability', rule: '4.1', faction: this.action.faction, ability })
  }

  begin(): void {
    this.stage = 'during'
  }

  close(): void {
    this.closed = true
  }

  reserve(): number {
    return comesBefore(this) ? cheapestRegion(this.game, this.action, this.command) : 0
  }

  /** The abilities open beside each question of the Command. */
  *asides(): Iterable<Aside> {
    for (const id of this.abilities)
      if (this.isPossible(id)) yield abilityAside(this.action.faction, id, () => this.run(id))
  }

  /** The abilities that would open a Region to the Command. */
  openings(): Choice<AbilityId>[] {
    return openingAbilities(this.game, this.action, this.command).map(abilityChoice)
  }

  /** Carries out the ability that the Command needs in order to have a Region, if it needs one; false if that was called off. */
  *before(chosen?: AbilityId): Flow<boolean> {
    if (this.openings().length === 0) return true
    const question = { faction: this.action.faction, topic: 'ability.before', rule: '4.1' }
    this.stage = 'opening'
    const id = chosen ?? (yield* pickOne(this.game, question, () => this.openings()))
    if (id) yield* this.run(id)
    this.stage = 'before'
    return this.used !== undefined
  }

  /** Offers the ability once more when the Command is done. */
  *after(): Flow {
    const question = { faction: this.action.faction, topic: 'ability.after', rule: '4.1' }
    this.stage = 'after'
    for (;;) {
      const pick = this.demanded && this.uses.size === 0 ? pickOne : pickOneOrNone
      const id = yield* pick(
        this.game,
        question,
        () => this.possible().map(abilityChoice),
        () => this.otherAsides(),
      )
      if (id === undefined) return
      yield* this.run(id)
    }
  }

  private *otherAsides(): Iterable<Aside> {
    for (const aside of this.action.asides()) if (!isAbilityAside(aside)) yield aside
  }

  private possible(): AbilityId[] {
    return this.abilities.filter((id) => this.isPossible(id))
  }

  private isPossible(id: AbilityId): boolean {
    if (this.closed || this.running || this.uses.size >= this.most) return false
    return !this.calledOff.has(id) && !this.uses.has(id) && this.hasRegion(id) && this.bears(id)
  }

  /** Whether the Command has a Region also when the ability has been used, if it must have one. */
  private bears(id: AbilityId): boolean {
    return !mustLeaveRegion(this) || this.command.possible(this.game, withUsed(this.action, id))
  }

  private hasRegion(id: AbilityId): boolean {
    const flow = this.game.ruleset.abilityFlows[id]
    return flow !== undefined && flow.possible(this.game, this.beside())
  }

  /** The limit to one Region is the Command's; a Special Ability that an Event allows beside it has its own (card 48). */
  private beside(): Action {
    return this.action.limited ? newAction(this.action.faction, { ...this.action, limited: false }) : this.action
  }

  private *run(id: AbilityId): Flow {
    const flow = this.game.ruleset.abilityFlows[id]
    if (!flow) return
    this.running = true
    try {
      this.use(id)
      if ((yield* flow.run(this.game, this.beside())) === 'used') return
      this.uses.delete(id)
      this.calledOff.add(id)
      noteCalledOff(this.game, this.action.faction, id)
    } finally {
      this.running = false
    }
  }
}

/** Tells that the Special Ability has not been used after all (1.5.2). */
export function noteCalledOff(game: Game, faction: Faction, ability: AbilityId): void {
  note(game, '1.5.2', text('log.ability-called-off', { ability: { kind: 'ability', id: ability } }), faction)
}

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
