import { expect, test } from 'vitest'
import { saidBy } from './said.ts'

test('a word of ours brings its sentence', () => {
  expect(saidBy('da-nhan')).toEqual({ tone: 'success', words: 'Bạn sẽ nhận được bản tin từ số tới.' })
})

test.each(['', 'xac-nhan', 'constructor', 'toString', '__proto__'])('%j brings none', (word) => {
  expect(saidBy(word)).toBeUndefined()
})
