/** Lets a few tasks run at a time and a bounded number wait: rendering more at once only makes everybody slower. */
export function createLimiter(atOnce: number, waiting: number) {
  let running = 0
  const queue: (() => void)[] = []

  return async function limited<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new OverloadedError()
      await new Promise<void>((go) => queue.push(go))
    } else running++
    try {
      return await task()
    } finally {
      // The place goes straight to the next in line.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}

export class OverloadedError extends Error {
  readonly statusCode = 503
  override name = 'OverloadedError'
}
