import { expect, test } from 'vitest'
import { matches } from './question-search.ts'

const QUESTION = { question: 'Tôi đổi trả sách thế nào?', answer: '<p>Trong <strong>7 ngày</strong>, gửi về nhà xuất bản.</p>' }

test('accents and case do not matter, order neither', () => {
  expect(matches(QUESTION, 'DOI TRA')).toBe(true)
  expect(matches(QUESTION, 'ngày trả')).toBe(true)
  expect(matches(QUESTION, 'xua')).toBe(true)
})

test('a word that is nowhere leaves the question out', () => {
  expect(matches(QUESTION, 'đổi hoá đơn')).toBe(false)
  expect(matches(QUESTION, 'strong')).toBe(false)
})

test('nothing typed finds everything', () => {
  expect(matches(QUESTION, '')).toBe(true)
  expect(matches(QUESTION, '  ')).toBe(true)
})
