import { expect, test } from 'vitest'
import { isAttemptRef, newAttemptRef } from './gateway.ts'
import { flatFields, isSameHash, plainText, wireTime } from './wire-text.ts'

test('time is always Vietnam’s', () => {
  expect(wireTime(new Date('2026-01-01T05:00:00.999Z'))).toBe('20260101120000')
  expect(wireTime(new Date('2026-12-31T17:00:00Z'))).toBe('20270101000000')
})

test('text has no accents, no đ, no signs that encodings spell differently', () => {
  expect(plainText('Đơn hàng “đặc biệt” (gấp!) của ông Đỗ – 50% & hơn', 100)).toBe('Don hang dac biet gap cua ong Do 50 hon')
  expect(plainText('Ðặng ð', 100)).toBe('Dang d')
  expect(plainText('a\nb\tc~d*e', 100)).toBe('a b c d e')
  expect(plainText('một hai ba', 7)).toBe('mot hai')
})

test('hashes are the same in capitals; a missing, short or longer one never is', () => {
  expect(isSameHash('ABCDEF', 'abcdef')).toBe(true)
  for (const given of [undefined, '', 'abcde', 'abcdef0', 'abcdee']) expect(isSameHash(given, 'abcdef')).toBe(false)
  expect(isSameHash('', '')).toBe(false)
})

test('only flat values are fields', () => {
  expect(flatFields({ a: 'x', b: 5, c: { d: 1 }, e: ['x'], f: null, g: true })).toEqual({ a: 'x', b: '5' })
  for (const odd of [null, undefined, 'a', 3, ['a']]) expect(flatFields(odd)).toBeNull()
})

test('refs have one length and begin with a letter', () => {
  const refs = new Set(Array.from({ length: 500 }, newAttemptRef))
  expect(refs.size).toBe(500)
  for (const ref of refs) expect(isAttemptRef(ref), ref).toBe(true)
  for (const odd of ['', 'NXB0001', '0Q26ABCDEFGH0001', 'TQ26ABCDEFGH00012', 'TQ26ABCDEFGH000a'])
    expect(isAttemptRef(odd)).toBe(false)
})
