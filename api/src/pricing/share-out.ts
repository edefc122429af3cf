/**
 * Shares a whole amount out in proportion, in whole đồng, by largest remainder: the shares add up to the amount and
 * none is larger than its weight when the amount is not larger than all weights together.
 */
export function spread(amount: number, weights: number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (amount === 0 || all === 0) return weights.map(() => 0)
  // Where the products leave the whole numbers a double can hold, in whole numbers of any size.
  const parts = weights.map((weight) =>
    amount * weight <= Number.MAX_SAFE_INTEGER ? partOf(amount, weight, all) : hugePartOf(amount, weight, all),
  )
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0)
  if (left === 0) return parts.map(({ share }) => share)
  const byRest = parts.map((part, index) => ({ part, index })).sort((a, b) => b.part.rest - a.part.rest || a.index - b.index)
  for (const { part } of byRest) {
    if (left === 0) break
    part.share++
    left--
  }
  return parts.map(({ share }) => share)
}

function partOf(amount: number, weight: number, all: number) {
  const rest = (amount * weight) % all
  return { share: (amount * weight - rest) / all, rest }
}

function hugePartOf(amount: number, weight: number, all: number) {
  const exact = BigInt(amount) * BigInt(weight)
  return { share: Number(exact / BigInt(all)), rest: Number(exact % BigInt(all)) }
}
