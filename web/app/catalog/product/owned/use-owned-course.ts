import { getUserCourse } from '@tq/contract/learning/progress.ts'
import { call } from '../../../lib/browser-call.ts'
import { storedToken } from '../../../lib/state/stored-token.ts'
import { usePart } from '../../../lib/use-part.ts'
import { loadCourseParts } from '../course/course-parts-lazy.tsx'

/** Whether the course that is sold here is theirs already; false until it is known, and when it could not be asked. */
export function useOwnedCourse(courseId: number | null): boolean {
  const { answer } = usePart(() => ask(courseId), courseId)
  return answer ?? false
}

async function ask(courseId: number | null): Promise<boolean | null> {
  if (courseId === null || !storedToken()) return null
  try {
    await call(getUserCourse, { params: { id: String(courseId) } })
    // What changes for an owner is drawn by these.
    await loadCourseParts()
    return true
  } catch {
    return false
  }
}
