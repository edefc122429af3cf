import { freezeAll } from '@tq/api/http/written.ts'
import { LRUCache } from 'lru-cache'

/** Ten thousand usual carts; with what was read of them a few megabytes. */
const MOST_LETTERS = 1_000_000

/**
 * What was sent, as the call reads it; the same text as before without reading and checking it again. A guest's cart comes with every
 * page they open, and that would take a tenth of its answer. Those who send the same share what was read, so nobody can change it.
 */
export function knownBodies<Body extends object>(
  read: (text: string) => Body | null,
  mayKeep: (body: Body) => boolean,
): (text: string) => Body | null {
  const known = new LRUCache<string, Body>({ maxSize: MOST_LETTERS, sizeCalculation: (_, text) => Math.max(1, text.length) })
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const body = read(text)
    if (body && mayKeep(body)) {
      freezeAll(body)
      known.set(text, body)
    }
    return body
  }
}
