/** The page numbers worth showing; null is a gap. First, last, the current one and its neighbours, always seven places at most. */
export function pageWindow(page: number, total: number): (number | null)[] {
  const last = Math.max(1, Math.trunc(total))
  const at = Math.min(Math.max(1, Math.trunc(page)), last)
  if (last <= 7) return range(1, last)
  // Near an end the gap on that side would hide one number only: show the number.
  if (at <= 4) return [...range(1, 5), null, last]
  if (at >= last - 3) return [1, null, ...range(last - 4, last)]
  return [1, null, at - 1, at, at + 1, null, last]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
