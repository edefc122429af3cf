import type { Database } from '@tq/db/database.ts'
import { Logger, runOnce } from 'graphile-worker'
import type { Settings } from '../deps.ts'
import { openTasks, taskList } from '../jobs.ts'
import { TEST_SETTINGS } from './settings.ts'

export const SILENT = new Logger(() => () => {})

/** Does the jobs of all queues that are due, as workers would. */
export async function runJobs(db: Database, settings: Settings = TEST_SETTINGS): Promise<void> {
  const work = openTasks({ db, settings })
  try {
    await runOnce({ pgPool: db.$client, taskList: taskList(work), noHandleSignals: true, logger: SILENT })
  } finally {
    work.close()
  }
}
