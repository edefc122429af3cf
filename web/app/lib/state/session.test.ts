import { expect, test, vi } from 'vitest'
import { isExpired, keepToken } from './session.ts'
import { storedToken } from './stored-token.ts'

const tokenOf = (payload: unknown) => `a.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c`

test('a token is read for its end only', () => {
  expect(isExpired(tokenOf({ exp: 2_000 }), 1_999_000)).toBe(false)
  expect(isExpired(tokenOf({ exp: 2_000 }), 2_000_000)).toBe(true)
})

test('what can not be read counts as expired', () => {
  for (const token of ['', 'x', 'a.b.c', tokenOf({}), tokenOf({ exp: '9999999999' }), tokenOf(null)])
    expect(isExpired(token)).toBe(true)
})

test('the token is kept as it is sent, and known in quotes too', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  })
  expect(storedToken()).toBeNull()
  keepToken('a.b-_.c')
  expect(kept.get('access_token')).toBe('a.b-_.c')
  expect(storedToken()).toBe('a.b-_.c')
  kept.set('access_token', '"a.b-_.c"')
  expect(storedToken()).toBe('a.b-_.c')
  kept.set('access_token', '""')
  expect(storedToken()).toBeNull()
})
