/** Points are kept in thousandths, so that they add up; people read points. */
export const toPoints = (thousandths: number) => thousandths / 1000

/** The mark on the scale of ten, with two decimals; halves go up. */
export function onTen(score: number, mostPoints: number): number {
  return mostPoints === 0 ? 0 : Math.floor((2000 * score + mostPoints) / (2 * mostPoints)) / 100
}

/** By the mark that is shown: nobody reads 5,00 and has failed. Null where nobody passes or fails. */
export function hasPassed(mark: number | null, passMark: number | null): boolean | null {
  return mark === null || passMark === null ? null : Math.round(mark * 1000) >= passMark
}
