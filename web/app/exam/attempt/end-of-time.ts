import { ApiError } from '@tq/contract/errors.ts'

const AGAIN_MS = 3000

export interface EndMeans {
  /** By the server's clock, in milliseconds; null when the attempt is closed. */
  left(): Promise<number | null>
  submit(): Promise<void>
  /** The time is not over after all. */
  onMoreTime(): void
  onClosed(): void
  onFailure(error: unknown): void
}

/**
 * What the page does when its time is over: it asks the clock first, since staff may have given more time meanwhile, and hands in only
 * what is really over. Without an answer it tries again, the clock first each time.
 */
export function createEndOfTime(means: EndMeans) {
  let again: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  async function run(): Promise<void> {
    clearTimeout(again)
    if (isAsking || isStopped) return
    isAsking = true
    try {
      await askAndSubmit()
    } catch (error) {
      if (isClosedBy(error)) means.onClosed()
      else if (!isStopped) {
        means.onFailure(error)
        again = setTimeout(run, AGAIN_MS)
      }
    } finally {
      isAsking = false
    }
  }

  async function askAndSubmit(): Promise<void> {
    const left = await means.left()
    if (isStopped) return
    if (left === null) means.onClosed()
    else if (left > 0) means.onMoreTime()
    else await means.submit()
  }

  return {
    run,
    stop() {
      isStopped = true
      clearTimeout(again)
    },
    start() {
      isStopped = false
    },
  }
}

/** Our own word that nothing is taken any more; a 404 of a proxy on the way is not. */
export const isClosedBy = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'ATTEMPT_CLOSED' || error.code === 'ATTEMPT_NOT_FOUND')
