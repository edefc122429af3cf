import { ApiError } from '@tq/contract/errors.ts'
import type { Call } from '@tq/contract/http/call.ts'
import { markLessonRead, savePosition } from '@tq/contract/learning/progress.ts'
import { forgetGuestLesson, type KeptPlace, keptPlaces } from './guest-progress.ts'

/**
 * Tells the server of every lesson a guest has learnt in. It believes only so much played time at once: a video that a guest has seen
 * and the server does not count as seen yet stays kept here, and is told again at a later page.
 */
export async function sendGuestProgress(ask: Call): Promise<void> {
  for (const place of keptPlaces()) {
    try {
      if (await tell(place, ask)) forgetGuestLesson(place)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
      if (!isRefused) throw error
      // Such as a lesson that is no longer there.
      forgetGuestLesson(place)
    }
  }
}

/** True when the server knows as much as this browser. */
async function tell({ lessonId, position, at, watched, isDone }: KeptPlace, ask: Call): Promise<boolean> {
  if (isDone && watched.length === 0) {
    await ask(markLessonRead, { body: { lessonId } })
    return true
  }
  if (watched.length === 0) {
    await ask(savePosition, { body: { lessonId, position, at } })
    return true
  }
  let isKnownDone = false
  for (const [from, to] of watched)
    isKnownDone = (await ask(savePosition, { body: { lessonId, position, at, played: { from, to } } })).data.isDone
  return isKnownDone || !isDone
}
