import type { TaskList } from 'graphile-worker'
import type { JobDeps } from '../jobs.ts'
import { followPriceClock } from './price.ts'

/** Looks back further than its own period: a sale that opened while no worker ran is still found. */
const LOOK_BACK_MS = 24 * 60 * 60 * 1000

export function catalogJobs({ db }: JobDeps): TaskList {
  let lookedUntil = new Date(Date.now() - LOOK_BACK_MS)
  return {
    'follow-price-clock': async () => {
      const now = new Date()
      await followPriceClock(db, lookedUntil, now)
      lookedUntil = now
    },
  }
}
