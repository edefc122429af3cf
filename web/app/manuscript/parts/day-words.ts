const DAY_MS = 24 * 60 * 60_000
const VIETNAM_MS = 7 * 60 * 60_000

/** 2026-11-30 → 30/11/2026: a day on the Vietnamese calendar, whatever clock the reader's machine has. */
export const dayWords = (day: string): string => day.split('-').reverse().join('/')

/** How many days are left until the end of that day in Vietnam; negative once it is over. */
export function daysUntil(day: string, now = Date.now()): number {
  const today = new Date(now + VIETNAM_MS).toISOString().slice(0, 10)
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
}

/** hạn 30/11/2026, còn 5 ngày */
export function dueWords(day: string, now?: number): string {
  const left = daysUntil(day, now)
  if (left < 0) return `đã quá hạn ${dayWords(day)}`
  return `hạn ${dayWords(day)}, ${left === 0 ? 'là hôm nay' : `còn ${left} ngày`}`
}
