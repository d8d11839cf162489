import type { Game } from '../../game'
import type { Mind } from '../mind'
import type { Responder } from '../mind'

/** The Battles that an Instruction has in mind for the free Command which comes next: they go before those of V-BATTLE. */
const expected = new WeakMap<Mind, Responder>()

export function expectBattle({ mind }: Game, battle: Responder): void {
  if (mind) expected.set(mind, battle)
}

/** The Battles that are expected, once. */
export function takeExpectedBattle({ mind }: Game): Responder | undefined {
  const battle = mind && expected.get(mind)
  if (mind) expected.delete(mind)
  return battle
}
