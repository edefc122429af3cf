import { getMe } from '@tq/contract/account.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../ui/overlay/toast-store.ts'

const kept = new Map<string, string>()
const reload = vi.fn()
let answer: () => Response
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
  location: { reload },
})
vi.stubGlobal('fetch', async () => answer())

const OVER = 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !'
const refusal = (httpStatus: number) => () =>
  new Response(JSON.stringify({ isSuccess: false, data: null, errorMessage: 'x', status: 401 }), { status: httpStatus })

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  toasts.reset()
  reload.mockClear()
  kept.clear()
  kept.set('access_token', 'of.lan.x')
})

/** Anew for each test, as on each page. */
async function ask() {
  const { call } = await import('./browser-call.ts')
  await call(getMe).catch(() => {})
}
const said = async () => (await import('../ui/overlay/toast-store.ts')).toasts.get().map(({ message }) => message)

test.each([401, 200])('SPEC §8: status 401 in the envelope, answered by HTTP %i, ends the login', async (httpStatus) => {
  answer = refusal(httpStatus)
  kept.set('ePayModel', '{}')
  kept.set('settings', '{}')
  await ask()
  expect([...kept.keys()]).toEqual(['settings'])
  expect(await said()).toEqual([OVER])
  vi.advanceTimersByTime(499)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a late answer to an old token leaves the new one alone', async () => {
  answer = () => {
    kept.set('access_token', 'of.lan.again')
    return refusal(401)()
  }
  await ask()
  expect(kept.get('access_token')).toBe('of.lan.again')
  expect(await said()).toEqual([])
})

test('a page that greets somebody is told also when the token went meanwhile; a guest goes on', async () => {
  answer = refusal(401)
  kept.delete('access_token')
  await ask()
  expect(await said()).toEqual([])
  const { session } = await import('./state/session.ts')
  session.set((now) => ({ ...now, roles: ['user'] }))
  await ask()
  expect(await said()).toEqual([OVER])
  vi.advanceTimersByTime(500)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a lost connection is said in our words', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const { call } = await import('./browser-call.ts')
  await expect(call(getMe)).rejects.toThrow('Chưa kết nối được, bạn kiểm tra mạng rồi thử lại nhé')
})
