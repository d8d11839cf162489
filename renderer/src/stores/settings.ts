import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { defaultSettings, type ControlStyle, type Settings } from '@gallia/shared/settings'
import { chosenLanguage, speak } from '../text/languages'
import { useConnection } from './connection'
import { useScreen } from './screen'

/** What the person has set; kept by the host, in force at once. */
export const useSettings = defineStore('settings', () => {
  const connection = useConnection()
  const screen = useScreen()
  const settings = ref<Settings>(structuredClone(defaultSettings))
  /** False until the host has told them, so that nothing is asked too early, nor in another language. */
  const known = ref(false)

  /** How Control is drawn: as it was chosen, or as the colours want it. */
  const controlStyle = computed<ControlStyle>(() => {
    const { control, colours } = settings.value
    if (control !== 'colours') return control
    return colours === 'safe' ? 'hatched' : 'wash'
  })

  async function load(): Promise<void> {
    const stored = await screen.attempt(() => connection.host().settings())
    if (stored) settings.value = stored
    await inLanguage()
    known.value = true
  }

  async function change(part: Partial<Settings>): Promise<void> {
    settings.value = { ...settings.value, ...part }
    const plain = JSON.parse(JSON.stringify(settings.value)) as Settings
    await screen.attempt(() => connection.host().saveSettings(plain))
  }

  const inLanguage = (): Promise<void | undefined> =>
    screen.attempt(() => speak(chosenLanguage(settings.value.language)))

  watch(settings, (now) => show(now), { immediate: true, deep: true })
  watch(() => settings.value.language, inLanguage, { immediate: true })
  return { settings, known, controlStyle, load, change }
})

/** Puts the settings in force on the page. */
function show(settings: Settings): void {
  const root = document.documentElement
  root.dataset['colours'] = settings.colours
  root.style.setProperty('--text-scale', String(settings.textSize / 100))
  // Without a value of its own the page follows the system's wish for less motion.
  if (settings.animation === 100) root.style.removeProperty('--speed')
  else root.style.setProperty('--speed', String(settings.animation / 100))
}
