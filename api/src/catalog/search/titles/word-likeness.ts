/** Letters, digits, and the space around words. */
const SIGNS = 37
const THREES = SIGNS ** 3

/** Where in the text that is being compared each three of letters stood last; -1 where it did not. */
const lastAt = new Int32Array(THREES).fill(-1)

/**
 * `word_similarity` of PostgreSQL's pg_trgm, for folded texts: how much of `text` some stretch of the other one has, by the threes of
 * letters in both. Step by step as `iterate_word_similarity` takes them, since guesses are ordered by it.
 */
export function likenessTo(text: string): (other: string) => number {
  const isWanted = new Uint8Array(THREES)
  let wanted = 0
  const own = readThrees(text)
  for (let at = 0; at < own; at++) {
    const three = threes[at] as number
    if (isWanted[three] === 0) wanted++
    isWanted[three] = 1
  }
  return (other) => {
    const count = readThrees(other)
    const most = mostAlike(count, isWanted, wanted)
    for (let at = 0; at < count; at++) lastAt[threes[at] as number] = -1
    return most
  }
}

function mostAlike(length: number, isWanted: Uint8Array, wanted: number): number {
  let most = 0
  let lower = -1
  let count = 0
  let distinct = 0
  for (let at = 0; at < length; at++) {
    const three = threes[at] as number
    const isFound = isWanted[three] === 1
    if (lower >= 0 || isFound) {
      if (lastAt[three] === -1) {
        distinct++
        if (isFound) count++
      }
      lastAt[three] = at
    }
    if (!isFound) continue
    if (lower === -1) {
      lower = at
      distinct = 1
    }
    let now = share(count, wanted, distinct)
    const before = lower
    // Beginning later, it may be liker.
    let fewer = count
    let shorter = distinct
    for (let from = before; from <= at; from++) {
      const shortened = share(fewer, wanted, shorter)
      if (shortened > now) {
        now = shortened
        distinct = shorter
        count = fewer
        lower = from
      }
      const left = threes[from] as number
      if (lastAt[left] !== from) continue
      shorter--
      if (isWanted[left] === 1) fewer--
    }
    most = Math.max(most, now)
    for (let from = before; from < lower; from++) {
      const left = threes[from] as number
      if (lastAt[left] === from) lastAt[left] = -1
    }
  }
  return most
}

/** PostgreSQL counts it in single precision. */
const share = (count: number, wanted: number, there: number): number => Math.fround(count / (wanted + there - count))

/** Those of the text that is being compared: a list for each of a thousand would be a good part of it. */
let threes = new Int32Array(4_096)

/** Of each word, with two spaces before it and one behind; how many there are. */
function readThrees(text: string): number {
  if (threes.length < 2 * text.length + 2) threes = new Int32Array(2 * text.length + 2)
  let end = 0
  let first = 0
  let second = 0
  for (let at = 0; at <= text.length; at++) {
    const sign = at < text.length ? signOf(text.charCodeAt(at)) : 0
    // Between words there is nothing.
    if (sign !== 0 || second !== 0) threes[end++] = (first * SIGNS + second) * SIGNS + sign
    first = sign === 0 ? 0 : second
    second = sign
  }
  return end
}

function signOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96
  return code >= 48 && code <= 57 ? code - 21 : 0
}
