import { crontab, type JobDeps, openTasks, QUEUES, type QueueName, type Tasks, taskList } from '@tq/api/jobs.ts'
import type { Database } from '@tq/db/database.ts'
import { Logger, type Runner, run } from 'graphile-worker'
import type { Logger as Pino } from 'pino'

const RESTART_MS = 2_000
const EACH_SECOND_MS = 1_000
/** At a stop, running jobs have this long to finish; then those that wait for an outside service are aborted. */
const STOP_PATIENCE_MS = 5_000

const RUNNER = {
  // Turns batching on, even for one job: only then does stopping wait until the results of the last jobs are stored.
  completeJobBatchDelay: 0,
  failJobBatchDelay: 0,
}

interface Part {
  stop(): Promise<void>
}

/** Does queued work until stopped: every queue by a runner of its own, so that none waits for another. */
export function startWorker(deps: JobDeps, log: Pino, { stopPatienceMs = STOP_PATIENCE_MS } = {}): Part {
  const work = openTasks(deps)
  const queues = Object.keys(QUEUES) as QueueName[]
  const parts = [
    ...queues.map((queue) => runQueue(queue, { work, db: deps.db, log, stopPatienceMs })),
    ...Object.entries(work.eachSecond).map(([name, drain]) =>
      repeat(drain, (error) => log.error({ err: error, work: name }, 'waits')),
    ),
  ]
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()))
      work.close()
    },
  }
}

/** Restarts the runner when it ends because the database was down. */
function runQueue(
  queue: QueueName,
  { work, db, log, stopPatienceMs }: { work: Tasks; db: Database; log: Pino; stopPatienceMs: number },
): Part {
  let runner: Runner | null = null
  let isStopping = false
  let retry: NodeJS.Timeout | undefined
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log.error({ worker: true, queue }, message)
    else log.debug({ worker: true, queue }, message)
  })

  async function start(): Promise<void> {
    try {
      runner = await run({
        pgPool: db.$client,
        taskList: taskList(work, queue),
        crontab: crontab(work, queue),
        concurrency: QUEUES[queue].atOnce,
        noHandleSignals: true,
        logger,
        preset: { worker: { ...RUNNER, gracefulShutdownAbortTimeout: stopPatienceMs } },
      })
      // Stopped while it was still starting.
      if (isStopping) await runner.stop()
      await runner.promise
    } catch (error) {
      log.error({ err: error, queue }, 'worker ended')
    }
    if (!isStopping) retry = setTimeout(() => (running = start()), RESTART_MS)
  }
  let running = start()

  return {
    async stop() {
      isStopping = true
      clearTimeout(retry)
      await runner?.stop().catch(() => {})
      await running.catch(() => {})
    },
  }
}

/** Calls `drain` each second until nothing is waiting; a failure is logged and tried again. */
function repeat(drain: () => Promise<boolean>, onError: (error: unknown) => void): Part {
  let isStopping = false
  let next: NodeJS.Timeout | undefined
  async function turn(): Promise<void> {
    try {
      while (!isStopping && (await drain()));
    } catch (error) {
      onError(error)
    }
    if (!isStopping) next = setTimeout(() => (running = turn()), EACH_SECOND_MS)
  }
  let running = turn()
  return {
    async stop() {
      isStopping = true
      clearTimeout(next)
      await running
    },
  }
}
