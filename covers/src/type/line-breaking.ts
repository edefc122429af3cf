import { isOneWord, leansForward } from './vietnamese-words.ts'

type Measure = (text: string) => number

const SHORT = 5
const TINY = 3

/**
 * Breaks a text into lines that look chosen: even, no two-syllable word torn, no small word left hanging, no lonely last
 * syllable. Every break has a price; the cheapest set of breaks wins.
 */
export function breakLines(text: string, measure: Measure, max: number): string[] {
  const words = text.split(' ').flatMap((word) => splitTooWide(word, measure, max))
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= words.length; end++) {
    best[end] = { cost: Number.POSITIVE_INFINITY, from: end - 1 }
    for (let start = end - 1; start >= 0; start--) {
      const width = measure(words.slice(start, end).join(' '))
      if (width > max && end - start > 1) break
      const cost = (best[start]?.cost ?? 0) + lineCost(words, start, end, (max - width) / max)
      if (cost < (best[end]?.cost ?? 0)) best[end] = { cost, from: start }
    }
  }
  const lines: string[] = []
  for (let end = words.length; end > 0; end = best[end]?.from ?? 0) lines.unshift(words.slice(best[end]?.from, end).join(' '))
  return lines
}

function lineCost(words: string[], start: number, end: number, slack: number): number {
  const isLast = end === words.length
  const last = words[end - 1] ?? ''
  const next = words[end] ?? ''
  let cost = 0.22 + slack * slack * (isLast ? 0.35 : 1)
  if (isLast) return cost + (end - start === 1 && words.length > 2 && last.length < SHORT ? 0.5 : 0)
  if (isOneWord(last, next)) cost += 1.4
  if (leansForward(last)) cost += 1.1
  if (leansForward(next)) cost -= 0.08
  // "Dân sự 1" stays whole.
  if (/^\d+$/.test(next)) cost += 0.6
  return cost
}

/** A word torn over two lines, a small word left hanging or standing alone: one size smaller may do better. */
export function isTorn(lines: string[]): boolean {
  const broken = lines.map((line) => line.split(' '))
  const isBadBreak = broken.some((line, index) => {
    const before = broken[index - 1]?.at(-1)
    return before !== undefined && (isOneWord(before, line[0] ?? '') || leansForward(before))
  })
  // A title's first word may stand alone above the rest ("Luật"), but neither "Bộ" nor a short one further down.
  const isLonely = broken.some(
    (line, index) => lines.length > 1 && line.length === 1 && (line[0] ?? '').length < (index ? SHORT : TINY),
  )
  return isBadBreak || isLonely
}

/** Plain filling for running text, where every line but the last is full. */
export function fillLines(text: string, measure: Measure, max: number, firstIndent = 0): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > max - (lines.length ? 0 : firstIndent)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

function splitTooWide(word: string, measure: Measure, max: number): string[] {
  if (measure(word) <= max) return [word]
  const letters = [...word]
  if (letters.length < 2) return [word]
  const middle = Math.ceil(letters.length / 2)
  return [`${letters.slice(0, middle).join('')}-`, letters.slice(middle).join('')].flatMap((half) =>
    half === word ? [half] : splitTooWide(half, measure, max),
  )
}
