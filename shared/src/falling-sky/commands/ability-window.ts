import type { AbilityId, RegionId } from '../ids'
import type { Where } from './action'

/**
 * How far the Command is that a Special Ability goes with (4.1): it has no Region unless the ability opens one, such as
 * Trade without Resources in hand; it has not begun; it has been executed in a Region; it has been carried out.
 */
export type CommandStage = 'opening' | 'before' | 'during' | 'after'

/**
 * The moment for a Special Ability with a Command: just before it, during it or after it (4.1). One used before it must
 * leave it a Region, and the Resources for one. Besiege and Ambush are announced through it.
 */
export interface AbilityWindow {
  readonly stage: CommandStage
  /** An ability is being carried out now. */
  readonly running: boolean
  /** The ability already used or announced: one type only. */
  readonly used: AbilityId | undefined
  /** Whether the ability may (still) be announced or go on: it belongs to the Command and none of another type is used. */
  open(ability: AbilityId): boolean
  /** Marks the ability as the one used with this Command, and logs it. */
  use(ability: AbilityId): void
  /** Called when the Command has been executed in its first Region. */
  begin(): void
  /** Called by March when a group enters or leaves Britannia: no Special Ability may follow (4.1.3). */
  close(): void
  /** What the cheapest Region of a Command to come costs: an ability before it leaves that much. 0 once it has begun. */
  reserve(): number
  /** Where the Command could be executed, in the game or in a copy on which something is tried. */
  readonly command: Where
  /**
   * The Command may come to nothing: an Event demands the ability, and that may take its last Region (5.1.3); or others'
   * answers to the ability have taken it, as no answer of theirs can be illegal.
   */
  commandMayFail: boolean
  /** Regions in which Ambush has been used: the Aedui have one only (4.4.3). */
  ambushed: RegionId[]
}

/** Whether an ability used now comes before the Command. */
export function comesBefore({ stage }: AbilityWindow): boolean {
  return stage === 'opening' || stage === 'before'
}

/** Whether an ability used now must leave the Command a Region (4.1). */
export function mustLeaveRegion(window: AbilityWindow): boolean {
  return comesBefore(window) && !window.commandMayFail
}

/** The window of an ability by itself: no Command comes after it that it would have to leave a Region. */
export function windowWithoutCommand(stage: 'during' | 'after'): AbilityWindow {
  return {
    stage,
    running: true,
    used: undefined,
    open: () => true,
    use: () => undefined,
    begin: () => undefined,
    close: () => undefined,
    reserve: () => 0,
    command: { possible: () => true, regions: () => [] },
    commandMayFail: false,
    ambushed: [],
  }
}
