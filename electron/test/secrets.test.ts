import { expect, test } from 'vitest'
import { hostCalls, type HostApi } from '@gallia/shared/protocol'
import type { GameSave } from '@gallia/shared/falling-sky/table'
import type { Engine, OpenGame } from '../host/engine'
import { fallingSky } from '../host/falling-sky'
import { nodeFiles } from '../host/files'
import { randomAnswer, randomNumbers } from './random-player'
import { newGame, scratchFolder, testHost } from './tools'

/** The engine, with a look into the game that was opened last. */
function watchedEngine(): { engine: Engine; game: () => OpenGame } {
  let opened: OpenGame | undefined
  const engine: Engine = { ...fallingSky, open: (setup, seed) => (opened = fallingSky.open(setup, seed)) }
  return {
    engine,
    game() {
      if (!opened) throw new Error('no game is open')
      return opened
    },
  }
}

/** A host that hands everything it tells the screens to a listener; files are for the person, not for the screens. */
function overheard(host: HostApi, heard: (call: string, told: unknown) => void): HostApi {
  const entries = hostCalls.map((call) => {
    const carry = host[call] as (...args: unknown[]) => Promise<unknown>
    return [
      call,
      async (...args: unknown[]) => {
        const told = await carry(...args)
        if (call !== 'exportGame') heard(call, told)
        return told
      },
    ] as const
  })
  return Object.fromEntries(entries) as unknown as HostApi
}

/** All that a message says but what is shown to one person alone, as text. */
function saidOpenly(told: unknown): string {
  return JSON.stringify(told, (key, value: unknown) => (key === 'secret' ? undefined : value)) ?? ''
}

/** What a message tells of what nobody may know yet. */
function leaks(said: string, { seed, last }: GameSave): string[] {
  const { cards, dice } = last.state
  const keys = ['"deck":[', '"seed":', '"script":'].filter((key) => said.includes(key))
  const numbers = [seed, dice.seed].map(String).filter((number) => said.includes(number))
  // Cards that nobody has seen: three of them in a row would be no chance.
  const facedown = cards.deck.map((card) => JSON.stringify(card))
  const rows = facedown.map((_, at) => facedown.slice(at, at + 3)).filter((row) => row.length === 3)
  return [...keys, ...numbers, ...rows.map((row) => row.join(',')).filter((row) => said.includes(row))]
}

test(
  'in a whole game no message to the screens tells the order of the deck, the seed or a die to come',
  {
    timeout: 120_000,
  },
  async () => {
    const { engine, game } = watchedEngine()
    let messages = 0
    const host = overheard(testHost(await scratchFolder(), nodeFiles, engine), (call, told) => {
      messages++
      expect(leaks(saidOpenly(told), game().toSave() as GameSave), call).toEqual([])
    })

    const options = { ...newGame.options, deck: 'short' } as const
    const seats = { ...newGame.seats, belgae: { kind: 'person', name: 'Ambiorix' } } as const
    let view = await host.create({ ...newGame, options, seats, seed: 'a secret' })
    const { id } = view
    const random = randomNumbers(5)
    let refusals = 0
    while (view.decision && refusals < 40) {
      const answer = randomAnswer(view.decision, random)
      if (view.at % 5 === 0) await host.outlook(id, answer, view.revision)
      if (view.at % 40 === 0) await host.viewAt(id, view.log.from)
      const reply = await host.answer(id, answer)
      refusals = reply.ok ? 0 : refusals + 1
      view = { ...reply.view, notice: null }
    }
    expect(view.decision, 'the game is over').toBeNull()
    await host.open(id)
    await host.goTo(id, 10)
    await host.redo(id)
    await host.undo(id)
    await host.list()
    await host.duplicate(id)
    expect(messages).toBeGreaterThan(200)
  },
)
