import { breakLines, isTorn } from '../type/line-breaking.ts'
import { type Typesetter, tidy } from '../type/typesetting.ts'

export const MARGIN = 46
export const MEASURE = 600 - 2 * MARGIN

const LARGEST = 86
/** Down to here a title is only made smaller to avoid a bad break. */
const COMFORTABLE = 54
const SMALLEST = 24
/** A long foreign word is made this small before it is cut in two. */
const SMALLEST_WORD = 32
const FEWEST_LINES_ABOVE = 62
const LONGEST_TITLE = 240
const LEADING = 1.22
const SUBTITLE_LEADING = 1.32
const AUTHOR_LEADING = 31
/** Between the rule and the panel, without the authors. */
const ROOM = 340
const AUTHORS_NAMED = 3

export interface SetTitle {
  size: number
  lines: string[]
  subtitleSize: number
  subtitleLines: string[]
}

/** The largest size in which the title stands well above its authors. */
export function setTitle(type: Typesetter, fullTitle: string, authorLines: number): SetTitle {
  const { title, subtitle } = splitTitle(fullTitle)
  const room = ROOM - authorLines * AUTHOR_LEADING
  const isSmallEnough = title.split(' ').every((word) => type.width('title', word, SMALLEST_WORD) <= MEASURE)
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const set = setIn(type, title, subtitle, size)
    const mostLines = size > FEWEST_LINES_ABOVE ? 3 : size >= 40 ? 4 : 7
    if (heightOf(set) > room || set.lines.length > mostLines) continue
    if (isSmallEnough && set.lines.some((line) => isSplitWord(title, line))) continue
    if (size <= COMFORTABLE || !isTorn(set.lines)) return set
  }
  return cutToRoom(type, setIn(type, title, subtitle, SMALLEST), room)
}

export const leadingOf = ({ size, subtitleSize }: SetTitle) => ({
  title: size * LEADING,
  subtitle: subtitleSize * SUBTITLE_LEADING,
})

/** Three at most, so that the title keeps its room; nobody is "and 1 other". */
export function authorLines(authors: string[]): string[] {
  const names = authors.map(tidy).filter(Boolean)
  if (names.length <= AUTHORS_NAMED + 1) return names
  return [...names.slice(0, AUTHORS_NAMED), `và ${names.length - AUTHORS_NAMED} người khác`]
}

export const AUTHOR_STEP = AUTHOR_LEADING

function splitTitle(fullTitle: string): { title: string; subtitle: string } {
  const text = tidy(fullTitle)
  const whole = text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE).replace(/ \S*$/, '')}…` : text
  const colon = whole.indexOf(': ')
  if (colon <= 0) return { title: whole, subtitle: '' }
  return { title: whole.slice(0, colon), subtitle: whole.slice(colon + 2) }
}

function setIn(type: Typesetter, title: string, subtitle: string, size: number): SetTitle {
  const subtitleSize = size >= 40 ? Math.max(27, Math.min(34, size * 0.52)) : Math.max(18, size * 0.66)
  const lines = title ? breakLines(title, (text) => type.width('title', text, size), MEASURE) : []
  const subtitleLines = subtitle ? breakLines(subtitle, (text) => type.width('subtitle', text, subtitleSize), MEASURE) : []
  return { size, lines, subtitleSize, subtitleLines }
}

function heightOf(set: SetTitle): number {
  const leading = leadingOf(set)
  const subtitle = set.subtitleLines.length ? 12 + set.subtitleLines.length * leading.subtitle : 0
  return set.lines.length * leading.title + subtitle
}

const isSplitWord = (title: string, line: string) => !` ${title} `.includes(` ${line} `)

function cutToRoom(type: Typesetter, set: SetTitle, room: number): SetTitle {
  const { lines, subtitleLines, size } = set
  if (heightOf(set) <= room) return set
  if (subtitleLines.length > 1) return cutToRoom(type, { ...set, subtitleLines: shortened(subtitleLines) }, room)
  if (subtitleLines.length) return cutToRoom(type, { ...set, subtitleLines: [] }, room)
  const fewer = shortened(lines)
  const last = type.cut('title', fewer.at(-1) ?? '', size, MEASURE)
  return cutToRoom(type, { ...set, lines: [...fewer.slice(0, -1), last] }, room)
}

/** One line less, the last of the rest ending in "…". */
function shortened(lines: string[]): string[] {
  const rest = lines.slice(0, -1)
  return [...rest.slice(0, -1), `${rest.at(-1)?.replace(/[…,;:.]+$/, '')}…`]
}
