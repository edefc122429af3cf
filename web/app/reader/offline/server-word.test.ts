import { ApiError } from '@tq/contract/errors.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { hear } from './open-kept.ts'
import { isGone } from './renew-kept.ts'

afterEach(() => void vi.useRealTimers())

const refused = (status: number, code?: string) => new ApiError({ status, code, errorMessage: 'x' })

test('a kept book goes by the server’s own word only: not by a broken server, nor by a page that some network puts in between', () => {
  for (const [status, code] of [
    [404, 'OWNED_PRODUCT_NOT_FOUND'],
    [404, 'DEVICE_NOT_FOUND'],
    [409, 'DEVICES_FULL'],
  ] as const)
    expect(isGone(refused(status, code))).toBe(true)
  for (const error of [
    refused(500, 'INTERNAL'),
    refused(503, 'DATABASE_AWAY'),
    refused(429, 'TOO_MANY_REQUESTS'),
    refused(401, 'LOGIN_REQUIRED'),
    refused(403),
    refused(404),
    new TypeError('Failed to fetch'),
  ])
    expect(isGone(error)).toBe(false)
})

test('a server that is broken, away or silent leaves the book to the device; what it refuses is refused', async () => {
  for (const error of [refused(500), refused(503), new TypeError('Failed to fetch')])
    expect(await hear(() => Promise.reject(error))).toBeNull()
  await expect(hear(() => Promise.reject(refused(404, 'OWNED_PRODUCT_NOT_FOUND')))).rejects.toMatchObject({ status: 404 })
  const book = { title: 'Làng xã' } as never
  expect(await hear(async () => ({ data: book }))).toBe(book)
  vi.useFakeTimers()
  const silent = hear(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await silent).toBeNull()
})
