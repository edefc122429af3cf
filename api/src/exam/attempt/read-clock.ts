import type { getClock } from '@tq/contract/exam/attempt.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { Database } from '@tq/db/database.ts'
import { instant } from '../exam-row.ts'
import { closeIfDue } from './close-attempt.ts'
import { requireAttempt } from './read-attempt.ts'

/** For a tab that comes back: what time it is here, and whether the attempt is still open. */
export async function readClock(db: Database, userId: string, attemptId: string): Promise<Data<typeof getClock>> {
  const attempt = await requireAttempt(db, userId, attemptId)
  if (attempt.is_due && (await closeIfDue(db, attemptId))) return readClock(db, userId, attemptId)
  return { serverNow: instant(attempt.now), deadline: instant(attempt.deadline), state: attempt.state }
}
