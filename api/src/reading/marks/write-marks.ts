import type { MarkColour } from '@tq/contract/enums.ts'
import type { Mark } from '@tq/contract/reading/marks.ts'
import { escapeHtml } from '../../escape-html.ts'
import { vietnamDay } from '../../time/vietnam-time.ts'

export interface ExportedMarks {
  title: string
  marks: Mark[]
}

const COLOURS: Record<MarkColour, string> = { yellow: 'vàng', green: 'xanh lá', blue: 'xanh dương', pink: 'hồng' }
const dayOf = (at: string) => vietnamDay(new Date(at)).split('-').reverse().join('/')
const placeOf = ({ page, percent }: Mark) => (page ? `Trang ${page}` : `${Math.round(percent)}%`)
const kindOf = ({ kind, colour }: Mark) => (kind === 'bookmark' ? 'Dấu trang' : `Đánh dấu ${colour ? COLOURS[colour] : ''}`)

/** One's own notes as a file that other programs open. */
export function writeMarks(
  given: ExportedMarks,
  format: 'markdown' | 'html' | 'csv',
): { text: string; mediaType: string; ending: string } {
  if (format === 'markdown') return { text: markdownOf(given), mediaType: 'text/markdown', ending: 'md' }
  if (format === 'html') return { text: htmlOf(given), mediaType: 'text/html', ending: 'html' }
  return { text: csvOf(given), mediaType: 'text/csv', ending: 'csv' }
}

function markdownOf({ title, marks }: ExportedMarks): string {
  const parts = byChapter(marks).map(([chapter, list]) => {
    const items = list.map((mark) => {
      const quote = mark.quote ? `${mark.quote.replace(/^/gm, '> ')}\n\n` : ''
      return `${quote}${mark.note ? `${mark.note}\n\n` : ''}*${kindOf(mark)} · ${placeOf(mark)} · ${dayOf(mark.changedAt)}*\n`
    })
    return `## ${chapter || 'Trong sách'}\n\n${items.join('\n')}`
  })
  return `# Ghi chú: ${title}\n\n${parts.join('\n')}`
}

/** Plain enough that Word opens it as a document. */
function htmlOf({ title, marks }: ExportedMarks): string {
  const parts = byChapter(marks).map(([chapter, list]) => {
    const items = list.map((mark) => {
      const quote = mark.quote ? `<blockquote>${paragraphs(mark.quote)}</blockquote>` : ''
      return `${quote}${mark.note ? paragraphs(mark.note) : ''}<p><em>${kindOf(mark)} · ${escapeHtml(placeOf(mark))} · ${dayOf(mark.changedAt)}</em></p>`
    })
    return `<h2>${escapeHtml(chapter || 'Trong sách')}</h2>\n${items.join('\n')}`
  })
  const heading = `Ghi chú: ${escapeHtml(title)}`
  return `<!DOCTYPE html>\n<html lang="vi"><head><meta charset="utf-8"><title>${heading}</title></head>\n<body><h1>${heading}</h1>\n${parts.join('\n')}\n</body></html>\n`
}

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')

const HEADINGS = ['Sách', 'Chương', 'Trang', 'Phần trăm', 'Loại', 'Trích', 'Ghi chú', 'Ngày']

/** With the sign by which spreadsheets know Vietnamese letters. */
function csvOf({ title, marks }: ExportedMarks): string {
  const rows = marks.map((mark) => [
    ...[title, mark.chapterTitle, mark.page ?? '', String(Math.round(mark.percent)), kindOf(mark)],
    ...[mark.quote, mark.note, dayOf(mark.changedAt)],
  ])
  return `\ufeff${[HEADINGS, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** What begins like a formula would be run by a spreadsheet. */
function cellOf(text: string): string {
  const plain = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

function byChapter(marks: Mark[]): [string, Mark[]][] {
  return [...Map.groupBy(marks, ({ chapterTitle }) => chapterTitle)]
}
