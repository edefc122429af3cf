/**
 * The server's time, as this page knows it. The device's own clock may be an hour wrong, or be set while the paper is written: only how
 * much time has passed is taken from it.
 */
export interface ServerClock {
  /** Milliseconds since 1970, by the server. */
  now(): number
  sync(serverNow: string): void
}

export function createServerClock(serverNow: string): ServerClock {
  let ahead = Number.NEGATIVE_INFINITY
  const sync = (at: string) => {
    // An answer that was held up on its way tells an older time than there is.
    ahead = Math.max(ahead, Date.parse(at) - performance.now())
  }
  sync(serverNow)
  return { now: () => performance.now() + ahead, sync }
}
