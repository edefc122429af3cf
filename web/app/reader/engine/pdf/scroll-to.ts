import type { Box, Size } from './pages-layout.ts'

/** Brings a part of a page onto the screen, if it is not. */
export function scrollTo(root: HTMLElement, { room, page, box }: { room: Size; page: HTMLElement; box: Box }) {
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = page
  const top = offsetTop + box.top * offsetHeight
  const left = offsetLeft + box.left * offsetWidth
  const { scrollTop, scrollLeft } = root
  const { width, height } = room
  if (top < scrollTop || top + box.height * offsetHeight > scrollTop + height) root.scrollTop = top - height / 3
  if (left < scrollLeft || left > scrollLeft + width) root.scrollLeft = left - width / 3
}

const TOLERANCE = 4

/** The sides a finger may turn to: of a page that is wider than the screen, all of it is seen first. */
export function waysToSwipe(root: HTMLElement, { isPaged, isZoomed }: { isPaged: boolean; isZoomed: boolean }) {
  if (!isPaged || !isZoomed) return { left: isPaged, right: isPaged }
  const { scrollLeft, scrollWidth, clientWidth } = root
  return { left: scrollLeft <= TOLERANCE, right: scrollLeft + clientWidth >= scrollWidth - TOLERANCE }
}
