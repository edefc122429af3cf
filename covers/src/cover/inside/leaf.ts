import { mix } from '../../colour.ts'
import type { PageSubject } from '../../subjects.ts'
import { document, path, range, rect } from '../../svg.ts'
import { type Typesetter, tidy } from '../../type/typesetting.ts'
import { seriesOf } from '../series.ts'

/** What the pages of a book have in common: the paper, its fold, the head and the number. */

export const WIDTH = 600
export const HEIGHT = 900
export const MARGIN = 72
export const MEASURE = WIDTH - 2 * MARGIN
export const FOOT = 812
export const INK = '#231E17'
export const SOFT = '#6B6353'
export const LEAF = '#FCFAF2'
const FOLD = '#EAE3D2'
export const ENTRY = { size: 18, leading: 33, measure: MEASURE - 60 }

export const accentOf = (book: PageSubject) => mix(seriesOf(book.topCategoryId).dark, INK, 0.85)

/** A right-hand page has its fold on the left. */
export function leaf(name: string, side: 'left' | 'right', content: string[]): string {
  const fold = range(9).map((i) => {
    const width = 54 - i * 6
    return rect(side === 'right' ? 0 : WIDTH - width, 0, width, HEIGHT, { fill: mix(FOLD, LEAF, i / 8) })
  })
  return document(WIDTH, HEIGHT, name, [rect(0, 0, WIDTH, HEIGHT, { fill: LEAF }), ...fold, ...content].join(''))
}

export function runningHead(type: Typesetter, title: string): string {
  const short = tidy(title).split(': ')[0] ?? ''
  const { text, size } = type.fit('subtitle', short, 18, 15, MEASURE)
  return type.place('subtitle', text, WIDTH / 2, 84, { size, fill: SOFT, anchor: 'middle' })
}

export const pageNumber = (type: Typesetter, page: number) =>
  type.place('text', String(page), WIDTH / 2, 858, { size: 18, fill: SOFT, anchor: 'middle' })

/** A line of the contents; dots lead to the page. */
export function chapterRow(type: Typesetter, words: string, page: number | null, y: number): string {
  const shown = page === null ? '' : String(page)
  const from = MARGIN + type.width('text', words, ENTRY.size) + 10
  const to = WIDTH - MARGIN - type.width('text', shown, ENTRY.size) - 10
  const leader =
    shown && to - from > 20
      ? path(`M${to.toFixed(0)} ${y - 1}H${from.toFixed(0)}`, { stroke: '#A89C82', width: 2, dashes: '2 6' })
      : ''
  return (
    type.place('text', words, MARGIN, y, { size: ENTRY.size, fill: INK }) +
    leader +
    type.place('text', shown, WIDTH - MARGIN, y, { size: ENTRY.size, fill: INK, anchor: 'end' })
  )
}
