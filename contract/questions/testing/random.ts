/** The same numbers in every run, so that a paper that fails can be looked at again. */
export interface Random {
  /** From 0 up to, but not including, this. */
  below(end: number): number
  between(first: number, last: number): number
  pick<T>(things: readonly T[]): T
  shuffle<T>(things: readonly T[]): T[]
  /** So many of them, in any order. */
  some<T>(things: readonly T[], count: number): T[]
  chance(share: number): boolean
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  const shuffle = <T>(things: readonly T[]): T[] => {
    const left = [...things]
    return things.map(() => left.splice(below(left.length), 1)[0] as T)
  }
  return {
    below,
    between: (first, last) => first + below(last - first + 1),
    pick: (things) => things[below(things.length)] as (typeof things)[number],
    shuffle,
    some: (things, count) => shuffle(things).slice(0, count),
    chance: (share) => next() < share,
  }
}
