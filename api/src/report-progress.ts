const EVERY_MS = 1_000

/**
 * Tells staff how far work on a file is, and everybody that it is still being worked on: what nobody reports on is taken for dead. `write`
 * stores the percent and the moment.
 */
export function reportProgress(write: (percent: number) => Promise<unknown>) {
  let percent = 0
  /** A report that fails is made up for by the next. */
  const report = () => write(percent).catch(() => {})
  let writing: Promise<unknown> = report()
  const timer = setInterval(() => {
    writing = writing.then(report)
  }, EVERY_MS)
  return {
    /** Never back, and not to the end: that is told by whoever ends it. */
    set(reached: number) {
      percent = Math.min(99, Math.max(percent, reached))
    },
    async stop() {
      clearInterval(timer)
      await writing
    },
  }
}
