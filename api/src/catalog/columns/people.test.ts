import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readShop } from '../search/shop-memory.ts'
import { suggest } from '../search/suggest.ts'
import type { CatalogColumns } from './catalog-columns.ts'
import { ColumnMemory } from './column-memory.ts'
import type { Columns } from './columns.ts'
import { People } from './people.ts'

const { db } = await testDatabase()
const memory = new ColumnMemory(db)
const shop = await readShop(db)
const { rows: people } = await db.execute<{ id: number; name: string; slug: string }>(
  sql`select id, name, slug from contributors order by id`,
)

async function peopleIn(text: string, columns: CatalogColumns | null) {
  return (await suggest(db, text, shop, columns)).filter(({ type }) => type === 'author')
}

async function expectSame(text: string): Promise<number> {
  await expect.poll(() => memory.get()).not.toBeNull()
  const stored = await peopleIn(text, null)
  expect(await peopleIn(text, await memory.get()), text).toEqual(stored)
  return stored.length
}

test('people are found by the beginnings of their names as the database finds them', async () => {
  let found = 0
  for (const { name, slug } of people.slice(0, 60)) {
    const words = slug.split('-')
    const texts = [
      name,
      words.at(-1),
      words[0]?.slice(0, 2),
      words.toReversed().join(' '),
      words.map((word) => word[0]).join(' '),
    ]
    for (const text of texts) found += await expectSame(text ?? '')
  }
  for (const text of ['nguyen', 'n', 'y', 'ly', 'li', 'khong ai ca', 'anh an', 'th h']) found += await expectSame(text)
  expect(found).toBeGreaterThan(100)
})

test('two forms of a work count once, also when the first is taken from the shelves', async () => {
  const { rows } = await db.execute<{ id: number; mate: number; slug: string; contributor: number }>(sql`
    select p.id, mate.id as mate, c.slug, c.id as contributor from products p
    join products mate on mate.work_id = p.id and mate.id <> p.id
    join product_contributors link on link.product_id = p.id join contributors c on c.id = link.contributor_id
    where p.is_published and mate.is_published order by 1, 2 limit 1`)
  const { id, mate, slug } = rows[0] as { id: number; mate: number; slug: string }
  const name = slug.replaceAll('-', ' ')
  expect(await expectSame(name)).toBeGreaterThan(0)
  for (const isPublished of [false, true]) {
    await saveProduct(db, id, { isPublished })
    memory.invalidate(['catalog', `book:${id}`])
    await expectSame(name)
  }
  await saveProduct(db, id, { isPublished: false })
  await saveProduct(db, mate, { isPublished: false })
  memory.invalidate(['catalog', `book:${id}`, `book:${mate}`])
  await expectSame(name)
})

test('picked by their words or searched for in the text of all names, they are the same', () => {
  const syllables = ['an', 'anh', 'ly', 'li', 'y', 'nguyen', 'ngu', 'van', 'thi', 'van-anh', 'o-0']
  const slugs = syllables.flatMap((one) => syllables.flatMap((two) => syllables.map((three) => `${one}-${two}-${three}`)))
  const all = slugs.map((slug, at) => ({ id: at + 1, name: slug, slug }))
  const columns = {
    size: all.length,
    flags: new Uint8Array(all.length).fill(1),
    work: Int32Array.from(all.keys()),
    authors: { starts: Int32Array.from({ length: all.length + 1 }, (_, at) => at), places: Int32Array.from(all.keys()) },
    people: all,
  } as unknown as Columns
  const [searched, some, picked] = [0, 200, 10_000].map((most) => new People(columns, most))
  for (const text of ['n', 'ng', 'nguyen', 'anh van', 'y', 'o', '0', 'thi thi', 'ly an', 'x', 'anh anh anh', 'nguyenn', 'va li'])
    for (const most of [1, 5, 100]) {
      const expected = searched?.named(text.split(' '), most)
      expect([some, picked].map((way) => way?.named(text.split(' '), most))).toEqual([expected, expected])
    }
})
