import type { Answer } from '../../kernel/decision'
import type { TextParam } from '../../kernel/text'
import type { NewGame } from '../../protocol'
import type { Faction, RegionId } from '../ids'
import type { WinterPhase } from '../state'
import type { BoardView } from '../view'

/**
 * A guided game: a real game with a known deck and known dice, and for each of its answers a step that explains it. How
 * far it has been played is the number of its answers, so that nothing but the game has to be kept.
 */
export interface Lesson {
  /** The Faction whose questions the learner answers; the guide answers those of all others. */
  learner: Faction
  chapters: readonly LessonChapter[]
  /** The game to begin. `name` and `learner` are shown as they are, in the learner's language. */
  game(name: string, learner: string): NewGame
}

export interface LessonChapter {
  id: string
  steps: readonly LessonStep[]
}

export interface LessonStep {
  /** What it says is a text of the screens, by chapter and step. */
  id: string
  /** What the learner is to look at; without it, where something is to be answered, the answer. */
  point?: Pointer
  /** The phase of Winter that is told of on its sheet, once Winter is over. */
  phase?: WinterPhase
  /** Paragraphs of the rules to read on in. */
  rules?: readonly string[]
  /** What the text takes from the board, so that it can't say another number than the table shows. */
  facts?: (board: BoardView) => Record<string, TextParam>
  /** What the text says of the board without a number; proved by a test. */
  holds?: (board: BoardView) => boolean
  /** The answers that the lesson gives here, one after the other. None: there is only something to read. */
  answers: readonly Answer[]
}

export type Pointer =
  | { kind: 'region'; region: RegionId }
  | { kind: 'plaque'; faction: Faction }
  | { kind: 'area'; area: 'card' | 'next-card' | 'sequence' | 'senate' | 'log' }

/** A step with its place in the whole lesson. */
export interface PlacedStep {
  chapter: LessonChapter
  step: LessonStep
  /** Answers given before it. */
  start: number
  /** Answers given after it. */
  end: number
}

/** All steps in their order. */
export function placed(lesson: Lesson): PlacedStep[] {
  let at = 0
  return lesson.chapters.flatMap((chapter) =>
    chapter.steps.map((step) => {
      const start = at
      at += step.answers.length
      return { chapter, step, start, end: at }
    }),
  )
}

/**
 * The steps for the moment after `at` answers: what there is to read, and what is answered next. In the middle of a
 * step that gives several answers that step alone; none after the last moment of the lesson.
 */
export function stepsAt(steps: readonly PlacedStep[], at: number): readonly PlacedStep[] {
  return steps.filter(({ start, end }) => start === at || (start < at && at < end))
}

/** The answer that a step gives after `at` answers. */
export function answerAt({ step, start }: PlacedStep, at: number): Answer | undefined {
  return step.answers[at - start]
}

/** Answers in the whole lesson. */
export function lengthOf(lesson: Lesson): number {
  return placed(lesson).at(-1)?.end ?? 0
}

/** The chapters that lie behind somebody who has given so many answers. */
export function chaptersDone(lesson: Lesson, at: number): LessonChapter[] {
  const steps = placed(lesson)
  const last = lengthOf(lesson)
  return lesson.chapters.filter((chapter) => {
    const end = steps.findLast((s) => s.chapter === chapter)?.end ?? 0
    return at > end || at === last
  })
}

/** Whether two answers are the same, whatever the order of what they name. */
export function sameAnswer(one: Answer, other: Answer): boolean {
  if ('choose' in one) return 'choose' in other && [...one.choose].sort().join() === [...other.choose].sort().join()
  if ('aside' in one) return 'aside' in other && one.aside === other.aside
  return 'allocate' in other && amounts(one.allocate) === amounts(other.allocate)
}

function amounts(allocate: Readonly<Record<string, number>>): string {
  const some = Object.entries(allocate).filter(([, n]) => n > 0)
  return some.map(([id, n]) => `${id}:${n}`).sort().join() // prettier-ignore
}
