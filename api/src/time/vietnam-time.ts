/** Vietnam is seven hours ahead of UTC all through the year; servers run in UTC. */
export const VIETNAM_AHEAD_MS = 7 * 60 * 60 * 1000

/** The day on the wall calendar in Vietnam, which knows no summer time. */
export const vietnamDay = (now: Date) => new Date(now.getTime() + VIETNAM_AHEAD_MS).toISOString().slice(0, 10)

/** When that day of the calendar, `2026-12-02`, begins in Vietnam. */
export const vietnamMidnight = (day: string) => new Date(`${day}T00:00:00+07:00`)

/** `2026-12-02` as people in Vietnam write it: 02/12/2026. */
export const dayOfCalendar = (day: string) => day.split('-').reverse().join('/')

export const vietnamHour = (now: Date) => new Date(now.getTime() + VIETNAM_AHEAD_MS).getUTCHours()

/** "17:00" and "06/03/2026", as people in Vietnam read their clocks. */
function clockAndDay(at: Date): [clock: string, day: string] {
  const there = new Date(at.getTime() + VIETNAM_AHEAD_MS).toISOString()
  return [there.slice(11, 16), there.slice(0, 10).split('-').reverse().join('/')]
}

/** "17:00 ngày 06/03/2026": in a sentence. */
export const momentText = (at: Date) => clockAndDay(at).join(' ngày ')

/** "17:00 06/03/2026": in a cell of a table. */
export const momentCell = (at: Date) => clockAndDay(at).join(' ')
