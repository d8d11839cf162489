import type { Game } from '../../game'
import type { Mind, Responder } from '../mind'

/** The Battles that an Instruction has in mind for a free Command of the Event under way: they go before those of V-BATTLE. */
const instructed = new WeakMap<NonNullable<Mind['event']>, Responder>()

export function instructBattle({ mind }: Game, battle: Responder): void {
  if (mind?.event) instructed.set(mind.event, battle)
}

export function instructedBattle({ mind }: Game): Responder | undefined {
  return mind?.event && instructed.get(mind.event)
}
