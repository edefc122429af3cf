import type { Database } from '@tq/db/database.ts'
import { Logger, runOnce } from 'graphile-worker'
import type { Settings } from '../deps.ts'
import { openTasks, taskList } from '../jobs.ts'
import { TEST_SETTINGS } from './settings.ts'

export const SILENT = new Logger(() => () => {})

/**
 * Otherwise a run ends before the database knows how its last job went: a test that makes a failed one due again was overtaken by the
 * failure, which put it off.
 */
export const WRITTEN_BEFORE_THE_END: GraphileConfig.Preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Does the jobs of all queues that are due, as workers would. */
export async function runJobs(db: Database, settings: Settings = TEST_SETTINGS): Promise<void> {
  const work = openTasks({ db, settings })
  try {
    await runOnce({
      pgPool: db.$client,
      taskList: taskList(work),
      noHandleSignals: true,
      logger: SILENT,
      preset: WRITTEN_BEFORE_THE_END,
    })
  } finally {
    work.close()
  }
}
