import { expect, test } from 'vitest'
import { findQuestions } from './question-search.ts'

const RETURNS = { question: 'Tôi đổi trả sách thế nào?', answer: '<p>Trong <strong>7 ngày</strong>, hoàn tiền cho đơn.</p>' }
const INVOICE = { question: 'Làm sao lấy hoá đơn?', answer: '<p>Ghi mã số thuế khi đặt.</p>' }
const ALL = [RETURNS, INVOICE]

test('accents and case do not matter', () => {
  expect(findQuestions(ALL, 'DOI TRA')).toEqual([RETURNS])
  expect(findQuestions(ALL, 'hóa Đơn')).toEqual([INVOICE])
})

test('words side by side go before words anywhere', () => {
  expect(findQuestions(ALL, 'hoa don')).toEqual([INVOICE])
  expect(findQuestions(ALL, 'ngày trả')).toEqual([RETURNS])
})

test('markup is no text, and nothing typed finds everything', () => {
  expect(findQuestions(ALL, 'strong')).toEqual([])
  expect(findQuestions(ALL, '  ')).toEqual(ALL)
})
