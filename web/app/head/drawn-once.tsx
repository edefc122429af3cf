import { createElement, type ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isInPieces } from '../drawing/draw-in-pieces.ts'

/** One of the router's own parts of a page. */
type Part = (props: Record<never, never>) => ReactNode

const made = new Map<Part, Map<string, ReactNode>>()
/** A few elements for each route, and for what its addresses begin with. */
const MOST = 200

/**
 * What the router puts into every page, sheets and scripts, is the same for all addresses of a route: on the server it is made once, and
 * only drawn for each page. Addresses that begin otherwise may let the browser know of other routes.
 */
export function DrawnOnce({ as }: { as: Part }): ReactNode {
  if (!import.meta.env.SSR || !isInPieces()) return createElement(as)
  const route = useMatches().at(-1)?.id
  const { pathname } = useLocation()
  const key = `${route} ${pathname.slice(0, pathname.lastIndexOf('/'))}`
  const ofPart = made.get(as) ?? new Map<string, ReactNode>()
  made.set(as, ofPart)
  const known = ofPart.get(key)
  if (known !== undefined) return known
  const node = as({})
  if (ofPart.size < MOST) ofPart.set(key, node)
  return node
}
