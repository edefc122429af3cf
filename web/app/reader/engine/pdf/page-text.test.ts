import { expect, test } from 'vitest'
import { findWords, wordsTyped } from '../text/find-words.ts'
import { readSentences } from './page-sentences.ts'
import { firstWords, lettersOf, readPageText } from './page-text.ts'

const piece = (str: string, hasEOL = false, height = 10) => ({
  ...{ str, hasEOL, height, dir: 'ltr', width: 1 },
  transform: [],
  fontName: '',
})

test('words are found over pieces and over the ends of lines, and lead back to the letters that are drawn', () => {
  const page = readPageText({
    items: [piece('Lịch sử đị'), piece('a b'), piece('ạ và photo-'), piece('', true), piece('graphy của làng')],
  })
  const letters = (typed: string) => findWords(page.tokens, wordsTyped(typed)).map((span) => lettersOf(page, span))
  expect(letters('dia ba')).toEqual([{ from: { piece: 0, offset: 8 }, to: { piece: 2, offset: 1 } }])
  expect(letters('photography')).toEqual([{ from: { piece: 2, offset: 5 }, to: { piece: 4, offset: 6 } }])
  expect(letters('lang')).toEqual([{ from: { piece: 4, offset: 11 }, to: { piece: 4, offset: 15 } }])
  for (const { start } of page.tokens) expect(page.placeOf(page.letterAt(start))).toBe(start)
  expect(firstWords(page, 5, 3)).toBe('sử địa bạ')
})

test('read aloud: headings by themselves, no page numbers, a sentence over two pages as one', async () => {
  const pages = [
    readPageText({ items: [piece('Chương 1', true, 18), piece('Câu đầu. Câu thứ hai chạy', true), piece('12', true)] }),
    readPageText({ items: [piece('sang trang sau.', true), piece('Hết phần', true), piece('13', true, 7)] }),
    readPageText({ items: [piece('Câu cuối', true)] }),
  ]
  const textOf = async (page: number) => pages[page - 1] as (typeof pages)[number]
  const read = async (from: number) => {
    const said: [number, string][] = []
    for await (const { page, text } of readSentences(textOf, { page: 1, from, count: 3 })) said.push([page, text])
    return said
  }
  expect(await read(0)).toEqual([
    [1, 'Chương 1'],
    [1, 'Câu đầu.'],
    [1, 'Câu thứ hai chạy sang trang sau.'],
    [2, 'Hết phần'],
    [3, 'Câu cuối'],
  ])
  expect((await read(12))[0]).toEqual([1, 'Câu đầu.'])
})
