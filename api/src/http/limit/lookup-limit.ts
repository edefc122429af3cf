import type { Db } from '@tq/db/database.ts'
import { consumeOrThrow, consumeUpTo, networkOf, restoreOne, tooMany, tryConsume } from './rate-limit.ts'

const HOUR = 60 * 60
const OF_NETWORK = { most: 60, seconds: HOUR }
/**
 * Wrong tries are counted where they come from: were they counted for what is asked about, a stranger's would keep its owner out.
 */
const WRONG_OF_NETWORK = { most: 20, seconds: HOUR }
/** From all networks together; above it a network has one wrong try, and whoever asks rightly is answered as ever. */
const WRONG_OF_THING = { most: 200, seconds: HOUR }

export interface Guess {
  /** What is looked up, as the counts call it: `order-track`. */
  name: string
  /** What a guesser would stay with while trying the other half: a mailbox, an order's code. */
  of: { word: string; key: string }
  address: string
  limitsNetworks: boolean
}

/** Looks something up by two halves of which one could be guessed, and counts whoever guesses. Null when nothing has both. */
export async function findGuarded<T>(db: Db, guess: Guess, find: () => Promise<T | null>): Promise<T | null> {
  const { name, of, address, limitsNetworks } = guess
  const network = networkOf(address)
  if (limitsNetworks) await consumeOrThrow(db, `${name}:network:${network}`, OF_NETWORK)
  // Where networks are not told apart, each thing has tries of its own.
  const wrong = `${name}:wrong:${network}${limitsNetworks ? '' : `:${of.key}`}`
  const ofThing = `${name}:wrong-${of.word}:${of.key}`
  // Counted before it is known, so that a hundred at once are not twenty.
  const left = await consumeUpTo(db, wrong, WRONG_OF_NETWORK, 1)
  const isFlooded = (await consumeUpTo(db, ofThing, WRONG_OF_THING, 0)) === 0
  if (left === 0 || (isFlooded && left < WRONG_OF_NETWORK.most)) throw await tooMany(db, wrong)
  const found = await find()
  if (found) await restoreOne(db, wrong)
  else await tryConsume(db, ofThing, WRONG_OF_THING)
  return found
}
