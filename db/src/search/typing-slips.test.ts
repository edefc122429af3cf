import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { fold } from './fold.ts'
import { isbnDigits } from './isbn-digits.ts'
import { isOneSlipApart, oneSlip } from './slips.ts'
import { undoKeys } from './typing-keys.ts'

describe('undoKeys', () => {
  test.each([
    ['toans', 'toan'],
    ['toasn', 'toan'],
    ['dduwowngf', 'duong'],
    ['nwowcs', 'nuoc'],
    ['ddaij', 'dai'],
    ['capas', 'cap'],
    ['trowif', 'troi'],
    ['lys', 'li'],
    ['toopoo', 'topo'],
    ['te61', 'te'],
    ['d9ai5', 'dai'],
    ['toan1', 'toan'],
  ])('%s was meant as %s', (typed, meant) => {
    expect(undoKeys(typed)).toContain(meant)
  })

  test.each(['toan', 'hoa', 'arrnxra', 'bcd', '2024', ''])('%j has no keys left in it', (word) => {
    expect(undoKeys(word)).toEqual([])
  })

  test('a word still being typed may end anywhere', () => {
    expect(undoKeys('ddieu', { isUnfinished: true })).toContain('dieu')
    expect(undoKeys('nghiee', { isUnfinished: true })).toContain('nghie')
  })

  test('takes any folded word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => undoKeys(fold(text)).every((word) => /^[a-z0-9 ]+$/.test(word))),
    )
  })
})

describe('one slip', () => {
  test('loses, adds, replaces or swaps one letter', () => {
    expect(oneSlip('toan')).toEqual(expect.arrayContaining(['toa', 'toann', 'tian', 'otan']))
    expect(oneSlip('toan')).not.toContain('toan')
    expect(oneSlip('a')).not.toContain('')
    expect(oneSlip('ba'.repeat(12)).length).toBeGreaterThan(1_000)
    expect(oneSlip(`${'ba'.repeat(12)}b`)).toEqual([])
  })

  test('every string it makes is one slip apart', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeiy1'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(word, (text) => oneSlip(text).every((slip) => isOneSlipApart(slip, text) && isOneSlipApart(text, slip))),
    )
  })

  test('counts a letter with its marks as one', () => {
    expect(isOneSlipApart("tuê'", "tyê'")).toBe(true)
    expect(isOneSlipApart('sô', 'sơ')).toBe(true)
    expect(isOneSlipApart('sô.', "sơ'")).toBe(false)
    expect(isOneSlipApart('abcd', 'badc')).toBe(false)
  })
})

describe('isbnDigits', () => {
  test.each([
    ['9786044990002', '9786044990002'],
    ['978-604-4990-00-2', '9786044990002'],
    ['978 604 4990 00 2', '9786044990002'],
    ['978–604—4990‑00−2', '9786044990002'],
    ['ISBN: 978-604-4990-00-2', '9786044990002'],
    ['ISBN-13: 9786044990002', '9786044990002'],
    ['eISBN 9786044990002', '9786044990002'],
    ['0-306-40615-2', '9780306406157'],
    ['080442957X', '9780804429573'],
    ['4990002', '4990002'],
    ['90002', '90002'],
  ])('%s is read as %s', (text, digits) => {
    expect(isbnDigits(text)).toBe(digits)
  })

  test.each(['', '2024', 'toán 2', '12345678901234', '12345x', 'isbn'])('%j is no number of a book', (text) => {
    expect(isbnDigits(text)).toBeNull()
  })

  test('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void expect(isbnDigits(text) ?? '').toMatch(/^\d{0,13}$/)))
  })
})
