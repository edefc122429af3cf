import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { APP_TOKEN_SCRIPT, tellApp } from './app-token.ts'

const TOKEN = 'aaa.bbb-1.ccc_2'

/** The page's script as a browser runs it, and what it left behind. */
function load(hash: string, beside: object = {}) {
  const kept = new Map<string, string>()
  const shown: string[] = []
  const page = {
    location: { hash, pathname: '/mobile/lesson/5', search: '?a=1' },
    history: { state: null, replaceState: (_: unknown, __: string, path: string) => shown.push(path) },
    localStorage: { setItem: (key: string, value: string) => kept.set(key, value) },
    ...beside,
  }
  runInNewContext(APP_TOKEN_SCRIPT, { ...page, window: page, decodeURIComponent })
  return { token: kept.get('access_token'), address: shown.at(-1) }
}

test('inside the app the token is taken over, and stands in no address afterwards', () => {
  const iphone = { webkit: { messageHandlers: { thuQuan: {} } } }
  expect(load(`#token=${TOKEN}`, iphone)).toEqual({ token: TOKEN, address: '/mobile/lesson/5?a=1' })
  expect(load('', { ThuQuanApp: { token: TOKEN } })).toEqual({ token: TOKEN, address: undefined })
  expect(load('', { ThuQuanApp: { token: () => TOKEN } }).token).toBe(TOKEN)
  expect(load(`#token=${TOKEN}`, { ThuQuanApp: {} }).token).toBe(TOKEN)
})

test('a link with a token in a browser logs nobody in, and the token leaves the address all the same', () => {
  expect(load(`#token=${TOKEN}`)).toEqual({ token: undefined, address: '/mobile/lesson/5?a=1' })
})

test('a link with a token logs nobody into an app that says itself who is there, also when nobody is', () => {
  for (const token of ['', () => '', 'ddd.eee.fff'])
    expect(load(`#token=${TOKEN}`, { ThuQuanApp: { token } }).token).not.toBe(TOKEN)
})

test('what is no token is not kept, however it is written', () => {
  for (const odd of ['', 'a.b', '%', '%E0%A4%A', '<script>', 'a.b.c.d', 'a b.c.d'])
    expect(load(`#token=${odd}`, { ThuQuanApp: {} }), odd).toEqual({ token: undefined, address: '/mobile/lesson/5?a=1' })
})

test('a message goes to the app that is there; a plain browser says that none is', () => {
  const heard: unknown[] = []
  const listen = { postMessage: (message: unknown) => heard.push(message) }
  vi.stubGlobal('window', { ThuQuanApp: listen })
  expect(tellApp({ type: 'login', reason: 'Ghi chú' })).toBe(true)
  vi.stubGlobal('window', { webkit: { messageHandlers: { thuQuan: listen } } })
  expect(tellApp({ type: 'buy', productId: 3 })).toBe(true)
  vi.stubGlobal('window', {})
  expect(tellApp({ type: 'login', reason: '' })).toBe(false)
  vi.unstubAllGlobals()
  expect(heard).toEqual(['{"type":"login","reason":"Ghi chú"}', { type: 'buy', productId: 3 }])
})
