import { expect, test } from 'vitest'
import { BatchedCounter } from './batched-counter.ts'

const HOUR = 60 * 60 * 1000

function tallyThat(write: (counts: Map<string, number>) => Promise<void>, mostKeys = 100) {
  return new BatchedCounter({ write, everyMs: HOUR, mostKeys, log: { warn: () => {} } })
}

test('sums up, writes once and begins anew', async () => {
  const written: Map<string, number>[] = []
  const tally = tallyThat(async (counts) => void written.push(counts))
  for (const key of ['a', 'b', 'a']) tally.add(key)
  await tally.flush()
  await tally.flush()
  expect(written).toEqual([
    new Map([
      ['a', 2],
      ['b', 1],
    ]),
  ])
})

test('what failed is written with the next', async () => {
  const written: Map<string, number>[] = []
  let isAway = true
  const tally = tallyThat(async (counts) => {
    if (isAway) throw new Error('away')
    written.push(counts)
  })
  tally.add('a')
  await tally.flush()
  tally.add('a')
  isAway = false
  await tally.close()
  expect(written).toEqual([new Map([['a', 2]])])
})

test('closing waits for the write under way, and writes what came meanwhile', async () => {
  const written: number[] = []
  const first = Promise.withResolvers<void>()
  const tally = tallyThat(async (counts) => {
    if (!written.length) await first.promise
    written.push(counts.get('a') ?? 0)
  })
  tally.add('a')
  const flushing = tally.flush()
  tally.add('a', 5)
  const closing = tally.close()
  first.resolve()
  await Promise.all([flushing, closing])
  expect(written).toEqual([1, 5])
})

test('holds no more different things than it may', async () => {
  const sizes: number[] = []
  const tally = tallyThat(async (counts) => void sizes.push(counts.size), 3)
  for (let i = 0; i < 10; i++) tally.add(String(i))
  tally.add('0')
  await tally.flush()
  expect(sizes).toEqual([3])
})
