import { useEffect } from 'react'

/** What opens a guest's manuscripts: the keys of the links in their letters, by the manuscript's id. */
const GUEST_KEY = 'manuscript-keys'

/** Where the browser blocks its storage, they last until the page is loaded anew. */
let held: Record<string, string> = {}

/** Of this tab only: whoever sits at a shared machine next finds none of them. */
export function keepGuestKey(id: string, key: string): void {
  held = { ...read(), [id]: key }
  try {
    window.sessionStorage.setItem(GUEST_KEY, JSON.stringify(held))
  } catch {
    // Blocked: held above.
  }
}

/** Empty for members, whose login opens theirs. */
export const guestKey = (id: string): string => read()[id] ?? ''

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(GUEST_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...held, ...kept } : held
  } catch {
    return held
  }
}

const keyBehind = (hash: string) => new URLSearchParams(hash.slice(1)).get('key')

/**
 * Takes the key out of an address: in the bar it would be copied along, stay in the history and be told to the next page. Returns the
 * address without it, null where there was none. Letters have it behind the `#`, which a loader's address is without; older ones and
 * the receipt in the query.
 */
export function takeKey(address: string, keep: (key: string) => void): string | null {
  const url = new URL(address)
  const key = url.searchParams.get('key') ?? (url.pathname === location.pathname ? keyBehind(location.hash) : null)
  if (key === null) return null
  url.searchParams.delete('key')
  keep(key)
  const without = url.pathname + url.search
  // At once: the loader of the way there would find it again.
  if (keyBehind(location.hash) !== null) history.replaceState(history.state, '', without)
  return without
}

/** Another letter's link, opened where this page stands already, changes nothing but what is behind the `#`: no loader runs. */
export function useLinksOfLetters(): void {
  useEffect(() => {
    const open = () => keyBehind(location.hash) !== null && location.reload()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}
