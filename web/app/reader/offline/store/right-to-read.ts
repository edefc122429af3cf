/** As long as the server gives: a device that hears nothing for thirty days opens nothing any more. */
const MOST_MS = 30 * 86_400_000
/** Clocks are set right by a little all the time. */
const SLACK_MS = 10 * 60_000

/** `clock`: the device's clock stands before a moment it has shown already. */
export type Standing = 'open' | 'over' | 'clock'

export interface Clock {
  now: number
  /** The latest moment this device has ever shown since the server's last word. */
  latestSeen: number
}

/** Whoever sets the clock back gains nothing: then the server is asked, however many days are left. */
export function standingOf(goodUntil: number, { now, latestSeen }: Clock): Standing {
  if (now < latestSeen - SLACK_MS) return 'clock'
  return now < goodUntil ? 'open' : 'over'
}

/** The end by the device's clock, which may be far behind the server's: never more than thirty of its own days. */
export const endOf = (goodUntil: string, now: number): number => Math.min(Date.parse(goodUntil), now + MOST_MS)

export const daysLeft = (goodUntil: number, now: number): number => Math.max(0, Math.ceil((goodUntil - now) / 86_400_000))

export const WHY_CLOSED: Record<Exclude<Standing, 'open'>, string> = {
  over: 'Cần nối mạng để xác nhận quyền đọc: đã 30 ngày máy này chưa liên lạc với Thư Quán.',
  clock: 'Cần nối mạng để xác nhận quyền đọc: đồng hồ của máy đang chạy chậm hơn lần mở trước.',
}
