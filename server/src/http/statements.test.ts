import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { testSite } from '../testing/site.ts'

/** Statements a made answer may cost: one more for each row of a list is the usual way for a shop to become slow. */
const { statements: BUDGET } = JSON.parse(readFileSync(new URL('../../../budget.json', import.meta.url), 'utf8')) as {
  statements: Record<string, number>
}

const { server, db, cache } = await testSite()
let sent = 0
const counted = new WeakSet<pg.PoolClient>()
db.$client.on('acquire', (client) => {
  if (counted.has(client)) return
  counted.add(client)
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    sent++
    return query(...given)
  }) as typeof client.query
})

/** Asked once before for something else of the same kind: what a process keeps is there, the answer is not. */
async function statementsOf(before: string, url: string): Promise<number> {
  await server.inject(before)
  await server.inject(url)
  cache.clear()
  sent = 0
  const { statusCode, headers } = await server.inject(url)
  expect({ statusCode, cache: headers['x-cache'] }).toEqual({ statusCode: 200, cache: 'miss' })
  return sent
}

test.each<[name: string, before: string, url: string]>([
  ['list', '/api/ProductPage?category=19', '/api/ProductPage?category=31&sort=priceAsc&perPage=24'],
  ['detail', '/api/ProductPage/1', '/api/ProductPage/56'],
  ['search', '/api/ProductPage?searchContent=luat', '/api/ProductPage?searchContent=kinh+te&perPage=24'],
  ['suggestions', '/api/ProductPage/Suggest?searchContent=luat', '/api/ProductPage/Suggest?searchContent=kinh'],
  ['listPage', '/san-pham?category=19', '/san-pham?category=31&sort=priceAsc'],
  ['bookPage', '/san-pham/1', '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'],
  ['homePage', '/san-pham', '/trang-chu'],
])('%s: no more statements than its budget', async (name, before, url) => {
  // The first who asks for a list has the catalogue read into memory, and is answered from the database meanwhile.
  await expect.poll(() => statementsOf(before, url), { timeout: 10_000 }).toBeLessThanOrEqual(BUDGET[name] as number)
})
