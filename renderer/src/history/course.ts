import { onMounted, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { CoursePoint } from '@gallia/shared/falling-sky/record/course'
import { useTable } from '../stores/table'

/** How the game on the table has gone so far, asked for once; `failed` if it can't be had. */
export function useCourse(): { course: ShallowRef<readonly CoursePoint[]>; failed: Ref<boolean> } {
  const table = useTable()
  const course = shallowRef<readonly CoursePoint[]>([])
  const failed = ref(false)
  onMounted(async () => {
    const had = await table.course()
    if (had) course.value = had
    else failed.value = true
  })
  return { course, failed }
}
