import type { Database } from '@tq/db/database.ts'
import { consumeOrThrow, consumeUpTo, networkOf, restoreOne } from '../../http/limit/rate-limit.ts'

/** Guessing codes: so many wrong ones from one network, counted over all processes. */
const GUESSES = { most: 60, seconds: 600 }

export interface GuessGuard {
  /** A code just typed. Throws when that network has no guess left. */
  one<Found>(address: string, look: () => Promise<Found | null>): Promise<Found | null>
  /** For codes that come with a cart: whether the answer may say if each of them exists. */
  each(address: string, exists: boolean[]): Promise<boolean[]>
}

/**
 * A wrong code costs the network one guess, a right one none. With none left no code is looked up for the rest of the period, right
 * ones neither: otherwise an attacker could go on guessing and recognise the right one.
 */
export function guessGuard(db: Database): GuessGuard {
  const keyOf = (address: string) => `code-guess:${networkOf(address)}`
  return {
    async one(address, look) {
      // Counted before the code is looked up and restored if it exists, so that many guesses at once can't pass the limit.
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
