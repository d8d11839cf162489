import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { hostCalls, type HostApi } from '@gallia/shared/protocol'
import { throughDoor } from '../host/door'
import { HostProblem } from '../host/problem'
import { newGame } from './new-game'

/** A host that notes every call that comes through. */
function listeningHost(): { host: HostApi; calls: unknown[][] } {
  const calls: unknown[][] = []
  const entries = hostCalls.map((call) => [
    call,
    (...args: unknown[]) => {
      calls.push([call, ...args])
      return Promise.resolve(call === 'close' ? undefined : 'done')
    },
  ])
  return { host: Object.fromEntries(entries) as HostApi, calls }
}

const goodSettings = {
  language: 'fr',
  colours: 'safe',
  textSize: 120,
  scale: 150,
  pieceSize: 'large',
  control: 'hatched',
  modernNames: false,
  animation: 0,
  pace: 'step',
  handOver: 'always',
  askDice: true,
  sound: true,
  volume: 100,
  letterKeys: false,
  asked: { colours: true },
}
const good: Record<keyof HostApi, unknown[]> = {
  list: [],
  create: [{ ...newGame, options: { ...newGame.options, firstEditionCards: true } }],
  open: ['the-great-revolt-20261129-120000'],
  preview: [{ ...newGame, name: '' }],
  answer: ['a', { choose: ['x', 'y'] }, 12],
  outlook: ['a', { choose: ['x'] }, 12],
  undo: ['My game (copy)', 0],
  redo: ['Äduer', 3],
  goTo: ['a', 0, 1],
  viewAt: ['a', 12, 0],
  branch: ['a', 0],
  resume: ['a', 0, 12, 3],
  adjust: ['a', { resources: { romans: 4 } }, 3],
  course: ['a'],
  watched: ['a', 12],
  saveNow: ['a'],
  close: ['a'],
  rename: ['a', 'Alesia'],
  duplicate: ['a'],
  remove: ['a'],
  restore: ['a'],
  exportGame: ['a'],
  importGame: ['{"gallia":"save"'],
  earlierStates: ['a'],
  copyEarlier: ['a', '0012-winter-2'],
  hallOfFame: [],
  startup: [],
  settings: [],
  saveSettings: [goodSettings],
}

/** What a person with other tools can send, and no screen of ours does. */
const ring: Record<string, unknown> = {}
ring['regions'] = ring
const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)

const bad: [keyof HostApi, unknown[]][] = [
  ['list', [1]],
  ['create', []],
  ['create', [{ ...newGame, scenario: 'gergovia' }]],
  ['create', [{ ...newGame, cheat: true }]],
  ['create', [{ ...newGame, options: { ...newGame.options, firstEditionCards: 'yes' } }]],
  ['create', [{ ...newGame, seats: { ...newGame.seats, germans: { kind: 'person', name: 'x' } } }]],
  ['create', [{ ...newGame, name: 'x'.repeat(81) }]],
  ['open', ['../settings']],
  ['open', ['..\\settings']],
  ['open', ['/etc/passwd']],
  ['open', ['C:game']],
  ['open', ['.hidden']],
  ['open', ['']],
  ['open', ['x\u0000']],
  ['open', [{ toString: 'x' }]],
  ['remove', ['a/b']],
  ['exportGame', ['..']],
  ['answer', ['a', { choose: 'x' }]],
  ['adjust', ['a', 'everything']],
  ['adjust', ['a', ring]],
  ['adjust', ['a', { regions: deep }]],
  ['adjust', ['a', { seats: { romans: 'x'.repeat(70_000) } }]],
  ['resume', ['a', -1, 0]],
  ['answer', ['a', { choose: [1] }]],
  ['answer', ['a', { choose: ['x'], allocate: {} }]],
  ['answer', ['a', { allocate: { x: -1 } }]],
  ['answer', ['a', { allocate: { x: 1.5 } }]],
  ['answer', ['a', { choose: Array.from({ length: 501 }, () => 'x') }]],
  ['answer', ['a', { choose: ['x'.repeat(101)] }]],
  ['answer', ['a', null]],
  ['answer', ['a']],
  ['answer', ['a', { choose: [] }, '1']],
  ['undo', ['a', -1]],
  ['copyEarlier', ['a', '../../settings']],
  ['goTo', ['a', -1]],
  ['goTo', ['a', '1']],
  ['viewAt', ['a', Infinity]],
  ['rename', ['a', '   ']],
  ['importGame', ['x'.repeat(16 * 1024 * 1024 + 1)]],
  ['saveSettings', [{ ...goodSettings, textSize: '120' }]],
  ['saveSettings', [{ ...goodSettings, control: 'rainbow' }]],
  ['saveSettings', [{ ...goodSettings, volume: 101 }]],
  ['saveSettings', [{ ...goodSettings, more: 1 }]],
]

describe('what comes through a door', () => {
  test.each(Object.entries(good))('%s with the right arguments reaches the host', async (call, args) => {
    const { host, calls } = listeningHost()
    expect(await throughDoor(host, call, args, fail)).toEqual({ ok: true, value: call === 'close' ? null : 'done' })
    expect(calls).toEqual([[call, ...args]])
  })

  test.each(bad.map(([call, args]) => [call, inspect(args).slice(0, 60), args] as const))(
    '%s %s is refused',
    async (call, _shown, args) => {
      const { host, calls } = listeningHost()
      expect(await throughDoor(host, call, args, fail)).toMatchObject({
        ok: false,
        error: { key: 'host.bad-arguments', params: { call } },
      })
      expect(calls).toEqual([])
    },
  )

  test.each(['shutdown', 'toString', '__proto__', 'constructor', '', 7, null, undefined])(
    '%s is no call',
    async (call) => {
      const { host, calls } = listeningHost()
      expect(
        await throughDoor({ ...host, shutdown: () => calls.push(['shutdown']) } as HostApi, call, [], fail),
      ).toEqual({
        ok: false,
        error: { key: 'host.unknown-call' },
      })
      expect(calls).toEqual([])
    },
  )

  test('arguments that are no list are refused', async () => {
    const { host } = listeningHost()
    for (const args of [undefined, null, {}, 'list', { length: 0 }]) {
      expect(await throughDoor(host, 'list', args, fail)).toMatchObject({
        ok: false,
        error: { key: 'host.bad-arguments' },
      })
    }
  })

  test('problems go out as their reason; mistakes are reported and go out as one sentence', async () => {
    const { host } = listeningHost()
    const full = { ...host, list: () => Promise.reject(new HostProblem({ key: 'save.disk-full' })) }
    expect(await throughDoor(full, 'list', [], fail)).toEqual({ ok: false, error: { key: 'save.disk-full' } })
    const mistake = new TypeError('x is undefined')
    const reported: unknown[] = []
    const broken = { ...host, list: () => Promise.reject(mistake) }
    expect(await throughDoor(broken, 'list', [], (error) => reported.push(error))).toEqual({
      ok: false,
      error: { key: 'host.unexpected', params: { detail: 'x is undefined' } },
    })
    expect(reported).toEqual([mistake])
  })
})

function fail(error: unknown): never {
  throw new Error('reported a mistake', { cause: error })
}
