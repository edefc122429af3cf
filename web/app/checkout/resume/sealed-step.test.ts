import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hasReturn, sealStep, takeReturn } from './sealed-step.ts'

const kept = new Map<string, string>()
const location = { pathname: '/gio-hang', search: '' }
vi.stubGlobal('window', {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  location,
  history: { state: { usr: { step: 1 } } },
})

const LAN = 'a3b1c2d4-0000-4000-8000-000000000001'
const HOA = 'a3b1c2d4-0000-4000-8000-000000000002'
const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.y`
const DRAFT = JSON.stringify({ name: 'Lan', address: 'Ký túc xá số 4' })

beforeEach(async () => {
  vi.useRealTimers()
  location.pathname = '/gio-hang'
  kept.clear()
  kept.set('delivery-form', DRAFT)
  const sealing = sealStep(tokenOf(LAN))
  kept.delete('delivery-form')
  await sealing
})

describe('a login that ended at the second step', () => {
  test('leaves nothing readable, and gives the same person step and form back, once', async () => {
    expect(hasReturn()).toBe(true)
    expect([...kept.values()].join()).not.toMatch(/Lan|túc/)
    expect(await takeReturn(LAN)).toEqual({ path: '/gio-hang', step: 1, draft: DRAFT })
    expect([...kept]).toEqual([['delivery-form', DRAFT]])
    expect(await takeReturn(LAN)).toBeNull()
  })

  test('gives somebody else nothing, and is gone then', async () => {
    expect(await takeReturn(HOA)).toBeNull()
    expect(kept.size).toBe(0)
  })

  test('is over after half an hour', async () => {
    expect(hasReturn(Date.now() + 30 * 60_000)).toBe(false)
    vi.useFakeTimers({ now: Date.now() + 30 * 60_000, toFake: ['Date'] })
    expect(await takeReturn(LAN)).toBeNull()
  })

  test('puts nobody into another order: on another page it goes', async () => {
    location.pathname = '/mua-ngay'
    expect(await takeReturn(LAN)).toBeNull()
    expect(kept.size).toBe(0)
  })
})

test('where the browser can’t encrypt, only the way back is kept', async () => {
  vi.stubGlobal('crypto', {})
  kept.set('delivery-form', DRAFT)
  await sealStep(tokenOf(LAN))
  kept.delete('delivery-form')
  expect([...kept.values()].join()).not.toMatch(/túc/)
  expect(await takeReturn(LAN)).toEqual({ path: '/gio-hang', step: 1, draft: null })
})
