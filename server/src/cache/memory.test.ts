import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import { callKey, pageKey } from './cache-keys.ts'

setFlagsFromString('--expose_gc')
const collectGarbage: () => void = runInNewContext('gc')
const ANSWERS = 1_000

function usedBytes(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

// Whoever fills the cache with small answers under long addresses must not get more memory than it counts.
test.each([
  [
    'searches for long texts',
    (i: number) => callKey(`/api/ProductPage?searchContent=${encodeURIComponent(`${i}ạ`.repeat(160))}`),
  ],
  [
    'pages whose address ends in kilobytes nobody reads',
    (i: number) => pageKey(`/san-pham/sach-so.${i}?x=${'y'.repeat(8_000)}`, []),
  ],
])('%s: what is counted is at least what they take', async (_, keyOf) => {
  const cache = new AnswerCache(1e9)
  const fill = (i: number) =>
    cache.fill(
      keyOf(i) as string,
      async () => ({
        status: 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': `script-src 'sha256-${i}'`.padEnd(600),
        },
        body: Buffer.from(`không có gì ${i}`),
        tags: `site,catalog,book:${i}`.split(','),
        until: null,
      }),
      { keepText: i % 2 === 0 },
    )
  for (let i = 0; i < 50; i++) await fill(i)
  const [usedBefore, countedBefore] = [usedBytes(), cache.bytes]
  for (let i = 1; i <= ANSWERS; i++) await fill(1_000 + i)
  const used = usedBytes() - usedBefore
  expect(used / ANSWERS).toBeLessThan(((cache.bytes - countedBefore) / ANSWERS) * 1.5)
})
