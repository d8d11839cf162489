import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Host } from '../host/host'
import { answersPerCard, cardsPerWinter, sumOf } from './counting-game'
import { newGame, scratchFolder, testHost } from './tools'

/** Answers that many cards in an open game. */
async function playCards(host: Host, id: string, cards: number): Promise<void> {
  for (let n = 0; n < cards * answersPerCard; n++) await host.answer(id, { choose: ['1'] })
}

describe('earlier states', () => {
  test('are kept at the beginning of each card: the last ten, and one per Winter', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    expect(await host.earlierStates(id)).toEqual([])
    await playCards(host, id, 1)
    expect(await host.earlierStates(id)).toMatchObject([{ id: '0001', winter: null, yearBC: 52, card: 4 }])
    await playCards(host, id, 19)
    const states = await host.earlierStates(id)
    const winters = states.filter((state) => state.winter !== null).map((state) => state.winter)
    expect(winters).toEqual([6, 5, 4, 3, 2, 1])
    const cards = states.filter((state) => state.winter === null).map((state) => state.card)
    expect(cards).toEqual([23, 22, 20, 19, 17, 16, 14, 13, 11, 10])
    expect((await readdir(join(folder, 'earlier', id))).filter((name) => !name.endsWith('.gallia'))).toEqual([])
  })

  test('become games of their own, and the game goes on as it was', async () => {
    const host = testHost(await scratchFolder())
    const { id } = await host.create(newGame)
    await playCards(host, id, 3)
    const [winter, second, first] = await host.earlierStates(id)
    expect(winter).toMatchObject({ winter: 1, card: 3 + cardsPerWinter })
    for (const [state, sum] of [[first, 4], [second, 8], [winter, 12]] as const) {
      const copy = await host.copyEarlier(id, state?.id ?? '')
      expect(copy.name).toMatch(/^Alesia \(\d\)$/)
      expect(sumOf((await host.open(copy.id)).board)).toBe(sum)
      await host.answer(copy.id, { choose: ['2'] })
    } // prettier-ignore
    expect(sumOf((await host.open(id)).board)).toBe(12)
  })

  test('of a line that was undone stay until ten cards later; a Winter played again replaces the first', async () => {
    const host = testHost(await scratchFolder())
    const { id } = await host.create(newGame)
    await playCards(host, id, 4)
    await host.goTo(id, 0)
    await playCards(host, id, 3)
    const states = await host.earlierStates(id)
    expect(states.map(({ card, winter }) => [card, winter])).toEqual([[6, 1], [5, null], [4, null], [7, null], [5, null], [4, null]]) // prettier-ignore
  })

  test('can still be had when the game’s file and its backup are lost', async () => {
    const folder = await scratchFolder()
    const first = testHost(folder)
    const { id } = await first.create(newGame)
    await playCards(first, id, 2)
    for (const name of [`${id}.gallia`, `${id}.gallia.bak`]) await writeFile(join(folder, 'games', name), 'torn')
    const host = testHost(folder)
    expect(await host.list()).toMatchObject([{ id, problem: { key: 'save.foreign' } }])
    const [last] = await host.earlierStates(id)
    const copy = await host.copyEarlier(id, last?.id ?? '')
    expect(sumOf((await host.open(copy.id)).board)).toBe(8)
    expect(await readFile(join(folder, 'games', `${id}.gallia`), 'utf8')).toBe('torn')
  })

  test('that are damaged themselves are not listed, or are refused with a reason', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    await playCards(host, id, 2)
    const path = join(folder, 'earlier', id, '0001.gallia')
    const whole = await readFile(path, 'utf8')
    await writeFile(path, whole.slice(0, -10))
    await expect(host.copyEarlier(id, '0001')).rejects.toMatchObject({ reason: { key: 'save.truncated' } })
    await expect(host.copyEarlier(id, '0099')).rejects.toMatchObject({ reason: { key: 'save.missing' } })
    await expect(host.copyEarlier(id, 'settings')).rejects.toMatchObject({ reason: { key: 'save.missing' } })
    await writeFile(path, 'torn')
    expect(await host.earlierStates(id)).toHaveLength(1)
  })

  test('go to the bin with their game and come back with it', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    await playCards(host, id, 2)
    await host.remove(id)
    expect(await readdir(join(folder, 'earlier'))).toEqual([])
    expect(await host.earlierStates(id)).toEqual([])
    await host.restore(id)
    expect(await host.earlierStates(id)).toHaveLength(2)
    expect((await readdir(join(folder, 'bin'))).filter((name) => name.startsWith(id))).toEqual([])
  })

  test('that can’t be written don’t keep the game from being saved', async () => {
    const folder = await scratchFolder()
    await writeFile(join(folder, 'earlier'), 'a file where the folder should be')
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    await playCards(host, id, 1)
    expect((await host.answer(id, { choose: ['1'] })).view.save).toEqual({ state: 'saved' })
    expect(sumOf((await testHost(folder).open(id)).board)).toBe(5)
    await host.remove(id)
    await host.restore(id)
    expect(await host.list()).toHaveLength(1)
  })
})
