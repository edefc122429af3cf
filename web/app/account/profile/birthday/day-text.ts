/** 1990-01-02 → 02/01/1990 */
export const formatDay = (iso: string): string => iso.split('-').reverse().join('/')

/** 2/1/1990, 02-01-1990, 02011990 → 1990-01-02; null for what is no day. */
export function parseDay(text: string): string | null {
  const match = /^\s*(\d{1,2})\D?(\d{1,2})\D?(\d{4})\s*$/.exec(text)
  if (!match) return null
  const [, day = '', month = '', year = ''] = match
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** The day as it is on the calendar, whatever the clock's zone. */
export const isoOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
