import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { runOnce, type TaskList } from 'graphile-worker'
import { systemActor } from '../../actor.ts'
import type { Settings } from '../../deps.ts'
import { openTasks, type Task, taskList } from '../../jobs.ts'
import { SILENT, WRITTEN_BEFORE_THE_END } from '../run-jobs.ts'

/** Refunds and letters leave jobs to others: after so many rounds nothing waits any more. */
const ROUNDS = 3

/**
 * All that the worker ever does, as often as it takes until nothing is left to do: what it looks at each second, what comes round by the
 * clock, what was queued. By the clock as `jobs.ts` names it, by the minute before by the night, or the other way round: which worker is
 * faster must not matter. Says which of it was done; whatever fails, fails here.
 */
export async function runEverything(db: Database, settings: Settings, { isReversed = false } = {}): Promise<Set<string>> {
  const work = openTasks({ db, settings })
  const done = new Set<string>()
  const queued: TaskList = Object.fromEntries(
    Object.entries(taskList(work)).map(([name, run]) => [
      name,
      (payload, helpers) => {
        done.add(name)
        return run?.(payload, helpers)
      },
    ]),
  )
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, look] of Object.entries(work.eachSecond)) {
        while (await look());
        done.add(name)
      }
      const byClock = Object.entries<Task>(work.tasks).filter(([, task]) => task.schedule)
      for (const [name, task] of isReversed ? byClock.toReversed() : byClock) {
        await task.run({}, { actor: systemActor(name), stopping: new AbortController().signal, isLastTry: false })
        done.add(name)
      }
      await runOnce({
        pgPool: db.$client,
        taskList: queued,
        noHandleSignals: true,
        logger: SILENT,
        preset: WRITTEN_BEFORE_THE_END,
      })
    }
  } finally {
    work.close()
  }
  const { rows } = await db.execute<{ task: string; error: string }>(
    sql`select task_identifier as task, last_error as error from graphile_worker.jobs where last_error is not null`,
  )
  if (rows.length) throw new Error(`Jobs failed: ${rows.map(({ task, error }) => `${task}: ${error}`).join('; ')}`)
  return done
}

/** Every name there is to be done. */
export function allWork(db: Database, settings: Settings): string[] {
  const work = openTasks({ db, settings })
  work.close()
  return [...Object.keys(work.tasks), ...Object.keys(work.eachSecond)].toSorted()
}
