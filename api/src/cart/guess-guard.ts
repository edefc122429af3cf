import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { networkOf, returnAllowance, takeAllowance } from '../http/allowance.ts'

/** Guessing codes: so many wrong ones from one network, counted over all processes. */
const GUESSES = { most: 60, seconds: 600 }

/**
 * Each look at a typed code takes one of the network's guesses first and gives it back when there is such a code. So many
 * at once can't slip through, and with none left nothing works for the rest of the stretch: else the last guess would win.
 */
export function guessGuard(db: Database) {
  return async function guess<Found>(address: string, look: () => Promise<Found | null>): Promise<Found | null> {
    const key = `code-guess:${networkOf(address)}`
    await takeAllowance(db, key, GUESSES)
    const found = await look()
    if (found) await returnAllowance(db, key)
    return found
  }
}

export const isGuessedOut = (error: unknown) => error instanceof AppError && error.code === 'TOO_MANY_REQUESTS'
