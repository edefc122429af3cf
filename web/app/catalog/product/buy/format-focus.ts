import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Goes along with the link from one format to the other. */
export const CHOSEN = { isFormat: true }

/**
 * Each format has a page of its own, drawn anew. Whoever chose by keyboard goes on from the choice, not from the top of that page. A page
 * that is loaded again, or gone back to, begins as any other.
 */
export function useFocusOfChoice(): RefObject<HTMLAnchorElement | null> {
  const chosen = useRef<HTMLAnchorElement>(null)
  const { state } = useLocation()
  const way = useNavigationType()
  useEffect(() => {
    if (way === 'REPLACE' && (state as Partial<typeof CHOSEN> | null)?.isFormat) chosen.current?.focus({ preventScroll: true })
  }, [])
  return chosen
}
