import { CRONTAB, type JobDeps, taskList } from '@tq/api/jobs.ts'
import { writeDueLetters } from '@tq/api/mail/due-letters.ts'
import { Logger, type Runner, run } from 'graphile-worker'
import type { Logger as Pino } from 'pino'

const RESTART_MS = 2_000
const JOBS_AT_ONCE = 4
const LETTERS_EVERY_MS = 1_000

/** Runs queued work until stopped, starting again by itself after the database was away. */
export function startWorker(deps: JobDeps, log: Pino): { stop(): Promise<void> } {
  let runner: Runner | null = null
  let isStopping = false
  let retry: NodeJS.Timeout | undefined
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log.error({ worker: true }, message)
    else log.debug({ worker: true }, message)
  })

  async function start(): Promise<void> {
    try {
      runner = await run({
        pgPool: deps.db.$client,
        taskList: taskList(deps),
        crontab: CRONTAB,
        concurrency: JOBS_AT_ONCE,
        noHandleSignals: true,
        logger,
      })
      // Stopped while it was still starting.
      if (isStopping) await runner.stop()
      await runner.promise
    } catch (error) {
      log.error({ err: error }, 'worker ended')
    }
    if (!isStopping) retry = setTimeout(() => (running = start()), RESTART_MS)
  }
  let running = start()

  let nextLetters: NodeJS.Timeout | undefined
  async function writeLetters(): Promise<void> {
    try {
      while (!isStopping && (await writeDueLetters(deps.db)));
    } catch (error) {
      log.error({ err: error }, 'letters wait')
    }
    if (!isStopping) nextLetters = setTimeout(() => (letters = writeLetters()), LETTERS_EVERY_MS)
  }
  let letters = writeLetters()

  return {
    async stop() {
      isStopping = true
      clearTimeout(retry)
      clearTimeout(nextLetters)
      await runner?.stop().catch(() => {})
      await Promise.all([running.catch(() => {}), letters])
    },
  }
}
