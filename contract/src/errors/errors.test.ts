import { expect, test } from 'vitest'
import { AppError, ERRORS } from '../errors.ts'

test('no two codes say the same: one meaning, one code', () => {
  const sentences = Object.values(ERRORS).map(({ message }) => message)
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('a sentence with values is made from them, with the status of its row', () => {
  const few = { title: 'Giải tích', text: 'chỉ còn 2 cuốn', left: 2 }
  const gone = { title: '', text: 'không còn bán', left: 0 }
  const short = (...values: (typeof few)[]) => new AppError('STOCK_SHORT', { values })
  expect(short(few).status).toBe(409)
  expect([short(few), short(few, few), short(few, gone), short(gone)].map(({ message }) => message)).toEqual([
    '“Giải tích”: chỉ còn 2 cuốn, bạn giảm số lượng nhé',
    '“Giải tích”: chỉ còn 2 cuốn; “Giải tích”: chỉ còn 2 cuốn, bạn giảm số lượng nhé',
    '“Giải tích”: chỉ còn 2 cuốn; không còn bán. Bạn xem lại giỏ hàng nhé',
    'không còn bán',
  ])
  const tooMany = (seconds?: number) => new AppError('TOO_MANY_REQUESTS', { values: { seconds } }).message
  expect([tooMany(), tooMany(59), tooMany(61)]).toEqual([
    'Bạn thao tác quá nhanh, vui lòng thử lại sau ít phút',
    'Bạn thao tác quá nhanh, vui lòng thử lại sau 59 giây',
    'Bạn thao tác quá nhanh, vui lòng thử lại sau 2 phút',
  ])
})
