import { describe, expect, test } from 'vitest'
import { firstYear } from '@gallia/shared/falling-sky/learn/first-year'
import { lengthOf, placed } from '@gallia/shared/falling-sky/learn/lesson'
import type { Opened } from '@gallia/shared/protocol'
import { fallingSky } from '../host/falling-sky'
import { nodeFiles } from '../host/files'
import type { Host } from '../host/host'
import { dispatch } from '../host/messages'
import { newGame, scratchFolder, testHost } from './tools'

const game = firstYear.game('My first year', 'You')
const hostIn = (folder: string): Host => testHost(folder, nodeFiles, fallingSky)
const begin = async (host: Host): Promise<Opened> => (await dispatch(host, 'create', [game])) as Opened

describe('a guided game', () => {
  test('is played to its end, left, and taken up in another host', { timeout: 60_000 }, async () => {
    const folder = await scratchFolder()
    const host = hostIn(folder)
    const { id } = await begin(host)
    const answers = placed(firstYear).flatMap(({ step }) => step.answers)
    for (const answer of answers.slice(0, 30)) expect((await host.answer(id, answer)).ok).toBe(true)
    await host.close(id)
    expect(await host.list()).toMatchObject([{ id, lesson: { id: 'first-year', at: 30 } }])

    const other = hostIn(folder)
    expect(await other.open(id)).toMatchObject({ at: 30, board: { options: { lesson: 'first-year' } } })
    for (const answer of answers.slice(30)) expect((await other.answer(id, answer)).ok).toBe(true)
    expect(await other.duplicate(id)).toMatchObject({ lesson: { id: 'first-year', at: lengthOf(firstYear) } })
  })

  test('tells the screens nothing of the order of its deck', async () => {
    const opened = await begin(hostIn(await scratchFolder()))
    expect(JSON.stringify(opened)).not.toContain('stacked')
    expect(opened.board.cards).not.toHaveProperty('deck')
  })

  test('is no part of the list entry of another game', async () => {
    const host = hostIn(await scratchFolder())
    await host.create({ ...newGame, seats: game.seats })
    expect((await host.list())[0]).not.toHaveProperty('lesson')
  })
})

describe('cards laid on the deck', () => {
  test.each([[['spring']], [[-1]], [[1.5]], [Array.from({ length: 78 }, (_, i) => i + 1)]])(
    'are refused at the door if they are %j',
    async (stacked) => {
      const host = hostIn(await scratchFolder())
      const call = dispatch(host, 'create', [{ ...game, options: { ...game.options, stacked } }])
      await expect(call).rejects.toMatchObject({ reason: { key: 'host.bad-arguments' } })
    },
  )

  test('are refused by the rules if there is no such card', async () => {
    const host = hostIn(await scratchFolder())
    const call = dispatch(host, 'create', [{ ...game, options: { ...game.options, stacked: [99] } }])
    await expect(call).rejects.toMatchObject({ reason: { key: 'setup.no-such-card' } })
  })
})
