import { createElement, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isInPieces, place } from '../drawing/draw-in-pieces.ts'
import type { Held } from '../head/pieces.ts'
import { useHiddenParts } from './route-handle.ts'
import { useShellData } from './shell-data.ts'

/**
 * The header and the footer are a third of a page's tags, and the same on many pages: the server draws them once and then puts them in
 * as text, until what they are made from changes. They are cut out of a whole page, so that the ids in them are those the browser comes
 * to at the same place. Only where a page is drawn in pieces.
 */
interface Kept {
  /** What the frame was made from; other data, other parts. */
  of: unknown[]
  parts: Map<string, Held>
}

let kept: Kept = { of: [], parts: new Map() }
/** A header for each section of the site, and some to spare. */
const MOST = 64

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
    if (!isInPieces() || search.includes('searchContent=')) return children
    if (kept.of[0] !== categories || kept.of[1] !== logos) kept = { of: [categories, logos], parts: new Map() }
    const key = tag === 'footer' ? tag : `${tag} ${sectionOf(pathname)} ${[...hidden]}`
    const part = kept.parts.get(key)
    if (part) return createElement(tag, { className, dangerouslySetInnerHTML: { __html: place(part) } })
    const { parts } = kept
    const hold = (drawn: Held) => void (parts.size < MOST && parts.set(key, drawn))
    place({ open: `<${tag} class="${className}">`, close: `</${tag}>`, hold })
  }
  return children
}

/** The menu marks the section one is in, and its own pages by their whole path. */
function sectionOf(pathname: string): string {
  const [, section = '', deeper] = pathname.split('/', 3)
  return deeper === undefined ? section : `${section}/`
}
