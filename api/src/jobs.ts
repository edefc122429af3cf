import type { Database } from '@tq/db/database.ts'
import type { TaskList } from 'graphile-worker'
import { catalogJobs } from './catalog/catalog.jobs.ts'

export interface JobDeps {
  db: Database
}

/** Every kind of background work, by the name it is queued under. */
export function taskList(deps: JobDeps): TaskList {
  return { ...catalogJobs(deps) }
}

/** Work that comes round by the clock. */
export const CRONTAB = ['* * * * * follow-price-clock'].join('\n')
