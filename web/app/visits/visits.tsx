import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { consent, mayMeasure } from './consent.ts'
import { patternOf } from './page-pattern.ts'

/** Counts the views of those who agreed; its code comes only to them. */
export function Visits() {
  const isAgreed = consent.use()?.pageViews === true
  const { pathname } = useLocation()
  const params = useMatches().at(-1)?.params
  useEffect(() => {
    if (!isAgreed || !mayMeasure()) return
    const pattern = patternOf(pathname, params ?? {})
    import('./report.ts').then(
      ({ openView }) => openView(pattern),
      // Offline, or a new release took the file away: then this view is not counted.
      () => undefined,
    )
  }, [isAgreed, pathname])
  return null
}
