import type { Term } from '../match/search-match.ts'

// What patterns say, without them: each search has one of its own, and making it takes longer than looking through a hundred titles.

/** As `wordPattern` where there are `ways`: in one of them, all words follow each other; the bar between title and people may lie between. */
export function hasSideBySide(plain: string, ways: Term[][][]): boolean {
  const words = plain.split(' ')
  let end = 0
  for (const word of words) if (word !== '' && word !== '|') words[end++] = word
  for (let from = 0; from < end; from++) for (const way of ways) if (standsAt(words, end, from, way)) return true
  return false
}

function standsAt(words: string[], end: number, from: number, way: Term[][]): boolean {
  if (from + way.length > end) return false
  for (let n = 0; n < way.length; n++) if (!isOneOf(words[from + n] as string, way[n] as Term[])) return false
  return true
}

function isOneOf(word: string, choices: Term[]): boolean {
  for (const { text, isPrefix } of choices) if (isPrefix ? word.startsWith(text) : word === text) return true
  return false
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
