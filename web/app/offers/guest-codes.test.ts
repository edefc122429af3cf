import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  keepAffiliate,
  keepCodes,
  keptAffiliate,
  keptCodes,
  newAffiliate,
  readAffiliate,
  readCodes,
  rememberAffiliate,
} from './guest-codes.ts'

const stored = new Map<string, string>()
let isBlocked = false
vi.stubGlobal('window', {
  get localStorage() {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError')
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }
  },
})

beforeEach(() => {
  isBlocked = false
  stored.clear()
  keepCodes([])
  keepAffiliate(null)
})

const DAY = 24 * 60 * 60 * 1000

describe('codes read back from the browser', () => {
  test('one code or a list, each once', () => {
    expect(readCodes('TUUTRUONG50')).toEqual(['TUUTRUONG50'])
    expect(readCodes(['A', 'B', 'A'])).toEqual(['A', 'B'])
  })

  test.each([[null], [5], [{}], [''], [['', ' ', 5, null, {}, 'x'.repeat(101)]]])('%j is none', (value) => {
    expect(readCodes(value)).toEqual([])
  })

  test('at most twelve', () => {
    expect(readCodes(Array.from({ length: 30 }, (_, n) => `M${n}`))).toHaveLength(12)
  })
})

describe('the code of whoever shared a link', () => {
  const now = 1_800_000_000_000

  test('counts for thirty days', () => {
    expect(readAffiliate({ code: 'BANDOC26', at: now - 30 * DAY + 1 }, now)).toBe('BANDOC26')
    expect(readAffiliate({ code: 'BANDOC26', at: now - 30 * DAY }, now)).toBeNull()
  })

  test('a day in the future is not believed', () => {
    expect(readAffiliate({ code: 'BANDOC26', at: now + 2 * DAY }, now)).toBeNull()
  })

  test.each([[null], ['BANDOC26'], [{ code: 'X' }], [{ at: now }], [{ code: 7, at: now }]])('%j is none', (value) => {
    expect(readAffiliate(value, now)).toBeNull()
  })
})

test('where the browser keeps nothing, codes last as long as the visit', () => {
  isBlocked = true
  expect(keptCodes()).toEqual([])
  keepCodes(['TUUTRUONG50'])
  keepAffiliate('BANDOC26')
  expect(keptCodes()).toEqual(['TUUTRUONG50'])
  expect([keptAffiliate(), newAffiliate()]).toEqual(['BANDOC26', 'BANDOC26'])
  keepCodes([])
  keepAffiliate(null)
  expect([keptCodes(), keptAffiliate()]).toEqual([[], null])
})

describe('a bare code, as others keep it', () => {
  test.each(['BANDOC26', '"BANDOC26"', '2026'])('%s counts from the next start on', (text) => {
    stored.set('affiliateCode', text)
    rememberAffiliate('')
    expect(keptAffiliate()).toBe(text.replaceAll('"', ''))
    expect(stored.get('affiliateCode')).toContain('"at":')
  })

  test('a voucher', () => {
    stored.set('code', 'TUUTRUONG50')
    expect(keptCodes()).toEqual(['TUUTRUONG50'])
  })

  test.each(['{"hỏng', '<b>', 'null', 'true', 'x'.repeat(41)])('%s is none', (text) => {
    stored.set('code', text)
    stored.set('affiliateCode', text)
    rememberAffiliate('')
    expect([keptCodes(), keptAffiliate()]).toEqual([[], null])
  })
})
