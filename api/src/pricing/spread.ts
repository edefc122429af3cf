/**
 * Shares a whole amount out in proportion, in whole đồng, by largest remainder: the shares add up to the amount and
 * none is larger than its weight when the amount is not larger than all weights together.
 */
export function spread(amount: number, weights: number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (amount === 0 || all === 0) return weights.map(() => 0)
  // The products leave the whole numbers a double can hold.
  const parts = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, share: Number(exact / BigInt(all)), rest: exact % BigInt(all) }
  })
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0)
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const part of byRest) {
    if (left === 0) break
    part.share++
    left--
  }
  return parts.map(({ share }) => share)
}
