import { createPinia, setActivePinia } from 'pinia'
import { nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeHost } from '../../test/fake-host'
import { useConnection } from './connection'
import { useSettings } from './settings'
import { useSound } from './sound'

/** What the browser was asked to do. */
let opened: FakeContext[] = []
let started: { length: number; at: number }[] = []

class FakeContext {
  state = 'running'
  sampleRate = 8000
  currentTime = 10
  destination = {}
  closed = false
  constructor() {
    opened.push(this)
  }
  resume = () => Promise.resolve()
  close = () => Promise.resolve(void (this.closed = true))
}
class FakeGain {
  gain: { value: number }
  constructor(_: FakeContext, options: { gain: number }) {
    this.gain = { value: options.gain }
    gains.push(this)
  }
  connect = () => {}
}
class FakeBuffer {
  constructor(readonly options: { length: number }) {}
  copyToChannel = () => {}
}
class FakeSource {
  constructor(
    _: FakeContext,
    readonly options: { buffer: FakeBuffer },
  ) {}
  connect = () => {}
  start = (at: number) => void started.push({ length: this.options.buffer.options.length, at })
}
let gains: FakeGain[] = []

beforeEach(() => {
  opened = []
  started = []
  gains = []
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('GainNode', FakeGain)
  vi.stubGlobal('AudioBuffer', FakeBuffer)
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  setActivePinia(createPinia())
  useConnection().use({ host: createFakeHost(), retry: () => Promise.resolve() })
})
afterEach(() => vi.unstubAllGlobals())

describe('sounds', () => {
  it('open no audio as long as they are off, as they are at first', () => {
    useSound().play([{ sound: 'card', at: 0 }])
    expect(opened).toHaveLength(0)
  })

  it('are played when they are due, as loud as was set', async () => {
    await useSettings().change({ sound: true, volume: 50 })
    const sound = useSound()
    expect(opened).toHaveLength(0)
    sound.play([{ sound: 'troop', at: 0 }, { sound: 'dice', at: 500 }]) // prettier-ignore
    expect(started.map((s) => s.at)).toEqual([10, 10.5])
    expect(gains[0]?.gain.value).toBe(0.25)
    await useSettings().change({ volume: 0 })
    await nextTick()
    expect(gains[0]?.gain.value).toBe(0)
    expect(opened).toHaveLength(1)
  })

  it('give the audio back when they are switched off', async () => {
    const settings = useSettings()
    await settings.change({ sound: true })
    useSound().tryOut()
    await settings.change({ sound: false })
    await nextTick()
    expect(opened[0]?.closed).toBe(true)
    useSound().tryOut()
    expect(opened).toHaveLength(1)
  })

  it('wait for nothing where the page may not sound yet', async () => {
    await useSettings().change({ sound: true })
    vi.stubGlobal('AudioContext', class extends FakeContext {
      override state = 'suspended'
    }) // prettier-ignore
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false }, languages: ['en'] })
    useSound().play([{ sound: 'card', at: 0 }])
    expect(started).toEqual([])
  })
})
