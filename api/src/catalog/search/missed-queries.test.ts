import { listProducts } from '@tq/contract/catalog.ts'
import { missedQueries } from '@tq/db/schema/catalog/search.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { clearMisses, notableQuery } from './missed-queries.ts'
import { readWords } from './repair/vocabulary.ts'

const { db } = await testDatabase()
const words = await readWords(db)

test.each([
  ['Nuôi tôm hùm', 'nuoi tom hum'],
  ['kubernetes cho người mới', 'kubernetes cho nguoi moi'],
  ['xqzkw pwrtz', null],
  ['an@thuquan.example', null],
  ['gọi 0912 345 678', null],
  ['https://thuquan.example', null],
  ['một hai ba bốn năm sáu bảy tám chín', null],
  ['!!!', null],
])('of %j is noted: %j', (text, noted) => expect(notableQuery(text, words)).toBe(noted))

test('a search that finds nothing is noted, one that finds something or is only filtered away is not', async () => {
  const api = await testApi()
  const ask = (query: object) => api.call(listProducts, { query: { objectType: '0,1', ...query } })
  await ask({ searchContent: 'máy giặt cũ' })
  await ask({ searchContent: 'may giat cu' })
  await ask({ searchContent: 'giải tích' })
  await ask({ searchContent: 'giải tích', priceFrom: 900_000_000 })
  await ask({ searchContent: 'máy sấy tóc', category: 1 })
  expect(await api.db.select().from(missedQueries)).toEqual([])
  await api.server.close()
  expect(await api.db.select().from(missedQueries)).toMatchObject([{ text: 'may giat cu', count: 2 }])
})

test('at night what was asked for once and long ago goes, and all but the most wanted', async () => {
  await db.execute(sql`
    insert into missed_queries (text, count, first_at, last_at)
    select 'tu ' || n, 2 + n, now(), now() from generate_series(1, 5001) n
    union all select 'mot lan cu', 1, now() - interval '60 days', now() - interval '31 days'
    union all select 'mot lan moi', 1000000, now(), now()
    union all select 'nhieu lan rat cu', 2000000, now() - interval '2 years', now() - interval '366 days'`)
  await clearMisses(db)
  const texts = (await db.select({ text: missedQueries.text }).from(missedQueries)).map(({ text }) => text)
  expect(texts.length).toBeLessThanOrEqual(5000)
  expect(texts).toContain('mot lan moi')
  expect(texts.filter((text) => ['mot lan cu', 'nhieu lan rat cu', 'tu 1'].includes(text))).toEqual([])
})
