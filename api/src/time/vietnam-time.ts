/** Vietnam is seven hours ahead of UTC all through the year; servers run in UTC. */
export const VIETNAM_AHEAD_MS = 7 * 60 * 60 * 1000
const ZONE = { timeZone: 'Asia/Ho_Chi_Minh' } as const

/** The day on the wall calendar in Vietnam, which knows no summer time. */
export const vietnamDay = (now: Date) => new Date(now.getTime() + VIETNAM_AHEAD_MS).toISOString().slice(0, 10)

export const vietnamHour = (now: Date) => new Date(now.getTime() + VIETNAM_AHEAD_MS).getUTCHours()

const moment = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'short', timeStyle: 'short', ...ZONE })
const longDay = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'long', ...ZONE })

/** "17:00 6/3/26": as people in Vietnam read their clocks. */
export const momentText = (at: Date) => moment.format(at)

/** "6 tháng 3, 2026" */
export const dayText = (at: Date) => longDay.format(at)
