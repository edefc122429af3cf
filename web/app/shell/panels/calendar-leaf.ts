const ZONE = 'Asia/Ho_Chi_Minh'
const WEEKDAYS: Record<string, string> = {
  Sun: 'Chủ nhật',
  Mon: 'Thứ Hai',
  Tue: 'Thứ Ba',
  Wed: 'Thứ Tư',
  Thu: 'Thứ Năm',
  Fri: 'Thứ Sáu',
  Sat: 'Thứ Bảy',
}
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export interface Leaf {
  weekday: string
  day: string
  month: string
  /** Ngày 15 tháng 11 năm 2026 */
  words: string
}

/** A day in Hà Nội, whatever the clock of the device says. */
export function leafOf(date: Date): Leaf {
  const { weekday = '', day = '', month = '', year = '' } = partsOf(date)
  return { weekday: WEEKDAYS[weekday] ?? '', day, month, words: `Ngày ${day} tháng ${month} năm ${year}` }
}

/** 15:00, Thứ Năm 19/11/2026 */
export function timeOf(date: Date): string {
  const { weekday = '', day, month, year, hour, minute } = partsOf(date)
  return `${hour}:${minute}, ${WEEKDAYS[weekday]} ${day}/${month}/${year}`
}

function partsOf(date: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
}
