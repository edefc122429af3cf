/** Where in sorted words the first one stands that is not before this: those that begin with it follow each other from there. */
export function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}
