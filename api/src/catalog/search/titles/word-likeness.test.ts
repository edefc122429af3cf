import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seededRandom } from '../../testing/query-material.ts'
import { typo } from '../../testing/typing-faults.ts'
import { likenessTo } from './word-likeness.ts'

const { db } = await testDatabase()

test('is what PostgreSQL says, for words of titles with a slip in them', async () => {
  const random = seededRandom(2028)
  const { rows } = await db.execute<{ plain: string }>(sql`select plain from search_docs order by product_id`)
  const pairs = Array.from({ length: 3_000 }, () => {
    const words = random.pick(rows).plain.replace('|', '').trim().split(/ +/)
    const from = random.between(0, words.length - 1)
    const text = words.slice(from, from + random.between(1, 5)).join(' ')
    return { text: ` ${random.chance(0.7) ? typo(text, random) : text}`, other: random.pick(rows).plain }
  })
  const { rows: said } = await db.execute<{ likeness: number }>(sql`
    select word_similarity(text, other)::float8 as likeness from unnest(${sql.param(pairs.map(({ text }) => text))}::text[],
      ${sql.param(pairs.map(({ other }) => other))}::text[]) with ordinality pair (text, other, place) order by place`)
  expect(pairs.map(({ text, other }) => likenessTo(text)(other))).toEqual(said.map(({ likeness }) => likeness))
})
