import { randomInt } from 'node:crypto'

const FIXED = 20_261_115

/**
 * What generated tests begin with. The same in every run, so that a failure is about the change at hand and not about luck;
 * `TEST_SEED=random` draws another, for long runs at night, and `TEST_SEED=` with the number that a failure names repeats it.
 */
export const TEST_SEED = readSeed(process.env.TEST_SEED)

function readSeed(asked: string | undefined): number {
  if (!asked) return FIXED
  if (asked === 'random') return randomInt(2 ** 31)
  const seed = Number(asked)
  if (!Number.isSafeInteger(seed)) throw new Error('TEST_SEED is a whole number, or "random"')
  return seed
}

/** For a failure's message. */
export const SEED_WORDS = `repeat with TEST_SEED=${TEST_SEED}`
