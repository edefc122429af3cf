import { expect, test } from 'vitest'
import { isExpired } from './session.ts'

const tokenOf = (payload: unknown) => `a.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c`

test('a token is read for its end only', () => {
  expect(isExpired(tokenOf({ exp: 2_000 }), 1_999_000)).toBe(false)
  expect(isExpired(tokenOf({ exp: 2_000 }), 2_000_000)).toBe(true)
})

test('what can not be read counts as expired', () => {
  for (const token of ['', 'x', 'a.b.c', tokenOf({}), tokenOf({ exp: '9999999999' }), tokenOf(null)])
    expect(isExpired(token)).toBe(true)
})
