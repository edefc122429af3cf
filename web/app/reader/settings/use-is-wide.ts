import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(min-width: 720px)')

function follow(tell: () => void): () => void {
  const wide = query()
  wide.addEventListener('change', tell)
  return () => wide.removeEventListener('change', tell)
}

/** There is room for two columns. */
export const useIsWide = () =>
  useSyncExternalStore(
    follow,
    () => query().matches,
    () => true,
  )
