import { computed, nextTick, onBeforeUnmount, onMounted, ref, watch, type Ref } from 'vue'

/** Texts of this height can be read with a little scrolling; with less of them the title alone is better. */
const enough = 110

/**
 * Whether the current card lies unfolded in the rail: while it matters or the player wants it, as long as there is room
 * for it. The decision below it is always whole.
 *
 * @param rail where the card lies
 * @param matters whether the card is what is decided about
 * @param question changes with what is asked, and with it the room
 */
export function useCardRoom(
  rail: Ref<HTMLElement | undefined>,
  matters: Readonly<Ref<boolean>>,
  question: () => string,
) {
  const wanted = ref(true)
  const room = ref(true)
  const open = computed(() => wanted.value && room.value)

  /** The room shows when the card lies open, which nobody sees before it is decided. */
  async function measure(): Promise<void> {
    room.value = true
    await nextTick()
    room.value = !squeezed()
  }

  function squeezed(): boolean {
    const texts = rail.value?.querySelector('.card:not(.nextc) .ctexts')
    return !!texts && texts.clientHeight < Math.min(enough, texts.scrollHeight)
  }

  /** Folds or unfolds the card by the player's wish; false if there is no room to unfold it. */
  async function toggle(): Promise<boolean> {
    wanted.value = !open.value
    if (!wanted.value) return true
    await measure()
    if (!room.value) wanted.value = matters.value
    return room.value
  }

  watch(matters, (now) => (wanted.value = now), { immediate: true })
  watch(question, measure, { flush: 'post' })
  onMounted(() => {
    void measure()
    addEventListener('resize', measure)
  })
  onBeforeUnmount(() => removeEventListener('resize', measure))

  return { open, toggle }
}
