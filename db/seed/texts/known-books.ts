interface Known {
  sold?: number
  salePrice?: number
  ratings?: [number, number, number, number, number]
  /** Still to come out, so many days after the demo was made. */
  releasesIn?: number
}

/** The books shown in the mock-ups keep the numbers shown there. */
export const KNOWN: Record<number, Known> = {
  47: { sold: 231, salePrice: 53_000 },
  56: { sold: 214, salePrice: 146_000, ratings: [0, 1, 2, 6, 29] },
  57: { sold: 381, salePrice: 105_000 },
  // Carries a thousand written reviews, to see long lists at work.
  58: { sold: 2_480, ratings: [14, 23, 84, 267, 612] },
  59: { sold: 107, salePrice: 129_000 },
  60: { sold: 160 },
  61: { sold: 213 },
  75: { sold: 195 },
  109: { sold: 97 },
  130: { sold: 70 },
  155: { sold: 255, salePrice: 66_000 },
  185: { sold: 325 },
  211: { sold: 183, salePrice: 95_000 },
  232: { sold: 156, salePrice: 95_000 },
  261: { salePrice: 27_000 },
  268: { salePrice: 37_000 },
  311: { sold: 0, ratings: [0, 0, 0, 0, 0], releasesIn: 30 },
}

/** Shown in places where a sold-out book would look odd, or bought by the end-to-end tests. */
export const ALWAYS_IN_STOCK = [
  ...[1, 2, 3, 5, 8, 9, 11, 24, 43, 56, 57, 58, 59, 61, 63, 66, 80, 90, 91, 92, 118, 139, 146, 150, 165, 166, 177, 194, 195, 201],
  ...[217, 235, 242, 261, 263, 275, 294, 296, 310, 313, 318],
]
