import type { Database } from '@tq/db/database.ts'
import { moveDatabaseClock } from '@tq/db/testing/clock.ts'
import { vi } from 'vitest'

const DAY_MS = 24 * 60 * 60 * 1_000
/** Before anything is moved; it goes on by itself. */
const realNow = Date.now.bind(Date)

/** So many days from today, for the database and for the program. Only dates are moved: waiting takes as long as ever. */
export async function moveClocks(db: Database, days: number): Promise<void> {
  vi.useRealTimers()
  await moveDatabaseClock(db, days)
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: realNow() + days * DAY_MS })
}
