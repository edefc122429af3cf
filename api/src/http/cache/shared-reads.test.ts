import { expect, test } from 'vitest'
import { SharedReads } from './shared-reads.ts'

/** Reads that end when they are told to. */
function byHand() {
  const asked: { keys: number[]; answer(prefix: string): void; fail(): void }[] = []
  const reads = new SharedReads<number, string>(
    (keys) =>
      new Promise((done, failed) => {
        asked.push({
          keys,
          answer: (prefix) => done(new Map(keys.filter((key) => key < 100).map((key) => [key, `${prefix}${key}`]))),
          fail: () => failed(new Error('away')),
        })
      }),
  )
  return { reads, asked }
}

test('many ask for the same at once: it is read once, and only what nobody asked for yet besides', async () => {
  const { reads, asked } = byHand()
  const all = Promise.all([reads.find([1, 2]), reads.find([2, 1]), reads.find([2, 3])])
  expect(asked.map(({ keys }) => keys)).toEqual([[1, 2], [3]])
  for (const one of asked) one.answer('a')
  expect((await all).map((found) => [...found])).toEqual([
    [
      [1, 'a1'],
      [2, 'a2'],
    ],
    [
      [2, 'a2'],
      [1, 'a1'],
    ],
    [
      [2, 'a2'],
      [3, 'a3'],
    ],
  ])
})

test('what there is not is left out', async () => {
  const { reads, asked } = byHand()
  const found = reads.find([100])
  asked[0]?.answer('a')
  expect(await found).toEqual(new Map())
})

test('a change while it is read: whoever asks afterwards gets what is read afterwards', async () => {
  const { reads, asked } = byHand()
  const before = reads.find([1])
  reads.forget()
  const after = reads.find([1])
  expect(asked).toHaveLength(2)
  asked[1]?.answer('new')
  expect(await after).toEqual(new Map([[1, 'new1']]))
  asked[0]?.answer('old')
  expect(await before).toEqual(new Map([[1, 'old1']]))
})

test('an older reading that ends late does not end the newer one', async () => {
  const { reads, asked } = byHand()
  const before = reads.find([1])
  reads.forget()
  const after = reads.find([1])
  asked[0]?.answer('old')
  await before
  const joined = reads.find([1])
  expect(asked).toHaveLength(2)
  asked[1]?.answer('new')
  expect(await Promise.all([after, joined])).toEqual([new Map([[1, 'new1']]), new Map([[1, 'new1']])])
})

test('a reading that fails fails for all who waited, and is tried again by the next', async () => {
  const { reads, asked } = byHand()
  const failing = Promise.allSettled([reads.find([1]), reads.find([1])])
  asked[0]?.fail()
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = reads.find([1])
  asked[1]?.answer('a')
  expect(await again).toEqual(new Map([[1, 'a1']]))
})
