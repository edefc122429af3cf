import { pressMark } from '../../brand/press-mark.ts'
import { SON } from '../../colour.ts'
import type { PageSubject } from '../../subjects.ts'
import { rect } from '../../svg.ts'
import { breakLines } from '../../type/line-breaking.ts'
import { type Typesetter, tidy } from '../../type/typesetting.ts'
import { authorLines } from '../cover-words.ts'
import { accentOf, INK, LEAF, leaf, MEASURE, SOFT, WIDTH } from './leaf.ts'

const AUTHOR = { size: 20, leading: 30 }
const TITLE = { size: 40, leading: 50, top: 330, most: 6 }
const SUBTITLE = { size: 23, leading: 34 }
/** The press's mark keeps its room. */
const LOWEST = 690
const MARK = 46
const MIDDLE = { size: 0, fill: INK, anchor: 'middle' as const }

/** Whose book it is, what it is called and who printed it, as a book says it first. */
export function drawTitlePage(type: Typesetter, book: PageSubject): string {
  const [title = '', ...rest] = tidy(book.title).split(': ')
  const titleLines = linesOf(type, 'title', title, TITLE.size).slice(0, TITLE.most)
  const subtitleTop = TITLE.top + titleLines.length * TITLE.leading + 8
  const room = Math.max(0, Math.floor((LOWEST - subtitleTop) / SUBTITLE.leading))
  const subtitleLines = linesOf(type, 'subtitle', rest.join(': '), SUBTITLE.size).slice(0, room)
  return leaf(`Trang tên sách của ${tidy(book.title)}`, 'right', [
    ...authorLines(book.authors).map((name, i) => {
      const { text, size } = type.fit('name', name, AUTHOR.size, 15, MEASURE)
      return type.place('name', text, WIDTH / 2, 150 + i * AUTHOR.leading, { ...MIDDLE, size, fill: SOFT })
    }),
    ...titleLines.map((line, i) =>
      type.place('title', line, WIDTH / 2, TITLE.top + i * TITLE.leading, { ...MIDDLE, size: TITLE.size }),
    ),
    ...subtitleLines.map((line, i) =>
      type.place('subtitle', line, WIDTH / 2, subtitleTop + i * SUBTITLE.leading, { ...MIDDLE, size: SUBTITLE.size }),
    ),
    rect(WIDTH / 2 - 24, subtitleTop + subtitleLines.length * SUBTITLE.leading + 6, 48, 3, { fill: accentOf(book) }),
    pressMark((WIDTH - MARK) / 2, 730, MARK, SON, LEAF),
    type.place('title', 'Thư Quán', WIDTH / 2, 814, { ...MIDDLE, size: 24 }),
    type.place('name', 'Nhà xuất bản Đại học', WIDTH / 2, 840, { ...MIDDLE, size: 15, fill: SOFT }),
  ])
}

const linesOf = (type: Typesetter, face: 'title' | 'subtitle', text: string, size: number) =>
  text ? breakLines(text, (words) => type.width(face, words, size), MEASURE) : []
