import type { LessonId } from '../state'
import { firstYear } from './first-year'
import type { Lesson } from './lesson'

export const lessons: Readonly<Record<LessonId, Lesson>> = { 'first-year': firstYear }
