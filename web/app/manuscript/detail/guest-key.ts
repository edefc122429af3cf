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

/**
 * Takes the key out of an address: in the bar it would be copied along, stay in the history and be told to the next page. Returns the
 * address without it, null where there was none.
 */
export function takeKey(address: string, keep: (key: string) => void): string | null {
  const url = new URL(address)
  const key = url.searchParams.get('key')
  if (key === null) return null
  url.searchParams.delete('key')
  keep(key)
  return url.pathname + url.search
}
