import type { Database } from '@tq/db/database.ts'
import { consumeOrThrow, consumeUpTo, networkOf, restoreOne } from '../../http/rate-limit.ts'

/** Guessing codes: so many wrong ones from one network, counted over all processes. */
const GUESSES = { most: 60, seconds: 600 }

export interface GuessGuard {
  /** A code just typed. Throws when that network has no guess left. */
  one<Found>(address: string, look: () => Promise<Found | null>): Promise<Found | null>
  /** Codes that come along with a cart, and whether each exists: for each whether that may be said. */
  each(address: string, exists: boolean[]): Promise<boolean[]>
}

/**
 * A wrong code costs the network one of its guesses, a right one none; with none left nothing is said of any code for the
 * rest of the stretch, right ones included: else the last guess would win.
 */
export function guessGuard(db: Database): GuessGuard {
  const keyOf = (address: string) => `code-guess:${networkOf(address)}`
  return {
    async one(address, look) {
      // Taken before the look and given back after it, so that many at once can't slip through.
      await consumeOrThrow(db, keyOf(address), GUESSES)
      const found = await look()
      if (found) await restoreOne(db, keyOf(address))
      return found
    },
    async each(address, exists) {
      if (!exists.length) return []
      // All in one statement: a cart with twelve codes is shown again and again.
      let left = await consumeUpTo(db, keyOf(address), GUESSES, exists.filter((isRight) => !isRight).length)
      return exists.map((isRight) => left > 0 && (isRight || left-- > 0))
    },
  }
}
