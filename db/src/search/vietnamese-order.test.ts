import { expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { vietnameseSortKey } from './vietnamese-order.ts'

const inBytes = (a: string, b: string) => Buffer.compare(Buffer.from(vietnameseSortKey(a)), Buffer.from(vietnameseSortKey(b)))

test.each([
  ['letters in the order of the alphabet', ['an', 'ăn', 'ân', 'ba', 'da', 'đa', 'em', 'êm', 'om', 'ôm', 'ơm', 'um', 'ưm', 'va']],
  ['tones only between equal letters', ['ma', 'mà', 'mả', 'mã', 'má', 'mạ', 'man']],
  ['numbers by value', ['Toán 2', 'Toán 09', 'Toán 10', 'Toán A1']],
  ['shorter before longer', ['Luật', 'Luật dân sự', 'Luật hình sự']],
  ['without case and punctuation', ['“An” toàn', 'An toàn: điện', 'AN TOÀN, nước']],
  ['other alphabets last', ['zen', 'Ω', '漢字']],
])('%s', (_, titles) => {
  expect(titles.toReversed().sort(inBytes)).toEqual(titles)
})

test('agrees with the Vietnamese collation of Unicode', () => {
  const collator = new Intl.Collator('vi', { numeric: true, sensitivity: 'accent' })
  const word = fc.string({ unit: fc.constantFrom(...'aáàăắằâấbdđĐeêềnoôơớuưứy', '1', '2', '10'), minLength: 1, maxLength: 3 })
  const title = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
  fc.assert(fc.property(title, title, (a, b) => void expect(Math.sign(inBytes(a, b))).toBe(Math.sign(collator.compare(a, b)))))
})

test('takes any text and never holds what PostgreSQL refuses', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void expect(vietnameseSortKey(text)).not.toContain('\0')))
})
