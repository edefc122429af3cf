import { createElement, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type Held, held, type Piece } from '../head/pieces.ts'
import { useHiddenParts } from './route-handle.ts'
import { useShellData } from './shell-data.ts'

/**
 * The header and the footer are a third of a page's tags, and the same on many pages: the server draws them once and then puts them in
 * as text, until what they are made from changes. They are cut out of a whole page, so that the ids in them are those the browser comes
 * to at the same place. Only where a page is drawn in one go (`drawing`): elsewhere several are under way at once.
 */
interface Kept {
  /** What the frame was made from; other data, other parts. */
  of: unknown[]
  parts: Map<string, Held>
}

interface Placed {
  key: string
  open: string
  close: string
  /** What belongs in there, where only its place was drawn. */
  part: Held | undefined
}

let kept: Kept = { of: [], parts: new Map() }
/** Parts of the page under way, in its order; null: no page is. */
let placed: Placed[] | null = null
/** A header for each section of the site, and some to spare. */
const MOST = 64
/** Stands where a kept part belongs. */
const PLACE = '<!--frame-->'

/** Whether a page is being drawn in one go. */
export const isDrawing = () => placed !== null

/** Draws a page in one go and keeps the parts of it that others will have too. Null where one of them is not where it was put. */
export function drawing(render: () => string | null): Piece[] | null {
  placed = []
  try {
    const page = render()
    return page === null ? null : inPieces(page, placed)
  } finally {
    placed = null
  }
}

function inPieces(page: string, parts: Placed[]): Piece[] | null {
  const pieces: Piece[] = []
  let from = 0
  for (const { key, open, close, part } of parts) {
    const opened = page.indexOf(open, from)
    const start = opened + open.length
    const end = page.indexOf(close, start)
    if (opened < 0 || end < 0 || (part && end !== start + PLACE.length)) return null
    const whole = part ?? held(page.slice(start, end))
    if (!part && kept.parts.size < MOST) kept.parts.set(key, whole)
    pieces.push(page.slice(from, start), whole)
    from = end
  }
  pieces.push(page.slice(from))
  return pieces
}

/** `children` is one element: this tag with this class and nothing else on it. */
export function FrameOnce({
  tag,
  className = '',
  children,
}: {
  tag: 'header' | 'footer'
  className: string | undefined
  children: ReactNode
}) {
  if (import.meta.env.SSR) {
    const { pathname, search } = useLocation()
    const { categories, logos } = useShellData()
    const hidden = useHiddenParts()
    // What is searched for stands in the header's field.
    if (!placed || search.includes('searchContent=')) return children
    if (kept.of[0] !== categories || kept.of[1] !== logos) kept = { of: [categories, logos], parts: new Map() }
    const key = tag === 'footer' ? tag : `${tag} ${sectionOf(pathname)} ${[...hidden]}`
    const part = kept.parts.get(key)
    placed.push({ key, open: `<${tag} class="${className}">`, close: `</${tag}>`, part })
    if (part) return createElement(tag, { className, dangerouslySetInnerHTML: { __html: PLACE } })
  }
  return children
}

/** The menu marks the section one is in, and its own pages by their whole path. */
function sectionOf(pathname: string): string {
  const [, section = '', deeper] = pathname.split('/', 3)
  return deeper === undefined ? section : `${section}/`
}
