import type { ReaderSettings } from '../../settings/reader-settings.ts'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

/** Between two pages that follow each other. */
export const GAP = 12
/** Two pages side by side must not become smaller than this part of one alone. */
const SPREAD_LOSS = 0.75
const SPREAD_WIDTH = 900
/** A point of the page, in pixels, where pages as wide as the screen would be too large to read. */
export const WIDEST = 1.7
export const PHONE = 640
export const PADDING: Record<ReaderSettings['margin'], number> = { narrow: 4, middle: 16, wide: 40 }

export const paddingOf = ({ margin }: Pick<ReaderSettings, 'margin'>, room: Size): number =>
  room.width < PHONE ? PADDING[margin] / 4 : PADDING[margin]

/** Whether two pages fit side by side. */
export function isSpread(settings: ReaderSettings, room: Size, page: Size): boolean {
  if (settings.flow !== 'paged' || settings.columns !== 'two' || room.width < SPREAD_WIDTH) return false
  const pair = { width: page.width * 2, height: page.height }
  return scaleInto(pair, room) >= SPREAD_LOSS * scaleInto(page, room)
}

const scaleInto = (what: Size, room: Size) => Math.min(room.width / what.width, room.height / what.height)

/** The pages that are on the screen together with this one: the cover by itself, then left and right as in the printed book. */
export function pagesWith(page: number, { isSpread, count }: { isSpread: boolean; count: number }): number[] {
  if (!isSpread || page === 1) return [page]
  const left = page - (page % 2)
  return left + 1 <= count ? [left, left + 1] : [left]
}

/** What to draw ahead of these, the likeliest first: together what will be on the screen together. */
export function pagesAround(
  shown: readonly number[],
  { isPaged, isSpread, count }: { isPaged: boolean; isSpread: boolean; count: number },
): number[][] {
  const [first = 1, last = first] = [shown[0], shown.at(-1)]
  return [last + 1, first - 1, last + (isSpread ? 3 : 2)]
    .filter((page) => page >= 1 && page <= count)
    .map((page) => (isPaged ? pagesWith(page, { isSpread, count }) : [page]))
}

/** Pages side by side, whole on the screen at zoom 1, in the middle of it. */
export function placeSpread(
  pages: readonly Size[],
  { room, padding, zoom }: { room: Size; padding: number; zoom: number },
): { boxes: Box[]; inside: Size } {
  const inner = { width: room.width - 2 * padding, height: room.height - 2 * padding }
  const together = { width: sum(pages.map(({ width }) => width)), height: Math.max(...pages.map(({ height }) => height)) }
  const scale = Math.max(0.05, scaleInto(together, inner)) * zoom
  const boxes: Box[] = []
  const width = together.width * scale
  const height = together.height * scale
  let left = Math.max(padding, (room.width - width) / 2)
  const top = Math.max(padding, (room.height - height) / 2)
  for (const page of pages) {
    boxes.push({ left, top: top + (height - page.height * scale) / 2, width: page.width * scale, height: page.height * scale })
    left += page.width * scale
  }
  const inside = { width: Math.max(room.width, width + 2 * padding), height: Math.max(room.height, height + 2 * padding) }
  return { boxes, inside }
}

/** All pages below each other, equally wide. */
export function placeColumn(
  pages: readonly Size[],
  { room, padding, zoom }: { room: Size; padding: number; zoom: number },
): { boxes: Box[]; inside: Size } {
  const [first] = pages
  const fitting = Math.min(room.width - 2 * padding, (first?.width ?? 1) * WIDEST)
  const width = Math.max(40, fitting * zoom)
  const left = Math.max(padding, (room.width - width) / 2)
  let top = padding
  const boxes = pages.map((page) => {
    const height = (width * page.height) / page.width
    const box = { left, top, width, height }
    top += height + GAP
    return box
  })
  return {
    boxes,
    inside: { width: Math.max(room.width, width + 2 * padding), height: Math.max(room.height, top - GAP + padding) },
  }
}

/** Index of the box that a height lies in, or of the next one. */
export function boxAt(boxes: readonly Box[], y: number): number {
  let low = 0
  let high = boxes.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const { top, height } = boxes[middle] as Box
    if (top + height >= y) high = middle
    else low = middle + 1
  }
  return low
}

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
