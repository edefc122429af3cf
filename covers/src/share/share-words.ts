import type { FaceName } from '../type/fonts.ts'
import { breakLines, isTorn } from '../type/line-breaking.ts'
import { type Typesetter, tidy } from '../type/typesetting.ts'

/** Where words may stand, and how large. */
export interface Room {
  face: FaceName
  width: number
  height: number
  largest: number
  smallest: number
  mostLines: number
}

export interface SetWords {
  face: FaceName
  size: number
  lines: string[]
  /** From one line to the next: capitals carry two marks in Vietnamese. */
  leading: number
}

const LEADING = 1.24
/** Above this share of the largest size, words are made smaller to avoid a bad break. */
const COMFORTABLE = 0.72
const LONGEST_TEXT = 400

/** The largest size in which the words stand well; what is too long even for the smallest ends in "…". */
export function setWords(type: Typesetter, text: string, room: Room): SetWords {
  const words = tidy(text).slice(0, LONGEST_TEXT)
  for (let size = room.largest; size >= room.smallest; size -= 2) {
    const set = setIn(type, words, room, size)
    if (set.lines.length > linesIn(room, size) || isWordSplit(words, set.lines)) continue
    if (size <= room.largest * COMFORTABLE || !(isTorn(set.lines) || endsLonely(type, set))) return set
  }
  return cutToRoom(type, setIn(type, words, room, room.smallest), room)
}

/** "Luật dân sự: Phần chung" is a title and its second line. */
export function splitTitle(fullTitle: string): { title: string; subtitle: string } {
  const whole = tidy(fullTitle)
  const colon = whole.indexOf(': ')
  return colon <= 0 ? { title: whole, subtitle: '' } : { title: whole.slice(0, colon), subtitle: whole.slice(colon + 2) }
}

export const heightOf = ({ lines, leading }: SetWords) => lines.length * leading

/** Places the lines with the top of the first at `y`. */
export function placeWords(
  type: Typesetter,
  { face, size, lines, leading }: SetWords,
  x: number,
  y: number,
  fill: string,
): string {
  // Hung a little to the left: large letters carry white space before them.
  return lines.map((line, i) => type.place(face, line, x - size * 0.03, y + size + i * leading, { size, fill })).join('')
}

const linesIn = ({ height, mostLines }: Room, size: number) => Math.min(mostLines, Math.floor(height / (size * LEADING)))

function setIn(type: Typesetter, words: string, { face, width }: Room, size: number): SetWords {
  const lines = words ? breakLines(words, (part) => type.width(face, part, size), width) : []
  return { face, size, lines, leading: size * LEADING }
}

const isWordSplit = (words: string, lines: string[]) => lines.some((line) => !` ${words} `.includes(` ${line} `))

/** A last line so short that it looks forgotten. */
function endsLonely(type: Typesetter, { face, size, lines }: SetWords): boolean {
  const widths = lines.map((line) => type.width(face, line, size))
  return lines.length > 1 && (widths.at(-1) ?? 0) < Math.max(...widths) * 0.34
}

function cutToRoom(type: Typesetter, set: SetWords, room: Room): SetWords {
  const most = Math.max(1, linesIn(room, set.size))
  if (set.lines.length <= most) return set
  const last = shortened(type, set, set.lines[most - 1] ?? '', room.width)
  return { ...set, lines: [...set.lines.slice(0, most - 1), last] }
}

/** Whole words only, so that no syllable is torn. */
function shortened(type: Typesetter, { face, size }: SetWords, line: string, width: number): string {
  const ending = (text: string) => `${text.replace(/[…,;:.\s–-]+$/, '')}…`
  let words = line.split(' ')
  while (words.length > 1 && type.width(face, ending(words.join(' ')), size) > width) words = words.slice(0, -1)
  return type.cut(face, ending(words.join(' ')), size, width)
}
