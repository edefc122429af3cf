import type { Data } from '@tq/contract/http/endpoint.ts'
import type { listDigitalProductsOwned } from '@tq/contract/my-library.ts'

export type Reading = NonNullable<Data<typeof listDigitalProductsOwned>[number]['reading']>
type Far = Pick<Reading, 'percent' | 'placeTitle'>

/** From here on it was read: what follows the last words is an index or a blank page. */
const DONE_PERCENT = 99

export const isRead = ({ percent }: Pick<Far, 'percent'>): boolean => percent !== null && percent >= DONE_PERCENT

export function readVerb(reading: Far): string {
  if (reading.percent === null) return 'Bắt đầu đọc'
  return isRead(reading) ? 'Đọc lại' : 'Đọc tiếp'
}

/** Whole percents; one who has begun has read something. */
export const wholePercent = ({ percent }: Pick<Far, 'percent'>): number =>
  percent === null ? 0 : Math.min(100, Math.max(1, Math.round(percent)))

export function farWords(reading: Far): string {
  if (reading.percent === null) return 'Chưa mở'
  if (isRead(reading)) return 'Đã đọc xong'
  const percent = `${wholePercent(reading)}%`
  return reading.placeTitle ? `Đang ở ${quoted(reading.placeTitle)}, ${percent}` : `Đã đọc ${percent}`
}

/** “Trang 12” and “Chương 2…” go on in the sentence; any other heading is a name. */
const quoted = (title: string) =>
  /^(Trang|Chương|Bài|Phần|Mục) /.test(title) ? title[0]?.toLowerCase() + title.slice(1) : `“${title}”`
