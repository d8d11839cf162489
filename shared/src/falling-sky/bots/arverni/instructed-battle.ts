import type { Game } from '../../game'
import type { Mind } from '../mind'
import type { Responder } from '../mind'

/** The Battles that an Instruction has in mind for the free Command which comes next: they go before those of V-BATTLE. */
const instructed = new WeakMap<Mind, Responder>()

export function instructBattle({ mind }: Game, battle: Responder): void {
  if (mind) instructed.set(mind, battle)
}

/** The Battles that an Instruction has in mind, once. */
export function takeInstructedBattle({ mind }: Game): Responder | undefined {
  const battle = mind && instructed.get(mind)
  if (mind) instructed.delete(mind)
  return battle
}
