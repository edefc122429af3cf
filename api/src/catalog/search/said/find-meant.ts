import { wantedOf } from '../../columns/find-slots.ts'
import type { Meaning } from '../match/meaning.ts'
import type { Match } from '../match/search-match.ts'
import { WEIGHTS } from '../match/weights.ts'
import { type Found, slotsMeeting, type Titles } from '../titles/find-titles.ts'
import { bitsOf, hasSlot } from '../titles/slot-bits.ts'
import type { SaidWords, Says } from './said-words.ts'

/** The rows of `meaningRows` and their points of `meaningScore`, all of them. Null where the database has to be asked. */
export function findMeant(
  titles: Titles,
  said: SaidWords,
  { meaning, asTyped }: Match & { meaning: Meaning },
  isWanted: (slot: number) => boolean,
): Found | null {
  const first = asTyped ? slotsMeeting(titles, asTyped, isWanted) : NONE
  const meant = said.find(meaning.query)
  const pointsOf = first && meant && pointsReader(said, meaning)
  if (!pointsOf) return null
  const typed = first.length ? bitsOf(first, titles.plain.length) : null
  const isTyped = (slot: number) => typed !== null && hasSlot(typed, slot)
  const others = wantedOf(meant, (slot) => !isTyped(slot) && isWanted(slot))
  const candidates = new Int32Array(first.length + others.length)
  candidates.set(first)
  candidates.set(others, first.length)
  const phrases = [...new Set(meaning.phrases)].map((phrase) => ` ${phrase} `)
  return {
    candidates,
    isFound: () => true,
    isFirst: typed && isTyped,
    score: (slot) => (isTyped(slot) ? WEIGHTS.asTyped : 0) + pointsOf(slot) + phrasePoints(titles.plain[slot] as string, phrases),
  }
}

const NONE = new Int32Array(0)

/** For each thing asked for, the best of its places; then what counts besides. */
function pointsReader(said: SaidWords, { counted, extra }: Meaning): ((slot: number) => number) | null {
  const things: { says: Says; points: number }[][] = []
  for (const thing of [...counted, ...extra.map((one) => [one])]) {
    const places: { says: Says; points: number }[] = []
    for (const { query, points } of thing) {
      const says = said.reader(query)
      if (!says) return null
      places.push({ says, points })
    }
    // The first that is said is the best one.
    things.push(places.sort((a, b) => b.points - a.points))
  }
  return (slot) => {
    let sum = 0
    for (const places of things) {
      for (const { says, points } of places) {
        if (!says(slot)) continue
        sum += points
        break
      }
    }
    return sum
  }
}

/** Each with the spaces around it. */
function phrasePoints(plain: string, phrases: string[]): number {
  let points = 0
  for (const phrase of phrases) {
    const at = plain.indexOf(phrase)
    if (at < 0) continue
    points += WEIGHTS.phrase
    if (at === 0) points += WEIGHTS.titleBegins + (plain[phrase.length] === '|' ? WEIGHTS.wholeTitle : 0)
  }
  return points
}
