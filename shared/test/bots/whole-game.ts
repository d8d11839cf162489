import { expect } from 'vitest'
import { turnOf } from '../../cli/random-games'
import { brokenInvariants } from '../../src/falling-sky/invariants'
import { answerByChance, RandomPlayer } from '../../src/falling-sky/random-player'
import type { GameTable } from '../../src/falling-sky/table'
import { openTable } from '../../src/falling-sky/table'
import type { NewGame } from '../../src/protocol'

/** More answers than any game takes. */
const tooMany = 20_000

/** A game of bots against persons who play by chance, to its end; every board on the way is legal. */
export function playedToEnd(setup: NewGame, seed: number): GameTable {
  const table = openTable(setup, seed)
  const player = new RandomPlayer(seed)
  for (let n = 0; table.decision && n < tooMany; n++) {
    answerByChance(table, player, turnOf(table.state))
    expect(brokenInvariants(table.state)).toEqual([])
  }
  return table
}
