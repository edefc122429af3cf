import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Helper<Job, Result> {
  pid: number
  ask(job: Job): Promise<Result>
  stop(): Promise<void>
}

type Answer<Result> = { result: Result } | { failure: string }

/**
 * A process of our own, so that what it does never shares an event loop with what is measured. One job at a time. The file is named
 * from the folder of the bench.
 */
export function startHelper<Job, Result>(file: string): Helper<Job, Result> {
  const child = fork(new URL(`../${file}`, import.meta.url), { serialization: 'advanced' })
  return {
    pid: child.pid ?? 0,
    ask: (job) =>
      new Promise((done, fail) => {
        const onExit = () => fail(new Error(`${file} ended before it answered`))
        child.once('exit', onExit)
        child.once('message', (answer: Answer<Result>) => {
          child.off('exit', onExit)
          if ('failure' in answer) fail(new Error(`${file}: ${answer.failure}`))
          else done(answer.result)
        })
        child.send(job as object, (error) => error && fail(error))
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** The other end: what the process does with each job. */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  process.on('message', async (job: Job) => {
    const answer = await work(job).then(
      (result) => ({ result }),
      (error: Error) => ({ failure: error.stack ?? String(error) }),
    )
    process.send?.(answer)
  })
  // Whoever started us is gone, however it ended.
  process.on('disconnect', () => process.exit())
}
