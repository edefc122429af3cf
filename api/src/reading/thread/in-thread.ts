import { Worker } from 'node:worker_threads'
import { BookError } from '../intake/book-error.ts'
import type { Answer, Given, Made, Order, TaskName } from './tasks.ts'

const THREAD = new URL('./thread.ts', import.meta.url)
/** It takes half a second to load what it needs: it stays for the next book, and not for the night. */
const IDLE_MS = 30_000
/** What is read becomes many times as large: this ends a thread, and not the program. */
const MOST_MEMORY_MB = 2_048

interface Waiting {
  onPercent(percent: number): void
  resolve(made: unknown): void
  reject(error: Error): void
}

interface Thread {
  ask(task: TaskName, given: unknown, onPercent: Waiting['onPercent']): Promise<unknown>
}

let open: Thread | undefined

/** Does work on a whole book beside everything else: a PDF of 400 pages is written in one piece, and nobody would be answered meanwhile. */
export function inThread<Name extends TaskName>(
  task: Name,
  given: Given<Name>,
  onPercent: (percent: number) => void = () => {},
): Promise<Made<Name>> {
  open ??= openThread((ended) => {
    if (open === ended) open = undefined
  })
  return open.ask(task, given, onPercent) as Promise<Made<Name>>
}

function openThread(onEnd: (thread: Thread) => void): Thread {
  const worker = new Worker(THREAD, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } })
  const waiting = new Map<number, Waiting>()
  let last = 0
  let idle: NodeJS.Timeout | undefined
  let cause: Error | undefined

  worker.on('message', (answer: Answer) => {
    const one = waiting.get(answer.id)
    if (!one) return
    if ('percent' in answer) return one.onPercent(answer.percent)
    waiting.delete(answer.id)
    if (!waiting.size) rest()
    if ('made' in answer) one.resolve(answer.made)
    else one.reject(errorOf(answer.failure))
  })
  worker.on('error', (error: Error & { code?: string }) => {
    cause =
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new BookError('Tệp này quá lớn hoặc quá phức tạp nên không xử lý được') : error
  })
  worker.on('exit', () => {
    onEnd(thread)
    for (const one of waiting.values()) one.reject(cause ?? new Error('the thread for books ended'))
  })

  function rest(): void {
    // A program that stops need not wait for a thread that does nothing.
    worker.unref()
    idle = setTimeout(() => {
      onEnd(thread)
      void worker.terminate()
    }, IDLE_MS)
    idle.unref()
  }

  const thread: Thread = {
    ask(task, given, onPercent) {
      clearTimeout(idle)
      worker.ref()
      const order: Order = { id: ++last, task, given }
      return new Promise((resolve, reject) => {
        waiting.set(order.id, { onPercent, resolve, reject })
        worker.postMessage(order)
      })
    },
  }
  return thread
}

function errorOf({ message, stack, problem }: Extract<Answer, { failure: unknown }>['failure']): Error {
  if (problem) return new BookError(message, problem)
  return Object.assign(new Error(message), stack ? { stack } : {})
}
