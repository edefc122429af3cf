import type { Term } from '../match/search-match.ts'

// What patterns say, without them: each search has one of its own, and making it takes longer than looking through a hundred titles.

/** As `wordPattern` where there are `ways`: in one of them, all words follow each other; the bar between title and people may lie between. */
export function hasSideBySide(plain: string, ways: Term[][][]): boolean {
  // Letter by letter: cutting each of thousands of titles into words would be most of it.
  for (let at = nextWord(plain, 0); at < plain.length; at = nextWord(plain, endOfWord(plain, at)))
    for (const way of ways) if (standsAt(plain, at, way)) return true
  return false
}

function standsAt(plain: string, from: number, way: Term[][]): boolean {
  let at = from
  for (const choices of way) {
    const end = endOfWord(plain, at)
    if (at === end || !isOneOf(plain, at, end, choices)) return false
    at = nextWord(plain, end)
  }
  return true
}

function isOneOf(plain: string, at: number, end: number, choices: Term[]): boolean {
  for (const { text, isPrefix } of choices) {
    const isAsLong = isPrefix ? text.length <= end - at : text.length === end - at
    if (isAsLong && plain.startsWith(text, at)) return true
  }
  return false
}

function nextWord(plain: string, from: number): number {
  let at = from
  while (plain.charCodeAt(at) === SPACE || plain.charCodeAt(at) === BAR) at++
  return at
}

function endOfWord(plain: string, at: number): number {
  const end = plain.indexOf(' ', at)
  return end < 0 ? plain.length : end
}

const SPACE = 32
const BAR = 124
const I = 105
const Y = 121

/** As `gluedPattern`: from the beginning of a word on, these letters, whatever spaces lie between; y counts as i. */
export function hasGlued(plain: string, letters: string): boolean {
  for (let from = 1; from < plain.length; from++)
    if (plain.charCodeAt(from - 1) === SPACE && standsGlued(plain, from, letters)) return true
  return false
}

function standsGlued(plain: string, from: number, letters: string): boolean {
  let found = 0
  for (let at = from; at < plain.length && found < letters.length; at++) {
    const code = plain.charCodeAt(at)
    if (found > 0 && (code === SPACE || code === BAR)) continue
    const wanted = letters.charCodeAt(found)
    if (code !== wanted && !(wanted === I && code === Y)) return false
    found++
  }
  return found === letters.length
}
