import { isbn13 } from '@tq/db/seed/isbn.ts'
import { hyphenate } from 'isbn3'
import { expect, test } from 'vitest'
import { hyphenated } from './hyphenated-isbn.ts'

test('numbers of many publishers, each asked twice: as the whole table has them', () => {
  const countries = ['9786040', '97860462', '978604898', '9780', '978315', '97999905', '979860', '9789999911']
  const numbers = countries.flatMap((first) =>
    Array.from({ length: 200 }, (_, i) =>
      isbn13(
        (
          first +
          String(i * 7_919)
            .padStart(5, '0')
            .padEnd(12, '3')
        ).slice(0, 12),
      ),
    ),
  )
  for (const isbn of [...numbers, ...numbers]) expect(hyphenated(isbn)).toBe(hyphenate(isbn) ?? isbn)
})

test('a wrong last digit, ten digits, no number at all: as they were given, also after their publisher is known', () => {
  expect(hyphenated('9786046200017')).toBe('978-604-62-0001-7')
  expect(hyphenated('9786046200018')).toBe('9786046200018')
  expect(hyphenated('6046200011')).toBe(hyphenate('6046200011') ?? '6046200011')
  expect(hyphenated('không có')).toBe('không có')
})
