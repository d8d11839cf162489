import { computed, type WritableComputedRef } from 'vue'
import type { Settings } from '@gallia/shared/settings'
import { useSettings } from '../stores/settings'

/** One of the settings, to be bound to what sets it: a change is in force and kept at once. */
export function useSetting<K extends keyof Settings>(key: K): WritableComputedRef<Settings[K]> {
  const store = useSettings()
  return computed({
    get: () => store.settings[key],
    set: (value) => void store.change({ [key]: value } as Pick<Settings, K>),
  })
}
