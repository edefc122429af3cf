import { Held, type Piece } from '../head/pieces.ts'

/** Stands in the page that React draws where a held part belongs. */
export const PLACE = '<!--held-->'

/** A part of the page under way that is held, or will be: then it is cut out between these tags. */
type Part = Held | { open: string; close: string; hold(part: Held): void }

/** In the order of the page; null: none is under way. Pages are drawn in one go, one after another. */
let parts: Part[] | null = null

/** Whether a page is being drawn in pieces: elsewhere several are under way at once. */
export const isInPieces = () => parts !== null

/** Marks where it belongs; what is said twice, because the first try failed, is taken back before. */
export function place(part: Part): typeof PLACE {
  parts?.push(part)
  return PLACE
}

/** Places nothing if it fails. */
export function tryPlacing<T>(draw: () => T): T {
  const before = parts?.length ?? 0
  try {
    return draw()
  } catch (error) {
    if (parts) parts.length = before
    throw error
  }
}

/** The page with its held parts in their places. Null where one of them is not where it was put, or a text looks like a place. */
export function drawInPieces(render: () => string | null): Piece[] | null {
  parts = []
  try {
    const page = render()
    return page === null ? null : inPieces(page, parts)
  } finally {
    parts = null
  }
}

function inPieces(page: string, placed: Part[]): Piece[] | null {
  const pieces: Piece[] = []
  let from = 0
  for (const part of placed) {
    const isHeld = part instanceof Held
    const open = isHeld ? PLACE : part.open
    const at = page.indexOf(open, from)
    const start = isHeld ? at : at + open.length
    const end = isHeld ? at + PLACE.length : page.indexOf(part.close, start)
    if (at < 0 || end < 0) return null
    const whole = isHeld ? part : new Held(page.slice(start, end))
    if (!isHeld) part.hold(whole)
    pieces.push(page.slice(from, start), whole)
    from = end
  }
  if (page.includes(PLACE, from)) return null
  pieces.push(page.slice(from))
  return pieces
}
