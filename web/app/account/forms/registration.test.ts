import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
})
const LAN = {
  token: 't',
  email: 'lan@doc.example',
  from: 'register',
  name: 'Lan',
  phone: '0912345678',
  message: 'Đã gửi',
} as const
const HOUR = 3_600_000

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
})

/** As after a reload: the memory is empty, the browser's storage is not. */
async function reloaded() {
  vi.resetModules()
  return (await import('./registration.ts')).registration
}

test('the code can be typed in after a reload, for as long as the token lives', async () => {
  ;(await reloaded()).set(LAN)
  expect((await reloaded()).get()).toMatchObject({ token: 't', email: LAN.email, from: 'register', name: 'Lan', message: '' })
  vi.advanceTimersByTime(HOUR)
  // Closing the dialog does not make it younger.
  ;(await reloaded()).leave()
  vi.advanceTimersByTime(HOUR + 1)
  const late = await reloaded()
  expect(late.get()).toBeNull()
  late.tidy()
  expect(kept.size).toBe(0)
})

test('whoever closes the dialog leaves neither name nor telephone behind', async () => {
  const registration = await reloaded()
  registration.set(LAN)
  registration.leave()
  expect(kept.get('register_form')).not.toMatch(/Lan|0912345678/)
  expect((await reloaded()).get()).toMatchObject({ token: 't', email: LAN.email })
})

test('after the code nothing waits any more, and the proof was never kept', async () => {
  ;(await reloaded()).set({ ...LAN, userId: 'u', proof: 'bi-mat' })
  expect(kept.get('register_form')).not.toContain('bi-mat')
  expect((await reloaded()).get()).toBeNull()
})
