import type { PageSubject } from '../../subjects.ts'
import { rect } from '../../svg.ts'
import { fillLines } from '../../type/line-breaking.ts'
import { type Typesetter, tidy } from '../../type/typesetting.ts'
import { accentOf, chapterRow, ENTRY, FOOT, INK, leaf, MARGIN, runningHead } from './leaf.ts'

const TOP = 262
/** Between the lines of one long title. */
const CLOSE = 26

/** The book's chapters with all their words; those that find no room are on the next page. It bears no number, as in print. */
export function drawContentsPage(type: Typesetter, book: PageSubject): string {
  return leaf(`Mục lục của sách ${tidy(book.title)}`, 'left', [
    runningHead(type, book.title),
    type.place('title', 'Mục lục', MARGIN - 1, 178, { size: 36, fill: INK }),
    rect(MARGIN, 204, 48, 3, { fill: accentOf(book) }),
    ...rowsOf(type, book),
  ])
}

function rowsOf(type: Typesetter, { chapters }: PageSubject): string[] {
  const measure = (text: string) => type.width('text', text, ENTRY.size)
  const rows: string[] = []
  let y = TOP
  for (const { title, page } of chapters) {
    const lines = fillLines(tidy(title), measure, ENTRY.measure)
    if (y + (lines.length - 1) * CLOSE > FOOT) break
    for (const [i, line] of lines.entries()) {
      const isLast = i === lines.length - 1
      rows.push(chapterRow(type, line, isLast ? page : null, y))
      y += isLast ? ENTRY.leading : CLOSE
    }
  }
  return rows
}
