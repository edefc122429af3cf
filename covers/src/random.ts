/** From 0 up to, not including, 1. */
export type Random = () => number

/** The same seed gives the same numbers on every machine, so a row is always drawn alike (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const between = (random: Random, min: number, max: number) => min + random() * (max - min)

/** Both ends included. */
export const wholeBetween = (random: Random, min: number, max: number) => min + Math.floor(random() * (max - min + 1))

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const left = [...list]
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T)
}
