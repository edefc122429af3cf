import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and until React has taken it over: a form sent before that would lose what was typed. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
