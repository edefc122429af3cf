const DAYS = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy']

/** A day of the calendar, `2026-11-17`, as people say it: thứ Ba 17/11. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const two = (n: number) => String(n).padStart(2, '0')
  return `${DAYS[date.getUTCDay()]} ${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}`
}
