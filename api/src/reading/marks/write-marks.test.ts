import type { Mark } from '@tq/contract/reading/marks.ts'
import { expect, test } from 'vitest'
import { writeMarks } from './write-marks.ts'

const mark = (more: Partial<Mark>): Mark => ({
  ...{
    id: '0b6f2c1e-3f0a-4a53-9a57-5f6d1c0e7a21',
    kind: 'mark',
    colour: 'green',
    versionId: 'v',
    chapter: 'c1.xhtml',
    cfi: null,
  },
  ...{ chapterTitle: 'Chương 1. Địa bạ', percent: 12.4, quote: 'Đọc địa bạ', note: '', page: null, isLost: false },
  // In Vietnam it is the next day already.
  ...{ createdAt: '2026-03-01T01:00:00.000Z', changedAt: '2026-03-01T18:30:00.000Z', ...more },
})
const write = (format: 'markdown' | 'html' | 'csv', ...marks: Mark[]) =>
  writeMarks({ title: 'Làng xã & “đê điều” <2>', marks }, format).text

/** As a spreadsheet reads it. */
function cells(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, end] of csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push((quoted ?? '').replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('a spreadsheet gets every note back as it was written, in one row each', () => {
  const notes = ['một | hai, ba; bốn', 'cô nói: "đọc lại"', 'dòng một\ndòng hai\n\ndòng bốn', 'Nguyễn Thị Ổn đã hỏi', '']
  const text = write('csv', ...notes.map((note) => mark({ note, quote: `trích ${note}` })))
  expect(text.startsWith('\ufeff"Sách","Chương","Trang"')).toBe(true)
  const [, ...rows] = cells(text)
  expect(rows.map((row) => row.slice(5, 7))).toEqual(notes.map((note) => [`trích ${note}`, note]))
  expect(rows[0]?.toSpliced(5, 2)).toEqual([
    'Làng xã & “đê điều” <2>',
    'Chương 1. Địa bạ',
    '',
    '12',
    'Đánh dấu xanh lá',
    '02/03/2026',
  ])
})

test.each(['=HYPERLINK("http://xa.example")', '+84', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])(
  'a cell that begins like the formula %j is words, in whichever column it stands',
  (formula) => {
    const [, row = []] = cells(write('csv', mark({ note: formula, quote: formula, chapterTitle: formula, page: formula })))
    expect([row[1], row[2], row[5], row[6]]).toEqual(Array(4).fill(`'${formula}`))
  },
)

test('Word gets paragraphs, and nothing of a note or a title is markup', () => {
  const text = write('html', mark({ quote: 'a < b & "c"\nhai', note: '<script>x</script>\n\nNguyễn', chapterTitle: '<h1>' }))
  expect(text).toContain('<title>Ghi chú: Làng xã &amp; “đê điều” &lt;2&gt;</title>')
  expect(text).toMatch(/<blockquote><p>a &lt; b &amp; .+c.+<\/p><p>hai<\/p><\/blockquote>/)
  expect(text).toContain('<p>&lt;script&gt;x&lt;/script&gt;</p><p>Nguyễn</p>')
  expect(text).toContain('<h2>&lt;h1&gt;</h2>')
  expect(text).not.toMatch(/<script|<2>/)
})

test('in Markdown every line of a quote is quoted; chapters stand once each, in the order of the book; a bookmark has no words', () => {
  const text = write(
    'markdown',
    mark({ quote: 'dòng một\ndòng hai', note: 'a | b', page: '22' }),
    mark({ chapterTitle: '', kind: 'bookmark', colour: null, quote: '' }),
    mark({ quote: 'ba' }),
  )
  expect(text).toBe(
    [
      '# Ghi chú: Làng xã & “đê điều” <2>\n',
      '## Chương 1. Địa bạ\n',
      '> dòng một\n> dòng hai\n',
      'a | b\n',
      '*Đánh dấu xanh lá · Trang 22 · 02/03/2026*\n',
      '> ba\n',
      '*Đánh dấu xanh lá · 12% · 02/03/2026*\n',
      '## Trong sách\n',
      '*Dấu trang · 12% · 02/03/2026*\n',
    ].join('\n'),
  )
})
