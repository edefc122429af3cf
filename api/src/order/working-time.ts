const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Vietnam is seven hours ahead, all year. */
const AHEAD_MS = 7 * HOUR_MS
const CLOSING_HOUR = 17
const ENOUGH_MS = 4 * HOUR_MS

/** The end of the first working day that leaves somebody four hours to read the bank's statement. */
export function statementUntil(now: Date): Date {
  const local = now.getTime() + AHEAD_MS
  for (let closing = local - (local % DAY_MS) + CLOSING_HOUR * HOUR_MS; ; closing += DAY_MS) {
    const weekday = new Date(closing).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && closing - local >= ENOUGH_MS) return new Date(closing - AHEAD_MS)
  }
}
