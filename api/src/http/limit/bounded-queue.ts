import { AppError } from '@tq/contract/errors.ts'
import { clientGoneSignal } from '../client-gone.ts'

/** The longest wait before a request is refused: after that people reload or press again anyway. */
const LONGEST_WAIT_MS = 3_000
const COME_BACK_SECONDS = 5

interface Waiter {
  go(): void
  refuse(reason: unknown): void
}

/**
 * Runs `atOnce` tasks at a time; at most `waiting` others wait, for `longestMs` at most, and are refused beyond that. A request
 * whose client closes the connection leaves the line, so that no work is done for it.
 */
export function boundedQueue({
  atOnce,
  waiting,
  longestMs = LONGEST_WAIT_MS,
}: {
  atOnce: number
  waiting: number
  longestMs?: number
}) {
  const line = new Set<Waiter>()
  let running = 0

  function waitForTurn(gone: AbortSignal | undefined): Promise<void> {
    if (gone?.aborted) return Promise.reject(gone.reason)
    if (line.size >= waiting) return Promise.reject(busy())
    return new Promise((go, refuse) => {
      const waiter: Waiter = { go: () => leave(go), refuse: (reason) => leave(() => refuse(reason)) }
      const timer = setTimeout(() => waiter.refuse(busy()), longestMs)
      const onGone = () => waiter.refuse(gone?.reason)
      gone?.addEventListener('abort', onGone)
      line.add(waiter)
      function leave(then: () => void): void {
        clearTimeout(timer)
        gone?.removeEventListener('abort', onGone)
        line.delete(waiter)
        then()
      }
    })
  }

  return async <T>(task: () => Promise<T>, gone = clientGoneSignal()): Promise<T> => {
    // A task that ends passes its slot to the next waiter, so `running` does not change.
    if (running >= atOnce) await waitForTurn(gone)
    else running++
    try {
      return await task()
    } finally {
      const [next] = line
      if (next) next.go()
      else running--
    }
  }
}

const busy = () => new AppError('BUSY', { retryAfter: COME_BACK_SECONDS })
