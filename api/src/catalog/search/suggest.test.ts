import { suggest as contract } from '@tq/contract/catalog.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readShop } from './shop-memory.ts'
import { suggest as suggestIn } from './suggest.ts'

const { db } = await testDatabase()
const suggest = async (asked: typeof db, text: string) => suggestIn(asked, text, await readShop(asked))

describe('suggestions', () => {
  test.each(['t', 'to', 'toa', 'toán', 'toan cao', 'toans cao', 'toancaocap', 'TOÁN CAO CẤP A'])(
    'for %j begin with titles',
    async (text) => {
      const found = await suggest(db, text)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(10)
      expect(found[0]).toMatchObject({ type: 'product' })
      expect(contract.data.safeParse(found).success).toBe(true)
    },
  )

  test('name the book, its authors and its address', async () => {
    const [first] = await suggest(db, 'toan cao cap a1')
    expect(first).toEqual({
      type: 'product',
      id: 1,
      text: 'Toán cao cấp A1: Giải tích hàm một biến',
      note: 'Doãn Tâm Thuỳ Dương',
      address: 'toan-cao-cap-a1-giai-tich-ham-mot-bien.1',
    })
  })

  test('know people by any of their names, without accents', async () => {
    const found = await suggest(db, 'nguyet anh')
    expect(found).toContainEqual(
      expect.objectContaining({ type: 'author', text: 'Tạ Tâm Nguyệt Ánh', address: 'ta-tam-nguyet-anh.72' }),
    )
  })

  test('know categories, however i and y are written', async () => {
    for (const text of ['vật lý', 'vat li']) {
      expect(await suggest(db, text)).toContainEqual(expect.objectContaining({ type: 'category', text: 'Vật lí' }))
    }
  })

  test.each([
    ['cntt', 'Công nghệ thông tin'],
    ['sách đông y', 'Y học cổ truyền'],
  ])('understand %s: books of the shelf, and the shelf %s', async (text, shelf) => {
    const found = await suggest(db, text)
    expect(found[0]).toMatchObject({ type: 'product' })
    expect(found).toContainEqual(expect.objectContaining({ type: 'category', text: shelf }))
  })

  test('come in the order titles, people, categories', async () => {
    const kinds = (await suggest(db, 'to')).map(({ type }) => ['product', 'author', 'category'].indexOf(type))
    expect(kinds).toEqual(kinds.toSorted())
  })

  test.each(['', '   ', '!!!', '😀', 'xqzkw', '\0', "'", '\\', '%', '_'])('for %j there are none', async (text) => {
    expect(await suggest(db, text)).toEqual([])
  })

  test.each(['to', 'toan'])('for %j, of titles that fit alike the one that is bought more stands first', async (text) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      select product_id as id from search_docs where is_lead and plain like ' toan %' order by 1 limit 2`)
    const [first, second] = rows.map(({ id }) => id) as [number, number]
    const order = async () =>
      (await suggest(db, text)).flatMap(({ type, id }) => (type === 'product' && [first, second].includes(id) ? [id] : []))
    const [model] = await db.select().from(products).where(eq(products.id, first))
    await db.execute(sql`delete from product_contributors where product_id in (${first}, ${second})`)
    await saveProduct(db, first, { sold: 90_000 })
    await saveProduct(db, second, { title: model?.title as string, sold: 90_001 })
    expect(await order()).toEqual([second, first])
    await saveProduct(db, first, { sold: 90_002 })
    expect(await order()).toEqual([first, second])
  })

  test('of people name only those of whom something is published, and count no more than that', async () => {
    const person = async () => (await suggest(db, 'nguyet anh')).find(({ type, id }) => type === 'author' && id === 72)
    const theirs = sql`id in (select product_id from product_contributors where contributor_id = 72)`
    expect(await person()).toBeDefined()
    const { rows } = await db.execute<{ id: number }>(sql`select id from products where ${theirs} order by id`)
    for (const { id } of rows) await saveProduct(db, id, { isPublished: false })
    expect(await person()).toBeUndefined()
    await saveProduct(db, rows[0]?.id as number, { isPublished: true })
    expect(await person()).toMatchObject({ note: '1 cuốn' })
  })

  test('take any length', async () => {
    expect((await suggest(db, 'toán '.repeat(5000))).length).toBeLessThanOrEqual(10)
  })
})
