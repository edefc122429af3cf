import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const read = (text: string, breaks?: number[]) => sentencesOf(text, breaks).map(({ start, end }) => text.slice(start, end))

test('a sentence runs over the ends of lines and over shortened words, keeps its number, and ends with its quotation marks', () => {
  expect(
    read('Tôi bắt đầu với mười\nhai làng. Bà nói: “Đất thì đổi chủ.” PGS. Trần Văn A đọc tr. 12.  Rồi?\n1. Ấn chặt.'),
  ).toEqual([
    'Tôi bắt đầu với mười\nhai làng.',
    'Bà nói: “Đất thì đổi chủ.”',
    'PGS. Trần Văn A đọc tr. 12.',
    'Rồi?',
    '1. Ấn chặt.',
  ])
})

test('a heading without a full stop is read by itself', () => {
  const text = 'Chương 1\nĐịa bạ ghi đất. Nó'
  expect(read(text, [8])).toEqual(['Chương 1', 'Địa bạ ghi đất.', 'Nó'])
  expect(read('  \n ')).toEqual([])
})
