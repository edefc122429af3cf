import { randomFillSync, randomInt } from 'node:crypto'

/** For `integer` of PostgreSQL. */
export const newSeed = () => randomInt(2 ** 31)

/** The same numbers from 0 to 1 for the same seed (mulberry32): what was drawn can be drawn again. */
export function fromSeed(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Nobody can tell the next number from those before, as one could with a seed of 31 bits after a few questions. */
export const unguessable = () => randomInt(2 ** 47) / 2 ** 47

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T]
  }
  return mixed
}

const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Asked for together: a paper has some 250 ids, and asking the system for a few bytes costs as much as for thousands. */
const bytes = Buffer.alloc(4096)
let used = bytes.length

function randomSigns(length: number): string {
  if (used + length > bytes.length) {
    randomFillSync(bytes)
    used = 0
  }
  let signs = ''
  for (const end = used + length; used < end; used++) signs += SIGNS[(bytes[used] as number) % SIGNS.length]
  return signs
}

/** So many different ids. Not from the seed: somebody who guessed it by them would know how all was shuffled. */
export function newIds(count: number, length: number): string[] {
  const ids = new Set<string>()
  while (ids.size < count) ids.add(randomSigns(length))
  return [...ids]
}
