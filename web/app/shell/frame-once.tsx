import { createElement, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useHiddenParts } from './route-handle.ts'
import { useShellData } from './shell-data.ts'

/**
 * The header and the footer are a third of a page's tags, and the same on many pages: the server draws them once and then puts them in
 * as text, until what they are made from changes. They are cut out of a whole page, so that the ids in them are those the browser comes
 * to at the same place. Only where a page is drawn in one go (`drawing`): elsewhere several are under way at once.
 */
interface Held {
  /** What the frame was made from; other data, other parts. */
  of: unknown[]
  html: Map<string, string>
}

interface Drawn {
  key: string
  open: string
  close: string
}

let held: Held = { of: [], html: new Map() }
/** Parts drawn in the page under way; null: no page is. */
let drawn: Drawn[] | null = null
/** A header for each section of the site, and some to spare. */
const MOST = 64

/** Draws a page in one go and keeps the parts of it that others will have too. */
export function drawing(render: () => string): string {
  drawn = []
  try {
    const page = render()
    for (const { key, open, close } of drawn) {
      const start = page.indexOf(open) + open.length
      const end = page.indexOf(close, start)
      if (start >= open.length && end >= 0 && held.html.size < MOST) held.html.set(key, page.slice(start, end))
    }
    return page
  } finally {
    drawn = null
  }
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
    if (!drawn || search.includes('searchContent=')) return children
    if (held.of[0] !== categories || held.of[1] !== logos) held = { of: [categories, logos], html: new Map() }
    const key = tag === 'footer' ? tag : `${tag} ${sectionOf(pathname)} ${[...hidden]}`
    const html = held.html.get(key)
    if (html !== undefined) return createElement(tag, { className, dangerouslySetInnerHTML: { __html: html } })
    drawn.push({ key, open: `<${tag} class="${className}">`, close: `</${tag}>` })
  }
  return children
}

/** The menu marks the section one is in, and its own pages by their whole path. */
function sectionOf(pathname: string): string {
  const [, section = '', deeper] = pathname.split('/', 3)
  return deeper === undefined ? section : `${section}/`
}
