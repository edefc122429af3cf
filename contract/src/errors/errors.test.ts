import { expect, test } from 'vitest'
import { AppError, ERRORS } from '../errors.ts'

test('no two codes say the same: one meaning, one code', () => {
  const sentences = Object.values(ERRORS).map(({ message }) => message)
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('a sentence with values is made from them, with the status of its row', () => {
  const short = new AppError('STOCK_SHORT', {
    values: [
      { title: 'Giải tích', text: 'chỉ còn 2' },
      { title: '', text: 'không còn bán' },
    ],
  })
  expect([short.status, short.message]).toEqual([409, '“Giải tích”: chỉ còn 2; không còn bán'])
  const tooMany = (seconds?: number) => new AppError('TOO_MANY_REQUESTS', { values: { seconds } }).message
  expect([tooMany(), tooMany(59), tooMany(61)]).toEqual([
    'Bạn thao tác quá nhanh, vui lòng thử lại sau ít phút',
    'Bạn thao tác quá nhanh, vui lòng thử lại sau 59 giây',
    'Bạn thao tác quá nhanh, vui lòng thử lại sau 2 phút',
  ])
})
