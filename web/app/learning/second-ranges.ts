/** From the first second up to, without, the second. */
export type SecondRange = [from: number, to: number]

/** The union, in order and without overlaps. */
export function addRange(ranges: readonly SecondRange[], added: SecondRange): SecondRange[] {
  const union: SecondRange[] = []
  for (const [from, to] of [...ranges, added].toSorted(([a], [b]) => a - b)) {
    const last = union.at(-1)
    if (from >= to) continue
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else union.push([from, to])
  }
  return union
}

export const rangesLength = (ranges: readonly SecondRange[]): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0)
