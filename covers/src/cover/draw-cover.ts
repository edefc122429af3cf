import { pressMark } from '../brand/press-mark.ts'
import { PAPER, SON } from '../colour.ts'
import { framedOrnament } from '../ornaments/draw-ornament.ts'
import { PANEL_HEIGHT, PANEL_WIDTH } from '../ornaments/panel.ts'
import type { BookSubject } from '../subjects.ts'
import { document, inset, rect } from '../svg.ts'
import { type Typesetter, tidy } from '../type/typesetting.ts'
import { coverCorner } from './cover-corner.ts'
import { AUTHOR_STEP, authorLines, leadingOf, MARGIN, MEASURE, setTitle } from './cover-words.ts'
import { type Series, seriesOf } from './series.ts'
import { type Tone, toneOf } from './tone.ts'

export const COVER_WIDTH = 600
export const COVER_HEIGHT = 900
/** Where the words end and the ornament begins. */
export const PANEL_TOP = COVER_HEIGHT - PANEL_HEIGHT
const SEAL = 42

export function drawCover(type: Typesetter, book: BookSubject): string {
  return document(COVER_WIDTH, COVER_HEIGHT, `Bìa sách: ${tidy(book.title)}`, coverContent(type, book))
}

/** A cover without its document, for pictures that show several. */
export function coverContent(type: Typesetter, book: BookSubject): string {
  const { series, tone } = lookOf(book)
  const ornament = framedOrnament(series, tone, book.workId, book.topCategoryId)
  const corner = book.kind === 'digital' || book.kind === 'course' ? coverCorner(type, book.kind, tone, series) : ''
  return coverGround(type, book) + panel(ornament) + corner
}

export function lookOf({ topCategoryId, categoryId }: BookSubject): { series: Series; tone: Tone } {
  const series = seriesOf(topCategoryId)
  // Counted from the shelf's own id, so that a new category changes no other's tone.
  return { series, tone: toneOf(series, Math.max(0, categoryId - topCategoryId - 1)) }
}

export const panel = (content: string) =>
  inset(0, PANEL_TOP, PANEL_WIDTH, PANEL_HEIGHT, `0 0 ${PANEL_WIDTH} ${PANEL_HEIGHT}`, content)

/** The upper part: series line, title, authors standing on the panel's edge, seal. */
export function coverGround(type: Typesetter, book: BookSubject): string {
  const { series, tone } = lookOf(book)
  const hasCorner = book.kind === 'digital' || book.kind === 'course'
  const sealGround = tone.isDark ? PAPER : SON
  return [
    rect(0, 0, COVER_WIDTH, COVER_HEIGHT, { fill: tone.ground }),
    seriesLine(type, book, tone, hasCorner),
    titleBlock(type, book, tone),
    authorBlock(type, book, tone),
    pressMark(COVER_WIDTH - MARGIN - SEAL, PANEL_TOP - SEAL - 20, SEAL, sealGround, tone.isDark ? series.dark : PAPER),
  ].join('')
}

function seriesLine(type: Typesetter, { topCategoryName, seriesNumber }: BookSubject, tone: Tone, hasCorner: boolean): string {
  const number = hasCorner || seriesNumber === null ? '' : String(seriesNumber).padStart(3, '0')
  const room = MEASURE - (hasCorner ? 92 : number ? 70 : 0)
  const name = tidy(topCategoryName).toLocaleUpperCase('vi')
  const fitted = type.fit('label', name, name.length > 24 ? 15.5 : 17, 12, room, 1.4)
  const style = { fill: tone.softInk, tracking: 1.4 }
  return (
    type.place('label', fitted.text, MARGIN, 66, { ...style, size: fitted.size }) +
    type.place('label', number, COVER_WIDTH - MARGIN, 66, { ...style, size: 17, anchor: 'end' }) +
    rect(MARGIN, 86, hasCorner ? MEASURE - 92 : MEASURE, 2.5, { fill: tone.rule })
  )
}

function titleBlock(type: Typesetter, book: BookSubject, tone: Tone): string {
  const set = setTitle(type, book.title, Math.max(1, authorLines(book.authors).length))
  const leading = leadingOf(set)
  const first = 104 + set.size * 1.06
  // Hung a little to the left: large letters carry white space before them.
  const title = set.lines.map((line, i) =>
    type.place('title', line, MARGIN - set.size * 0.03, first + i * leading.title, { size: set.size, fill: tone.ink }),
  )
  const below = first + (set.lines.length - 1) * leading.title + 12 + leading.subtitle + set.size * 0.26
  const subtitle = set.subtitleLines.map((line, i) =>
    type.place('subtitle', line, MARGIN, below + i * leading.subtitle, { size: set.subtitleSize, fill: tone.softInk }),
  )
  return [...title, ...subtitle].join('')
}

function authorBlock(type: Typesetter, book: BookSubject, tone: Tone): string {
  const lines = authorLines(book.authors)
  const first = PANEL_TOP - 26 - (lines.length - 1) * AUTHOR_STEP
  return lines
    .map((line, i) => {
      const { text, size } = type.fit('name', line, 23, 16, MEASURE - SEAL - 24)
      return type.place('name', text, MARGIN, first + i * AUTHOR_STEP, { size, fill: tone.ink })
    })
    .join('')
}
