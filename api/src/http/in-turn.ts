import { AppError } from '@tq/contract/errors.ts'

/** Runs so many tasks at once; the others wait in line, and beyond that are refused. */
export function inTurn({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new AppError('UNAVAILABLE')
      // Whoever ends hands its place on: `running` stays as it is.
      await new Promise<void>((go) => line.push(go))
    } else running++
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
