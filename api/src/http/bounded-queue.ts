import { AppError } from '@tq/contract/errors.ts'
import { whoAsks } from './caller.ts'

/** Longer nobody waits before being told to come back: browsers and people have given up, or press again. */
const LONGEST_WAIT_MS = 3_000
const COME_BACK_SECONDS = 5

interface Waiter {
  go(): void
  refuse(reason: unknown): void
}

/**
 * Runs so many tasks at once; the others wait in line, so many and so long at most, and are refused beyond that. Whoever closes the
 * connection leaves the line too: nothing is done for somebody who is gone.
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

  return async <T>(task: () => Promise<T>, gone = whoAsks()): Promise<T> => {
    // Whoever ends hands its place on: `running` stays as it is.
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
