import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSessionKnown, type Role, session } from '../lib/state/session.ts'
import { guard } from './guard.ts'

let token: string | null = null

beforeEach(() => {
  token = null
  const location = { pathname: '/tai-khoan/so-dia-chi', hash: '#so' }
  vi.stubGlobal('window', { localStorage: { getItem: () => token }, location })
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.reset()
  isSessionKnown.reset()
})

/** Where the visitor is sent; null when they may stay. */
async function sentTo(auth: readonly Role[], path: string): Promise<string | null> {
  const args = { request: new Request(`http://thuquan.test${path}`) } as never
  try {
    await guard(auth)(args, async () => undefined)
    return null
  } catch (answer) {
    return (answer as Response).headers.get('Location')
  }
}

const EVERYBODY: Role[] = ['admin', 'staff', 'user']

test('a guest is sent to the login page, with the whole way back', async () => {
  expect(await sentTo(EVERYBODY, '/tai-khoan/so-dia-chi?page=2')).toBe(
    '/login?redirect=%2Ftai-khoan%2Fso-dia-chi%3Fpage%3D2%23so',
  )
  expect(await sentTo(EVERYBODY, '/tai-khoan/don-hang')).toBe('/login?redirect=%2Ftai-khoan%2Fdon-hang')
})

test('whoever has a token goes on at once, before it is known who it is', async () => {
  token = 'ey'
  expect(await sentTo(EVERYBODY, '/tai-khoan/don-hang')).toBeNull()
})

test('a member without the role goes to the kept address, or home; one with it stays', async () => {
  token = 'ey'
  const asked = sentTo(['admin'], '/kho?redirect=%2Fsan-pham')
  session.set((now) => ({ ...now, roles: ['user'] }))
  isSessionKnown.set(true)
  expect(await asked).toBe('/san-pham')
  expect(await sentTo(['admin'], '/kho')).toBe('/')
  expect(await sentTo(['admin', 'user'], '/kho')).toBeNull()
})
