import type { Action } from '../commands/action'
import type { CardSide } from '../events/event'
import type { Game } from '../game'
import type { CommandId } from '../ids'
import type { PlayerFaction } from '../position/position'
import type { TurnOptions } from '../sequence/eligibility'
import type { Instruction } from './instructions'
import type { Responder } from './mind'

/** A bot's turn: what its flowchart is given. `options` already holds no Limited Command (8.1.2). */
export interface BotTurn {
  readonly game: Game
  readonly faction: PlayerFaction
  readonly options: TurnOptions
}

/** A turn in which everything is open, for boxes that an Event asks. */
export function openTurn(game: Game, faction: PlayerFaction): BotTurn {
  return { game, faction, options: { place: 'first', command: 'full', event: true } }
}

/** What a flowchart comes to, with the plan that answers the questions of it. */
export type Decided = { kind: 'pass' } | PlannedEvent | PlannedCommand

export interface PlannedEvent {
  kind: 'event'
  side: CardSide
  /** Answers before the Instruction of the Faction for this card (8.2.1) and the guidelines do. */
  respond?: Responder
}

export interface PlannedCommand {
  kind: 'command'
  command: CommandId
  /** Answers the questions of the Command and of its Special Ability: see bots/plans. */
  respond: Responder
  /** All Regions are selected and paid before the first is executed, so that an ability after payment costs no more (8.7.1). */
  selectsFirst?: boolean
}

/** A free Command of a bot outside its own turn's plan: granted by an Event or by Winter Campaign. */
export interface FreeCommandOf {
  command: CommandId
  /** Who acts, `free`, `limited`, and `within` which Regions. */
  action: Action
  /** How many Special Abilities may go with it. */
  abilities: number
  /** One of them must be used if it can be (cards 9, 70); by default not. */
  demanded?: boolean
}

/** The procedures of one Faction (8.5-8.8): one file per box under bots/<faction>/, put together in bots/<faction>/chart.ts. */
export interface Flowchart {
  faction: PlayerFaction
  /** The section of chapter 8: `8.5` for the Belgae. */
  rule: string
  /**
   * Walks the flowchart (8.1) from the top to a deed. It may roll dice (`rolls`, `choose`) and tells its way
   * (`test`, `goTo`); it changes nothing else.
   */
  decide(turn: BotTurn): Decided
  /** Plans a free Command (8.2.3) by the boxes for it; undefined leaves all its questions to `respond` and the guidelines. */
  free?(game: Game, free: FreeCommandOf): Responder | undefined
  /**
   * The Faction's own reactions, before those of all bots: Quarters and Spring (`quarters.*`, `spring.leader`), leave
   * (`consent.*`), Diviciacus (`diviciacus.*`), which free Command or Ability (`event.command`, `event.ability`).
   */
  respond?: Responder
  /** What the Faction does at once when it can, called before each question of the game (A-AGREE). */
  atOnce?(game: Game): void
  /** Procedures for the Events that have an Instruction for this Faction (8.2.1), by card. */
  instructions: Readonly<Record<number, Instruction>>
}

export type Flowcharts = Readonly<Partial<Record<PlayerFaction, Flowchart>>>
