import { parentPort } from 'node:worker_threads'
import { BookError } from '../intake/book-error.ts'
import { type Answer, type Order, TASKS } from './tasks.ts'

const tell = (answer: Answer) => parentPort?.postMessage(answer)

parentPort?.on('message', async ({ id, task, given }: Order) => {
  const run = TASKS[task] as (given: unknown, onPercent: (percent: number) => void) => unknown
  try {
    tell({ id, made: await run(given, (percent) => tell({ id, percent })) })
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    tell({
      id,
      failure: { message, ...(stack ? { stack } : {}), ...(error instanceof BookError ? { problem: error.problem } : {}) },
    })
  }
})
