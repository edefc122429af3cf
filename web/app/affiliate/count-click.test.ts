import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countClick, dayOf } from './count-click.ts'

const sent = vi.fn<typeof fetch>(async () => new Response('{}'))
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('once a day for each code, by the calendar in Vietnam', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T16:59:00Z') })
  countClick('BANDOC26')
  countClick('bandoc26')
  expect(sent).toHaveBeenCalledTimes(1)
  countClick('LAN482')
  expect(sent).toHaveBeenCalledTimes(2)
  vi.setSystemTime(new Date('2026-11-15T17:00:00Z'))
  countClick('LAN482')
  expect(sent).toHaveBeenCalledTimes(3)
  expect(dayOf(Date.now())).toBe('2026-11-16')
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('not for a browser that says %j', (says) => {
  vi.stubGlobal('navigator', says)
  countClick('BANDOC26')
  expect(sent).not.toHaveBeenCalled()
})

test('a browser that keeps nothing is not counted again and again', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('blocked')
    },
  })
  countClick('BANDOC26')
  expect(sent).not.toHaveBeenCalled()
})
