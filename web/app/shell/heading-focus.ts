import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A page one has walked to begins at its heading, for those who hear it and for those who go on by Tab: the link they pressed is
 * gone, and they would start anew at the top of the site. A page that takes the focus to a field of its own keeps it, and so does a choice
 * that still stands where it was pressed, such as the e-book beside the printed one.
 */
export function useHeadingFocus(): void {
  const { pathname, search, hash } = useLocation()
  const place = pathname + new URLSearchParams(search).get('page')
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    const heading = document.querySelector<HTMLElement>('main h1')
    if (hash || !heading || document.activeElement?.matches('main :not(a), main a[aria-current=true]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [place])
}
