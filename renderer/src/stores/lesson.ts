import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { illegal, type Answer, type Decision } from '@gallia/shared/kernel/decision'
import { text, type Text, type TextParam } from '@gallia/shared/kernel/text'
import type { RegionId } from '@gallia/shared/falling-sky/ids'
import { answerAt, placed, sameAnswer, stepsAt } from '@gallia/shared/falling-sky/learn/lesson'
import { lessons } from '@gallia/shared/falling-sky/learn/lessons'
import { usePlayback } from './playback'
import { useTable } from './table'

/**
 * The guided game on the table. Where it is follows from the number of answers; only how far the texts of a moment have
 * been read is kept here. While the lesson runs, the table takes no answer but the lesson's.
 */
export const useLesson = defineStore('lesson', () => {
  const table = useTable()
  const playback = usePlayback()

  /** The game that the players go on with on their own, at the end of its lesson. */
  const left = ref<string>()
  const read = ref(0)
  /** The guide is answering. */
  const playing = ref(false)

  /** None on a board that was set by hand: what the guide says would no longer be so. */
  const lesson = computed(() => {
    const id = table.present?.options.lesson
    return id && table.id !== left.value && !table.edited ? lessons[id] : undefined
  })
  const steps = computed(() => (lesson.value ? placed(lesson.value) : []))
  const here = computed(() => stepsAt(steps.value, table.at))
  const current = computed(() => here.value[Math.min(read.value, here.value.length - 1)])
  const place = computed(() => (current.value ? steps.value.indexOf(current.value) : -1))

  const acting = computed(() => here.value.find(({ step }) => step.answers.length > 0))
  const expected = computed(() => acting.value && answerAt(acting.value, table.at))
  /** Rules may have changed since the lesson was written down: where its answer is none, it holds nobody up. */
  const fits = computed(() => {
    const asked = table.decision
    return !expected.value || !asked || illegal(asked, expected.value) === undefined
  })
  const active = computed(() => current.value !== undefined && fits.value)
  /** What the rules do on their own is watched first, beat by beat: the step after it speaks of the board as it will be. */
  const waiting = computed(() => table.watching !== undefined)
  const guides = computed(() => {
    const answer = expected.value
    return answer !== undefined && ('aside' in answer || table.decision?.faction !== lesson.value?.learner)
  })
  /** There is more to read before anything is answered. */
  const reading = computed(() => current.value !== acting.value && current.value !== here.value.at(-1))
  /** What the table asks is what the step is about, and the learner's to answer. */
  const yours = computed(() => active.value && !waiting.value && current.value === acting.value && !guides.value)
  const ended = computed(() => active.value && !waiting.value && !acting.value && !reading.value)

  watch(
    () => [table.id, table.at],
    () => (read.value = 0),
    { flush: 'sync' },
  )
  /** What the text takes from the board: as it was before the answers of its step, while they are being given. */
  const facts = shallowRef<Record<string, TextParam>>()
  watch(
    [current, () => table.present] as const,
    ([now, board], [before]) => {
      if (now && now === before && table.at > now.start) return
      facts.value = board && now?.step.facts?.(board)
    },
    { immediate: true, flush: 'sync' },
  )
  watch(active, (on) => (table.guard = on ? objection : undefined), { immediate: true, flush: 'sync' })

  /** Why the lesson doesn't take an answer; undefined if it does. */
  function objection(given: Answer): Text | undefined {
    const wanted = expected.value
    const asked = table.decision
    if (!asked || !wanted || sameAnswer(given, wanted)) return undefined
    if (guides.value) return text('ui.learn.hint.guide')
    return hint(asked, wanted)
  }

  /** The Region that the step is about. */
  const region = computed<RegionId | undefined>(() => {
    const point = active.value && !waiting.value && !table.looking ? current.value?.step.point : undefined
    return point?.kind === 'region' ? point.region : undefined
  })

  /** The phase of Winter that the step tells of, for its sheet. */
  const phase = computed(() => (active.value && !waiting.value ? current.value?.step.phase : undefined))

  /** The next text, or what the guide plays. */
  async function next(): Promise<void> {
    if (playing.value || waiting.value) return
    if (reading.value) read.value++
    else if (guides.value) await play()
  }

  async function play(): Promise<void> {
    const step = acting.value
    if (!step) return
    playing.value = true
    try {
      while (acting.value === step && expected.value && !waiting.value) {
        if (!(await table.answer(expected.value))) return
        await playback.shown()
      }
    } finally {
      playing.value = false
    }
  }

  /** Back to the step before, taking its answers back. */
  async function back(): Promise<void> {
    if (read.value > 0) return void read.value--
    const before = steps.value[place.value - 1]
    if (!before) return
    if (before.start < table.at && !(await table.goTo(before.start))) return
    read.value = Math.max(0, here.value.indexOf(before))
  }

  /** Goes on as an ordinary game. */
  function leave(): void {
    left.value = table.id
  }

  return {
    lesson, steps, current, facts, place, expected, active, waiting, guides, reading, yours, ended, playing, region, phase, next, back, leave,
  } // prettier-ignore
})

/** What would be the answer here, in the words of the question. */
function hint(asked: Decision, wanted: Answer): Text {
  if ('choose' in wanted && asked.kind === 'choose' && wanted.choose.length > 0) {
    const what = asked.options.filter((o) => wanted.choose.includes(o.id)).map((o) => o.label)
    return text('ui.learn.hint.choose', { what })
  }
  if ('allocate' in wanted && asked.kind === 'allocate') {
    const what = asked.buckets.flatMap(({ id, label }) => {
      const n = wanted.allocate[id] ?? 0
      return n > 0 ? [text('ui.learn.hint.amount', { n, what: label })] : []
    })
    if (what.length) return text('ui.learn.hint.choose', { what })
  }
  return text('ui.learn.hint.nothing')
}
