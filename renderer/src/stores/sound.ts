import { defineStore } from 'pinia'
import { watch } from 'vue'
import type { Cue } from '../sound/cues'
import { render, type Sound } from '../sound/samples'
import { useSettings } from './settings'

/** Plays sounds, where they are wanted. There is no audio before the setting is on and a sound is due. */
export const useSound = defineStore('sound', () => {
  const settings = useSettings()
  let audio: { context: AudioContext; loudness: GainNode } | undefined
  const buffers = new Map<Sound, AudioBuffer>()

  watch(
    () => settings.settings.sound,
    (on) => on || close(),
  )
  watch(() => settings.settings.volume, setVolume)

  function play(cues: readonly Cue[]): void {
    if (!settings.settings.sound || !cues.length || document.hidden) return
    const { context, loudness } = (audio ??= open())
    // A page that nobody has touched yet may not sound: what is due then is left out, not kept for later.
    if (context.state === 'suspended' && !navigator.userActivation.hasBeenActive) return
    void context.resume()
    for (const { sound, at } of cues) {
      const source = new AudioBufferSourceNode(context, { buffer: bufferOf(sound, context) })
      source.connect(loudness)
      source.start(context.currentTime + at / 1000)
    }
  }

  /** A little of everything, to set the volume by. */
  function tryOut(): void {
    play([
      { sound: 'troop', at: 0 },
      { sound: 'legion', at: 160 },
      { sound: 'dice', at: 420 },
    ])
  }

  function open(): { context: AudioContext; loudness: GainNode } {
    const context = new AudioContext()
    const loudness = new GainNode(context, { gain: gain() })
    loudness.connect(context.destination)
    return { context, loudness }
  }

  function close(): void {
    void audio?.context.close()
    audio = undefined
    buffers.clear()
  }

  /** Ears hear ratios: half the volume is a quarter of the amplitude. */
  const gain = (): number => (settings.settings.volume / 100) ** 2

  function setVolume(): void {
    if (audio) audio.loudness.gain.value = gain()
  }

  function bufferOf(sound: Sound, context: AudioContext): AudioBuffer {
    const known = buffers.get(sound)
    if (known) return known
    const samples = render(sound, context.sampleRate)
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate })
    buffer.copyToChannel(samples, 0)
    buffers.set(sound, buffer)
    return buffer
  }

  return { play, tryOut }
})
