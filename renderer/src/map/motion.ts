import { computed, onBeforeUnmount, ref } from 'vue'
import type { ComputedRef } from 'vue'

/** Per cent of the normal durations: what was set, or, where nothing special was set, nothing if the system asks for less motion. */
export function useMotion(setting: () => number): ComputedRef<number> {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)')
  const less = ref(query.matches)
  const follow = () => (less.value = query.matches)
  query.addEventListener('change', follow)
  onBeforeUnmount(() => query.removeEventListener('change', follow))
  return computed(() => (setting() === 100 && less.value ? 0 : setting()))
}
