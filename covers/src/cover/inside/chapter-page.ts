import type { PageSubject } from '../../subjects.ts'
import { rect } from '../../svg.ts'
import { breakLines, fillLines } from '../../type/line-breaking.ts'
import { type Typesetter, tidy } from '../../type/typesetting.ts'
import { accentOf, chapterRow, ENTRY, FOOT, INK, leaf, MARGIN, MEASURE, pageNumber, runningHead } from './leaf.ts'

const TEXT = { size: 21, leading: 34, indent: 26 }
const HEADING = { size: 36, leading: 46 }

/** A page as it stands in the book: the first chapter opens, with the book's own words for a text. */
export function drawChapterPage(type: Typesetter, book: PageSubject): string {
  const accent = accentOf(book)
  const { number, title, page } = openingChapter(book)
  const heading = breakLines(title, (text) => type.width('title', text, HEADING.size), MEASURE).slice(0, 4)
  const headingTop = number ? 208 : 178
  const textTop = headingTop + (heading.length - 1) * HEADING.leading + 74
  const text = setText(type, paragraphsOf(book), textTop)
  return leaf(`Trang trong của sách ${tidy(book.title)}`, 'right', [
    runningHead(type, book.title),
    number ? type.place('label', number.toLocaleUpperCase('vi'), MARGIN, 158, { size: 16, fill: accent, tracking: 2 }) : '',
    ...heading.map((line, i) =>
      type.place('title', line, MARGIN - 1, headingTop + i * HEADING.leading, { size: HEADING.size, fill: INK }),
    ),
    rect(MARGIN, textTop - 50, 48, 3, { fill: accent }),
    text.drawn,
    contents(type, book, text.bottom, accent),
    pageNumber(type, page),
  ])
}

/** "Chương 1. Địa bạ" stands as a number and a heading; a preface is no chapter. */
function openingChapter({ chapters, title, paragraphs }: PageSubject) {
  const numbered = chapters.find((chapter) => /\d/.test(chapter.title.slice(0, 14))) ?? chapters[0]
  const page = numbered?.page ?? 9
  const parts = /^((?:Chương|Bài|Phần|Chuyện|Chủ đề|Tuần|Đề|Mục|Module) \S+?)[.:] (.+)$/.exec(tidy(numbered?.title ?? ''))
  if (parts) return { number: parts[1] as string, title: parts[2] as string, page }
  return { number: '', title: tidy(numbered?.title ?? '') || (paragraphs.length ? 'Lời nói đầu' : tidy(title)), page }
}

function paragraphsOf({ paragraphs }: PageSubject): string[] {
  return paragraphs.map(tidy).filter(Boolean)
}

/** Justified lines from `top` down; what finds no room is on the next page. */
function setText(type: Typesetter, paragraphs: string[], top: number): { drawn: string; bottom: number } {
  const measure = (text: string) => type.width('text', text, TEXT.size)
  const drawn: string[] = []
  let y = top
  for (const [index, paragraph] of paragraphs.entries()) {
    const indent = index ? TEXT.indent : 0
    const lines = fillLines(paragraph, measure, MEASURE, indent)
    for (const [i, line] of lines.entries()) {
      if (y > FOOT) break
      const x = i === 0 ? indent : 0
      drawn.push(i === lines.length - 1 ? plain(type, line, MARGIN + x, y) : justified(type, line, MARGIN + x, y, MEASURE - x))
      y += TEXT.leading
    }
  }
  return { drawn: drawn.join(''), bottom: y }
}

const plain = (type: Typesetter, line: string, x: number, y: number) =>
  type.place('text', line, x, y, { size: TEXT.size, fill: INK })

function justified(type: Typesetter, line: string, x: number, y: number, width: number): string {
  const words = line.split(' ')
  if (words.length < 2) return plain(type, line, x, y)
  const gap = (width - words.reduce((sum, word) => sum + type.width('text', word, TEXT.size), 0)) / (words.length - 1)
  let left = x
  return words
    .map((word) => {
      const placed = plain(type, word, left, y)
      left += type.width('text', word, TEXT.size) + gap
      return placed
    })
    .join('')
}

/** A short text leaves room: then the page shows what the book goes on to say. */
function contents(type: Typesetter, { chapters }: PageSubject, bottom: number, accent: string): string {
  const top = bottom + 30
  const entries = chapters.slice(0, Math.max(0, Math.floor((FOOT - top - 40) / ENTRY.leading)))
  if (entries.length < 3) return ''
  const rows = entries.map(({ title, page }, i) => {
    const words = type.cut('text', tidy(title), ENTRY.size, ENTRY.measure)
    return chapterRow(type, words, page, top + 40 + i * ENTRY.leading)
  })
  return type.place('label', 'TRONG SÁCH NÀY', MARGIN, top, { size: 14, fill: accent, tracking: 2 }) + rows.join('')
}
