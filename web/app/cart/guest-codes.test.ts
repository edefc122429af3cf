import { describe, expect, test } from 'vitest'
import { readAffiliate, readCodes } from './guest-codes.ts'

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
