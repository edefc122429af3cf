import { expect, test } from 'vitest'
import { passageFrom } from './mark-words.ts'

test('words of a bookmark that begin with the chapter’s heading → without it; cut words → a sign that they go on', () => {
  expect(passageFrom('Chương 1. Địa bạ Đất làng được đo', 'Chương 1: Địa bạ')).toBe('Đất làng được đo…')
  expect(passageFrom('Địa bạ là sổ ruộng.', 'Chương 1')).toBe('Địa bạ là sổ ruộng.')
  expect(passageFrom('Chương 1', 'Chương 1')).toBe('Chương 1…')
  expect(passageFrom('', 'Chương 1')).toBe('')
})
