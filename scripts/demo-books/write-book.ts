import { type Element, escapeText, plainText, writeXml } from '@tq/api/reading/intake/epub/xml.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { readingSeconds } from '@tq/db/reading-time.ts'
import type { CourseText, LessonText } from '@tq/db/seed/texts/learning/course-text.ts'
import type { DemoBookText } from './book-texts.ts'
import { barsOf, coverOf, roadOf } from './drawings.ts'
import { blocksOf } from './lesson-xhtml.ts'
import { openPages } from './paginate.ts'

export interface Chapter {
  file: string
  title: string
  level: number
  xhtml: string
}

export interface WrittenBook {
  chapters: Chapter[]
  pictures: { file: string; svg: string }[]
  pages: { label: string; href: string }[]
}

const element = (name: string, children: (Element | string)[], attributes: Record<string, string> = {}): Element => ({
  name,
  attributes,
  children,
  line: 0,
})

/** The chapters of a book in their order, with the pages of the print edition counted through. */
export function writeBook(book: DemoBookText): WrittenBook {
  const pages = openPages()
  const written: WrittenBook = { chapters: [], pictures: [{ file: 'bia.svg', svg: coverOf(book.title, book.name) }], pages: [] }
  const names = new Map<string, Set<number>>()
  const add = (file: string, title: string, level: number, blocks: Element[]) => {
    const body: Element[] = [pages.begin()]
    const from = pages.all.length - 1
    for (const block of blocks) {
      body.push(...pages.before(block), block)
      if (book.hasIndex) collectNames(block, pages.current(), names)
    }
    written.chapters.push({ file, title, level, xhtml: pageOf(title, body) })
    written.pages.push(...pages.all.slice(from).map(({ number, id }) => ({ label: String(number), href: `${file}#${id}` })))
  }
  add('ten-sach.xhtml', 'Tên sách', 1, titlePage(book))
  for (const [n, part] of book.parts.entries()) addPart(written, part, n + 1, add)
  if (book.hasIndex) add('bang-tra.xhtml', 'Bảng tra tên riêng', 1, indexOf(names, written.pages))
  return written
}

type Add = (file: string, title: string, level: number, blocks: Element[]) => void

function titlePage({ title, parts }: DemoBookText): Element[] {
  const authors = [...new Set(parts.flatMap(({ teachers }) => teachers.map(({ name }) => name)))]
  return [
    element('h1', [title]),
    element('p', [
      `Biên soạn từ bài giảng của ${authors.slice(0, 6).join(', ')}${authors.length > 6 ? ' và các tác giả khác' : ''}.`,
    ]),
    element('p', [`${PUBLISHER.name}, ${PUBLISHER.kind}`]),
  ]
}

function addPart(written: WrittenBook, part: CourseText, n: number, add: Add): void {
  const lessons = part.chapters.flatMap((chapter) =>
    chapter.lessons.map((lesson) => ({ ...lesson, chapter: chapter.title, minutes: minutesOf(lesson) })),
  )
  const [road, bars] = [`phan-${n}.svg`, `phan-${n}-thoi-gian.svg`]
  written.pictures.push({ file: road, svg: roadOf(lessons.map(({ title }) => title)) }, { file: bars, svg: barsOf(lessons) })
  add(`phan-${n}.xhtml`, `Phần ${n}. ${part.title}`, 1, partBlocks(part, n, { road, bars }))
  let heading = ''
  for (const [m, lesson] of lessons.entries()) {
    const blocks = [
      ...(lesson.chapter === heading ? [] : [element('p', [lesson.chapter], { class: 'chapter' })]),
      element('h2', [lesson.title]),
      ...(lesson.summary ? [element('p', [element('em', [lesson.summary])])] : []),
      ...blocksOf(lesson.body),
    ]
    heading = lesson.chapter
    add(`phan-${n}-${m + 1}.xhtml`, lesson.title, 2, blocks)
  }
}

const minutesOf = ({ minutes, body }: LessonText) => minutes ?? readingSeconds(body) / 60

/** What a part is about, whom it comes from, what it leads to. */
function partBlocks(part: CourseText, n: number, { road, bars }: { road: string; bars: string }): Element[] {
  const noteRefs = part.teachers.flatMap(({ name }, m) => [
    m ? ', ' : 'Người soạn: ',
    name,
    element('a', [String(m + 1)], { 'epub:type': 'noteref', role: 'doc-noteref', href: `#ghi-chu-${m + 1}`, class: 'note' }),
  ])
  const notes = part.teachers.map(({ name, about }, m) =>
    element('aside', [element('p', [`${m + 1}. ${name}: ${about}`])], {
      'epub:type': 'footnote',
      role: 'doc-footnote',
      id: `ghi-chu-${m + 1}`,
    }),
  )
  const lessons = part.chapters.flatMap((chapter) =>
    chapter.lessons.map((lesson) => [chapter.title, lesson.title, `${minutesOf(lesson)} phút`]),
  )
  const rows = [['Mục', 'Chương', 'Thời gian'], ...lessons].map((cells, row) =>
    element(
      'tr',
      cells.map((cell) => element(row ? 'td' : 'th', [cell])),
    ),
  )
  return [
    element('h1', [`Phần ${n}. ${part.title}`]),
    element('p', [...noteRefs, '.']),
    ...blocksOf(part.description),
    element('figure', [
      element('img', [], { src: road, alt: `Các chương của phần ${n}` }),
      element('figcaption', [`Hình ${n}a. Đường đi của phần này`]),
    ]),
    element('h3', ['Đọc xong phần này, bạn sẽ']),
    element(
      'ul',
      part.outcomes.map((outcome) => element('li', [outcome])),
    ),
    element('table', [element('caption', [`Bảng ${n}. Các chương và thời gian đọc`]), ...rows]),
    element('figure', [
      element('img', [], { src: bars, alt: 'Thời gian đọc từng chương' }),
      element('figcaption', [`Hình ${n}b. Thời gian đọc từng chương`]),
    ]),
    ...(part.requirements.length
      ? [
          element('h3', ['Cần có sẵn']),
          element(
            'ul',
            part.requirements.map((one) => element('li', [one])),
          ),
        ]
      : []),
    ...notes,
  ]
}

/** Names: two or more words with capitals side by side, not at the beginning of a sentence. */
const NAME = /(?<=[\p{Ll},;:–] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu

function collectNames(block: Element, page: number, names: Map<string, Set<number>>): void {
  for (const [name] of plainText(block).matchAll(NAME)) names.set(name, (names.get(name) ?? new Set()).add(page))
}

function indexOf(names: Map<string, Set<number>>, pages: WrittenBook['pages']): Element[] {
  const hrefs = new Map(pages.map(({ label, href }) => [label, href]))
  const sorted = [...names].toSorted(([a], [b]) => a.localeCompare(b, 'vi'))
  const items = sorted.map(([name, on]) => {
    const links = [...on].flatMap((page, n) => [
      n ? ', ' : ' ',
      element('a', [String(page)], { href: hrefs.get(String(page)) ?? '' }),
    ])
    return element('li', [name, ...links])
  })
  return [
    element('h1', ['Bảng tra tên riêng']),
    element('p', ['Số đứng sau mỗi tên là số trang của bản in.']),
    ...items.map((item) => element('ul', [item])),
  ]
}

export function pageOf(title: string, blocks: Element[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="vi" xml:lang="vi">
<head><title>${escapeText(title)}</title><link rel="stylesheet" href="sach.css"/></head>
<body>
${blocks.map(writeXml).join('\n')}
</body>
</html>
`
}
