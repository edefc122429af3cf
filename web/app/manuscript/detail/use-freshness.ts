import { useEffect, useRef } from 'react'

/** Addresses of files are good for an hour or two, and the desk works meanwhile. */
const OLD_MS = 5 * 60 * 1000

/** Whoever comes back to the page after some minutes finds it as it stands now. */
export function useFreshness(refresh: () => unknown): void {
  const askedAt = useRef(Date.now())
  const ask = useRef(refresh)
  ask.current = refresh
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < OLD_MS) return
      askedAt.current = Date.now()
      ask.current()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
