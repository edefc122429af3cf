import { expect, test } from 'vitest'
import { findQuote, findRest, findWords, tokensOf, wordsTyped } from './find-words.ts'

const TEXT = 'Địa bạ ghi đất. Quý vị đọc ĐỊA BẠ, rồi đọc lại địa-bạ của làng Yên Lý; năm 1836, ½ mẫu.'

const written = (text: string, typed: string) =>
  findWords(tokensOf(text), wordsTyped(typed)).map(({ start, end }) => text.slice(start, end))

test('words are compared as the server compares them: no accents, đ as d, lone y as i', () => {
  expect(wordsTyped('Nguyễn Thị Ánh Tuyết, ĐH-2026')).toEqual(['nguyen', 'thi', 'anh', 'tuyet', 'dh', '2026'])
  expect(wordsTyped('lí và lý trưởng, kỹ thuật, máy, thuý, ½')).toEqual([
    'li',
    'va',
    'li',
    'truong',
    'ki',
    'thuat',
    'may',
    'thuy',
    '1',
    '2',
  ])
  expect(wordsTyped('ﬁnal Ðà Na\u0306\u0303ng')).toEqual(['final', 'da', 'nang'])
})

test('words are found whatever their accents and capitals; the last one may be begun only if it stands nowhere whole', () => {
  expect(written(TEXT, 'dia ba')).toEqual(['Địa bạ', 'ĐỊA BẠ', 'địa-bạ'])
  expect(written(TEXT, 'quy v')).toEqual(['Quý vị'])
  expect(written('đọ đọc', 'do')).toEqual(['đọ'])
  expect(written(TEXT, 'bạ địa')).toEqual([])
  expect(written(TEXT, '…')).toEqual([])
})

test('a quoted passage is found nearest to where it was, and where a page divides it', () => {
  const tokens = tokensOf(TEXT)
  expect(findQuote(tokens, 'dia ba', 30)).toEqual({ start: 27, end: 33 })
  expect(findQuote(tokens, 'đọc lại địa bạ', 0)).toMatchObject({ start: TEXT.indexOf('đọc lại') })
  expect(findQuote(tokens, 'sao chép lại', 0)).toBeNull()
  expect(findQuote(tokens, 'ị đọc ĐỊ', 0)).toEqual({ start: TEXT.indexOf('vị'), end: TEXT.indexOf(' BẠ') })
  const [first, second] = ['Nhánh sông ấy chỉ còn là', 'một vệt ao chuôm đứt nối.']
  const quote = 'ấy chỉ còn là một vệt ao'
  expect(findQuote(tokensOf(first), quote, 0)).toEqual({ start: 11, end: first.length })
  expect(findRest(tokensOf(second), quote)).toEqual({ start: 0, end: 10 })
  expect(findRest(tokensOf(second), 'không có ở đây')).toBeNull()
})
