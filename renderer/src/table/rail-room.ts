import { computed, nextTick, onBeforeUnmount, onMounted, ref, watch, type Ref } from 'vue'

/** Texts of this height can be read with a little scrolling; with less of them the title alone is better. */
const enough = 110

/**
 * How the right rail shares its height. The decision is to be whole: the log gives way first, then the current card folds
 * to its title, then the rail is tight: both cards and the sequence of play on two lines. The card lies unfolded while it
 * matters or the player wants it, as long as there is room for it.
 *
 * @param rail what holds the rail
 * @param matters whether the card is what is decided about
 * @param question changes with what is asked, and with it the room
 */
export function useRailRoom(
  rail: Ref<HTMLElement | undefined>,
  matters: Readonly<Ref<boolean>>,
  question: () => string,
) {
  const wanted = ref(true)
  const room = ref(true)
  const tight = ref(false)
  const open = computed(() => wanted.value && room.value)

  /** The room shows when everything lies open, which nobody sees before it is decided. */
  async function measure(): Promise<void> {
    room.value = true
    tight.value = false
    await nextTick()
    await giveWay()
    const panel = rail.value?.querySelector('.dec')
    grown.disconnect()
    if (panel) grown.observe(panel)
  }

  async function giveWay(): Promise<void> {
    if (isSqueezed()) room.value = false
    await nextTick()
    if (isShort()) tight.value = true
  }

  function isSqueezed(): boolean {
    const texts = rail.value?.querySelector('.card:not(.nextc) .ctexts')
    return !!texts && texts.clientHeight < Math.min(enough, texts.scrollHeight)
  }

  /** A part of the decision, or of what stands above it, would have to be scrolled to. */
  function isShort(): boolean {
    const parts = rail.value?.querySelectorAll('.dec > .db, .cards') ?? []
    return [...parts].some((part) => part.scrollHeight > part.clientHeight + 1)
  }

  /** While a question is open the rest only gives way: what comes back would move what is pointed at. */
  const grown = new ResizeObserver(() => void giveWay())

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
  onBeforeUnmount(() => {
    grown.disconnect()
    removeEventListener('resize', measure)
  })

  return { open, tight, toggle }
}
