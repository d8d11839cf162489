import { expect, it } from 'vitest'
import { randomSetup, turnOf } from '../cli/random-games'
import { change } from '../src/falling-sky/effects'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import type { State } from '../src/falling-sky/state'
import { type GameSave, loadTable, openTable } from '../src/falling-sky/table'
import { shortHash } from '../src/kernel/decision'

it('a game begun before its states had all their parts, and stored since, opens whole and is stored as it was', () => {
  const table = openTable(randomSetup('reconquest-of-gaul', 5), 5)
  const player = new RandomPlayer(5)
  while (table.decision && table.at < 200) answerByChance(table, player, turnOf(table.state))
  const save = asOfAnOlderGame(table.toSave())
  const loaded = loadTable(JSON.parse(JSON.stringify(save)))
  expect(loaded.lost).toBe(0)
  expect(loaded.table.stretches).toHaveLength(table.stretches.length)
  expect(JSON.stringify(loaded.table.toSave())).toBe(JSON.stringify(save))
})

/** The save with the parts that were added to states since in their place: after all others, where opening puts them. */
function asOfAnOlderGame(save: GameSave): GameSave {
  const { diviciacus, circumvallation, ...first } = save.start
  const start: State = { ...first, diviciacus, circumvallation }
  const state = { ...start }
  let line = 0
  const checkpoints = save.checkpoints.map((stored) => {
    for (const effect of save.effects.slice(line, stored.line)) change(state, effect)
    line = stored.line
    return { ...stored, hash: shortHash(JSON.stringify(state)) }
  })
  return { ...save, start, checkpoints, last: { ...save.last, state } }
}

it('the hash of every checkpoint is that of its whole state as JSON', () => {
  const table = openTable(randomSetup('pax-gallica', 9), 9)
  const player = new RandomPlayer(9)
  while (table.decision && table.at < 400) answerByChance(table, player, turnOf(table.state))
  const { checkpoints } = table.toSave()
  expect(checkpoints.length).toBeGreaterThan(20)
  for (const { line, hash } of checkpoints) expect(hash).toBe(shortHash(JSON.stringify(table.viewAt(line))))
})
