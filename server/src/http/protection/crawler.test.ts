import { rememberedTexts } from '@tq/db/prepared.ts'
import { expect, test } from 'vitest'
import { testSite } from '../../testing/site.ts'

const CACHE_BYTES = 1_000_000
/** Some four times as many as fit. */
const FILTERS = 1_500
const AT_ONCE = 10

const { address, cache } = await testSite({ cacheBytes: CACHE_BYTES, isProduction: true })

const ask = async (path: string) => {
  const answer = await fetch(address + path)
  await answer.arrayBuffer()
  return { status: answer.status, how: answer.headers.get('x-cache') }
}

test('a crawler asks for one filter after another: what is held stays within its limit, and a buyer’s book is not pushed out @slow', async () => {
  const book = '/api/ProductPage/1'
  await ask(book)
  const textsBefore = rememberedTexts()
  const buyer: (string | null)[] = []
  let sizeInTheMiddle = 0
  for (let from = 1; from <= FILTERS; from += AT_ONCE) {
    const crawled = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => ask(`/api/ProductPage?priceFrom=${from + i}&perPage=4`)),
    )
    expect(new Set(crawled.map(({ status, how }) => `${status} ${how}`))).toEqual(new Set(['200 miss']))
    buyer.push((await ask(book)).how)
    if (from < FILTERS / 2) sizeInTheMiddle = cache.size
  }
  expect(new Set(buyer)).toEqual(new Set(['hit']))
  expect(cache.bytes).toBeLessThanOrEqual(CACHE_BYTES)
  // It was full half way, and has not grown since.
  expect(cache.size).toBeLessThan(FILTERS / 2)
  expect(Math.abs(cache.size - sizeInTheMiddle)).toBeLessThan(sizeInTheMiddle / 10)
  // Neither does each filter leave a statement behind; files of tests share what is remembered.
  expect(rememberedTexts() - textsBefore).toBeLessThan(50)
})
