import { beforeEach, expect, test, vi } from 'vitest'
import { noteSeen, readSeen, SEEN_KEY } from './seen-books.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  }
  vi.stubGlobal('window', { localStorage })
})

test('the latest comes first, once, and twelve are kept', () => {
  for (let id = 1; id <= 14; id++) noteSeen(id)
  noteSeen(5)
  expect(readSeen()).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3])
})

test.each(['', '{', 'null', '"x"', '{"a":1}', '[-1, 1.5, "2", null, 0, 1e12]'])(
  '%j in the storage → nothing was seen',
  (text) => {
    kept.set(SEEN_KEY, text)
    expect(readSeen()).toEqual([])
  },
)

test('a storage that is blocked → nothing is kept, nothing breaks', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('blocked')
    },
  })
  noteSeen(1)
  expect(readSeen()).toEqual([])
})
