import type { Term } from '../catalog/search/match/search-match.ts'

/** How many words a text needs to hold one for each place, in any order; infinite when it lacks one. */
export function smallestWindow(text: string[], places: Term[][]): number {
  const fits = places.map(
    (choices) => (word: string) =>
      choices.some((choice) => (choice.isPrefix ? word.startsWith(choice.text) : word === choice.text)),
  )
  const last = places.map(() => -1)
  let smallest = Number.POSITIVE_INFINITY
  for (const [at, word] of text.entries()) {
    let isHit = false
    for (const [place, isFit] of fits.entries()) {
      if (!isFit(word)) continue
      last[place] = at
      isHit = true
    }
    const first = Math.min(...last)
    if (isHit && first >= 0) smallest = Math.min(smallest, at - first + 1)
  }
  return smallest
}
