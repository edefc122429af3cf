import { shortLinks } from '@tq/db/schema/content/links.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { isNotNull, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { checkShortLinks } from './short-link.ts'

let statements = 0
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements++
  return query.apply(this, given)
} as never

const { db } = await testDatabase()

/** Codes count upwards in the letters that codes have. */
const link = (type: string, target: string, from: number, count: number) =>
  db.execute(sql`
    insert into short_links (code, kind, target_type, target)
    select 'zzzzz' || translate(lpad(n::text, 7, '0'), '0123456789', '23456789ab'), 'p', ${type}, ${target}
    from generate_series(${from}::int, ${from + count - 1}::int) n`)

test('the nightly check of thousands of links asks about hundreds at once, and finds each that leads nowhere', async () => {
  await link('product', '56', 0, 1_200)
  await link('product', '999999', 2_000, 300)
  await link('product', 'một', 3_000, 1)
  await link('news', '1', 4_000, 500)
  await link('page', 'khong-co', 5_000, 200)
  await link('address', 'https://khong-phai-cua-ta.example/', 6_000, 100)
  const broken = () => db.$count(shortLinks, isNotNull(shortLinks.brokenSince))
  statements = 0
  await checkShortLinks(db, TEST_SETTINGS)
  // Three batches: each is read, asked about once for each type, and written once.
  expect(statements).toBeLessThanOrEqual(20)
  expect(await broken()).toBe(601)
  await db.execute(sql`update short_links set target = '56' where target in ('999999', 'một')`)
  await checkShortLinks(db, TEST_SETTINGS)
  expect(await broken()).toBe(300)
})
