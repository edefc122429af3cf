import type { Random } from '../random.ts'

export interface Ratings {
  rating1: number
  rating2: number
  rating3: number
  rating4: number
  rating5: number
}

/** Few titles sell by the thousand, most by the dozen; new ones had less time. */
export function soldOf(random: Random, yearsOnSale: number): number {
  const luck = random.next()
  return Math.round((9 + 130 * luck ** 2 + 1_400 * luck ** 12) * Math.min(1.5, 0.3 + yearsOnSale * 0.35))
}

/** About one title in seven has no rating yet; the others mostly please. */
export function ratingsOf(random: Random, sold: number): Ratings {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  const voters = random.chance(0.15) ? 0 : Math.max(1, Math.round(sold * (0.06 + random.next() * 0.14)))
  const charm = 0.5 + random.next() * 0.35
  for (let voter = 0; voter < voters; voter++) {
    const mood = random.next()
    const star =
      mood < charm ? 5 : mood < charm + (1 - charm) * 0.66 ? 4 : mood < charm + (1 - charm) * 0.9 ? 3 : random.pick([1, 2, 2])
    counts[star - 1] = (counts[star - 1] ?? 0) + 1
  }
  return ratingColumns(counts)
}

export function ratingColumns([rating1, rating2, rating3, rating4, rating5]: [number, number, number, number, number]): Ratings {
  return { rating1, rating2, rating3, rating4, rating5 }
}

export interface Sale {
  salePrice: number
  saleStartsAt?: Date
  saleEndsAt?: Date
}

/** Prices end in whole thousands, as on the covers. */
export function priceAfter(price: number, percent: number): number {
  return Math.round((price * (100 - percent)) / 100_000) * 1_000
}

export function stockOf(random: Random): number {
  const luck = random.next()
  if (luck < 0.05) return 0
  if (luck < 0.085) return random.int(1, 3)
  return random.int(5, 400)
}

/** A moment of the year the book came out, never later than now. */
export function publishedIn(year: number, now: Date, random: Random): Date {
  const from = Date.UTC(year, 0, 8, 1)
  const to = Math.min(Date.UTC(year, 11, 20, 9), now.getTime())
  if (to <= from) return new Date(now.getTime() - random.int(1, 40) * 86_400_000)
  return new Date(from + Math.floor(random.next() * (to - from)))
}
