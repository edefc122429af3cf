import { ApiError } from '@tq/contract/errors.ts'
import type { CourseDetail } from '@tq/contract/learning/course.ts'
import { type CourseProgress, getCourseProgress, getUserCourse } from '@tq/contract/learning/progress.ts'
import { call } from '../../../lib/browser-call.ts'
import { storedToken } from '../../../lib/state/stored-token.ts'
import { usePart } from '../../../lib/use-part.ts'
import { courseProgress, hasBegun, withKept } from '../../course-progress.ts'
import { guestProgress } from '../../guest-progress.ts'
import { handOverGuestProgress } from '../../hand-over.ts'

export interface Learner {
  /** Every lesson is open: the course is free, or theirs. */
  isOpen: boolean
  /** Null until it is known, and for whoever has not begun. An owner always has some. */
  progress: CourseProgress | null
  /** It could not be asked whether the course is theirs. */
  failure: string
  again(): void
}

/** What the shared page can't know: whose the course is and how far they are. Asked once the page is alive. */
export function useLearner(course: CourseDetail): Learner {
  const { answer, failure, again } = usePart(() => ask(course), course.id)
  const isOpen = course.use !== 'sold' || answer?.isOwner === true
  return { isOpen, progress: answer?.progress ?? null, failure, again }
}

interface Standing {
  isOwner: boolean
  progress: CourseProgress | null
}

async function ask({ id, use, chapters }: CourseDetail): Promise<Standing> {
  if (!storedToken()) {
    const progress = use === 'sold' ? null : courseProgress(id, chapters, guestProgress(id))
    return { isOwner: false, progress: progress && hasBegun(progress) ? progress : null }
  }
  const params = { id: String(id) }
  await handOverGuestProgress()
  if (use !== 'sold') {
    const { data } = await call(getCourseProgress, { params })
    const progress = withKept(data, chapters, guestProgress(id))
    return { isOwner: false, progress: hasBegun(progress) ? progress : null }
  }
  try {
    const { data } = await call(getUserCourse, { params })
    return { isOwner: true, progress: data.progress }
  } catch (error) {
    // Not theirs, as for what is not there: then they are a visitor.
    if (error instanceof ApiError && error.status === 404) return { isOwner: false, progress: null }
    throw error
  }
}
