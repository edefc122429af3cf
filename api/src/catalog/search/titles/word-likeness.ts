/**
 * `word_similarity` of PostgreSQL's pg_trgm, for folded texts: how much of `text` some stretch of the other one has, by the threes of
 * letters in both. Step by step as `iterate_word_similarity` takes them, since guesses are ordered by it.
 */
export function likenessTo(text: string): (other: string) => number {
  const wanted = new Set(threesOf(text))
  return (other) => {
    const threes = threesOf(other)
    const lastAt = new Map<string, number>()
    let most = 0
    let lower = -1
    let count = 0
    let distinct = 0
    for (const [at, three] of threes.entries()) {
      const isWanted = wanted.has(three)
      if (lower >= 0 || isWanted) {
        if (!lastAt.has(three)) {
          distinct++
          if (isWanted) count++
        }
        lastAt.set(three, at)
      }
      if (!isWanted) continue
      if (lower === -1) {
        lower = at
        distinct = 1
      }
      let now = share(count, wanted.size, distinct)
      const before = lower
      // Beginning later, it may be liker.
      let [fewer, shorter] = [count, distinct]
      for (let from = before; from <= at; from++) {
        const shortened = share(fewer, wanted.size, shorter)
        if (shortened > now) {
          now = shortened
          distinct = shorter
          count = fewer
          lower = from
        }
        const left = threes[from] as string
        if (lastAt.get(left) !== from) continue
        shorter--
        if (wanted.has(left)) fewer--
      }
      most = Math.max(most, now)
      for (let from = before; from < lower; from++) {
        const left = threes[from] as string
        if (lastAt.get(left) === from) lastAt.delete(left)
      }
    }
    return most
  }
}

/** PostgreSQL counts it in single precision. */
const share = (count: number, wanted: number, there: number): number => Math.fround(count / (wanted + there - count))

/** Of each word, with two spaces before it and one behind. */
function threesOf(text: string): string[] {
  const threes: string[] = []
  for (const word of text.split(/[^a-z0-9]+/)) {
    if (word === '') continue
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) threes.push(padded.slice(at, at + 3))
  }
  return threes
}
