import { vietnamDay, vietnamHour } from './vietnam-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Orders confirmed by then on a working day are packed the same day. */
export const CUT_OFF_HOUR = 14
/** When the next parcels are packed a day later: until then an answer about today stays true. */
export function nextCutOff(now: Date): Date {
  const today = new Date(`${vietnamDay(now)}T${CUT_OFF_HOUR}:00:00+07:00`)
  return today > now ? today : new Date(today.getTime() + DAY_MS)
}
/** Of the solar calendar, the same each year. */
const HOLIDAYS = ['01-01', '04-30', '05-01', '09-02']
/**
 * What differs from year to year: the first day of the moon's year, which is kept with the day before and the three after, the
 * Hùng kings' day, and the day beside 2 September that is free as well, as the government says each year or is likely to.
 */
const YEARS = [
  { newYear: '2026-02-17', hungKings: '2026-04-26', besideSeptember2: '2026-09-01' },
  { newYear: '2027-02-06', hungKings: '2027-04-16', besideSeptember2: '2027-09-03' },
  { newYear: '2028-01-26', hungKings: '2028-04-04', besideSeptember2: '2028-09-01' },
  { newYear: '2029-02-13', hungKings: '2029-04-23', besideSeptember2: '2029-09-03' },
  // The moon is new before midnight in Hà Nội and after it in Beijing: a day earlier than the Chinese one.
  { newYear: '2030-02-02', hungKings: '2030-04-12', besideSeptember2: '2030-09-03' },
]
export const LAST_KNOWN_YEAR = Number(YEARS.at(-1)?.newYear.slice(0, 4))
const FREE_DAYS = new Map<string, Set<string>>()

/** Every free day of a year but plain weekends. A holiday on a weekend moves to the next working day (Labour Code, art. 111). */
function freeDaysOf(year: string): Set<string> {
  const known = FREE_DAYS.get(year)
  if (known) return known
  const named = YEARS.filter(({ newYear }) => newYear.startsWith(year)).flatMap(({ newYear, hungKings, besideSeptember2 }) => [
    ...[-1, 0, 1, 2, 3].map((days) => dayAfter(newYear, days)),
    ...[hungKings, besideSeptember2],
  ])
  const free = new Set([...HOLIDAYS.map((day) => `${year}-${day}`), ...named])
  for (const day of [...free].filter(isWeekend).sort()) {
    let instead = dayAfter(day, 1)
    while (isWeekend(instead) || free.has(instead)) instead = dayAfter(instead, 1)
    free.add(instead)
  }
  FREE_DAYS.set(year, free)
  return free
}

/** The working day on which an order confirmed now is packed. */
export function packingDay(at: Date): string {
  const today = vietnamDay(at)
  const isBeforeCutOff = vietnamHour(at) < CUT_OFF_HOUR
  return isWorkingDay(today) && isBeforeCutOff ? today : addWorkingDays(today, 1)
}

export function addWorkingDays(day: string, count: number): string {
  let then = day
  for (let left = count; left > 0; ) {
    then = dayAfter(then, 1)
    if (isWorkingDay(then)) left--
  }
  return then
}

export function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !freeDaysOf(day.slice(0, 4)).has(day)
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}
