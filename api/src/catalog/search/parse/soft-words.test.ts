import { mark, markedOf } from '@tq/db/search/fold.ts'
import { expect, test } from 'vitest'
import { withoutSoftWords } from './soft-words.ts'
import { readTyped } from './typed-text.ts'

test.each([
  ['mua sách giải tích pdf', 'giải tích'],
  ['sach giai tich', 'giai tich'],
  ['tác giả Nguyễn Nhật Ánh', 'nguyễn nhật ánh'],
  ['giải tích giá', 'giải tích'],
  ['ebook giải tích', 'giải tích'],
])('%s is about %s', (text, essence) => {
  expect(markedOf(withoutSoftWords(readTyped(text))?.words ?? [])).toBe(mark(essence))
})

test.each(['giải tích', 'nhà giả kim', 'nha gia kim', 'giả lập', 'sách', 'mua sách', ''])('%j stays whole', (text) => {
  expect(withoutSoftWords(readTyped(text))).toBeNull()
})

test('a word before a dropped one is finished', () => {
  expect(withoutSoftWords(readTyped('giải tí pdf'))?.isOpen).toBe(false)
  expect(withoutSoftWords(readTyped('sách giải tí'))?.isOpen).toBe(true)
})
