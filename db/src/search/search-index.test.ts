import { inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import {
  comboParts,
  contributors,
  flashSaleItems,
  flashSales,
  productContributors,
  products,
  stock,
} from '../schema/catalog/catalog.ts'
import { searchDocs, searchWords } from '../schema/catalog/search.ts'
import { indexProducts, productsWhosePriceChanged, reindexAll } from './search-index.ts'

const { db } = await testDatabase()

const BOOK = 900_001
const EBOOK = 900_002
const OTHER = 900_003
const COMBO = 900_004
const NOW = new Date('2026-06-15T05:00:00Z')
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)

type NewProduct = typeof products.$inferInsert

async function addProduct(id: number, more: Partial<NewProduct> = {}): Promise<void> {
  const product = {
    id,
    kind: 'printed',
    objectType: 0,
    workId: id,
    categoryId: 7,
    title: `Sách ${id}`,
    slug: 'sach',
    vatClass: 'KCT',
    price: 100_000,
  } as const
  await db.insert(products).values({ ...product, ...more })
}

async function docOf(id: number) {
  const [doc] = await db.select().from(searchDocs).where(sql`product_id = ${id}`)
  return doc
}

async function index(...ids: number[]) {
  await indexProducts(db, ids, { now: NOW })
}

beforeEach(async () => {
  await db.delete(flashSales).where(sql`id >= 900000`)
  await db.delete(comboParts).where(sql`combo_id >= 900000`)
  await db.delete(products).where(inArray(products.id, [BOOK, EBOOK, OTHER, COMBO]))
})

describe('a row', () => {
  test('holds the folded and the marked text, people in order', async () => {
    await db.insert(contributors).values([
      { id: 900_001, name: 'Đỗ Thuý Hà', slug: 'do-thuy-ha' },
      { id: 900_002, name: 'Lê An', slug: 'le-an' },
    ])
    await addProduct(BOOK, { title: 'Vật lý: Quỹ đạo', isbn: '9780306406157', year: 2024 })
    await db.insert(productContributors).values([
      { productId: BOOK, contributorId: 900_001, role: 'translator', position: 1 },
      { productId: BOOK, contributorId: 900_002, role: 'author', position: 0 },
      { productId: BOOK, contributorId: 900_002, role: 'editor', position: 2 },
    ])
    await index(BOOK)
    expect(await docOf(BOOK)).toMatchObject({
      plain: ' vat li qui dao | le an do thuy ha ',
      marked: " vât. li' qui~ đao. | lê an đô~ thuy' ha` ".normalize('NFD'),
      isbn: '9780306406157',
      year: 2024,
      authorIds: [900_002, 900_001],
      isLead: true,
      hasDigital: false,
    })
    const known = await db
      .select()
      .from(searchWords)
      .where(inArray(searchWords.word, ['qui', 'thuy']))
    expect(known.map((row) => row.marked)).toEqual(expect.arrayContaining(['qui~', "thuy'"]))
  })

  test('counts unrated as five stars and rounds to tenths', async () => {
    await addProduct(BOOK)
    await addProduct(OTHER, { rating5: 1, rating4: 2 })
    await index(BOOK, OTHER)
    expect([(await docOf(BOOK))?.rating, (await docOf(OTHER))?.rating]).toEqual([50, 43])
  })

  test('a very long title is no reason to fail', async () => {
    await addProduct(BOOK, { title: Array.from({ length: 900 }, (_, n) => `chữ${n * 7919}`).join(' ') + 'x'.repeat(5000) })
    await index(BOOK)
    expect(await docOf(BOOK)).toBeDefined()
  })

  test('goes when its product is no longer published', async () => {
    await addProduct(BOOK)
    await index(BOOK)
    await db.update(products).set({ isPublished: false }).where(sql`id = ${BOOK}`)
    await index(BOOK)
    expect(await docOf(BOOK)).toBeUndefined()
    await index(BOOK, 999_999_999)
  })
})

describe('forms of a work', () => {
  beforeEach(async () => {
    await addProduct(BOOK)
    await addProduct(EBOOK, { kind: 'digital', objectType: 1, workId: BOOK })
  })

  test('the printed book leads, and learns of its e-book when that one is written', async () => {
    await index(EBOOK)
    expect(await docOf(BOOK)).toMatchObject({ isLead: true, hasDigital: true })
    expect(await docOf(EBOOK)).toMatchObject({ isLead: false, hasDigital: false })
  })

  test('the e-book leads while the printed book is hidden', async () => {
    await db.update(products).set({ isPublished: false }).where(sql`id = ${BOOK}`)
    await index(BOOK)
    expect(await docOf(EBOOK)).toMatchObject({ isLead: true })
    await db.update(products).set({ isPublished: true }).where(sql`id = ${BOOK}`)
    await index(BOOK)
    expect(await docOf(EBOOK)).toMatchObject({ isLead: false })
  })
})

describe('stock', () => {
  test('a printed book is there while something is left unreserved, an e-book always', async () => {
    await addProduct(BOOK)
    await addProduct(EBOOK, { kind: 'digital', objectType: 1, workId: BOOK })
    await db.insert(stock).values({ productId: BOOK, onHand: 3, reserved: 3 })
    await index(BOOK)
    expect([(await docOf(BOOK))?.inStock, (await docOf(EBOOK))?.inStock]).toEqual([false, true])
  })

  test('a combo follows its parts', async () => {
    await addProduct(BOOK)
    await addProduct(OTHER, { kind: 'digital', objectType: 1 })
    await addProduct(COMBO, { kind: 'combo' })
    await db.insert(stock).values({ productId: BOOK, onHand: 1 })
    await db.insert(comboParts).values([
      { comboId: COMBO, productId: BOOK, quantity: 2, position: 0 },
      { comboId: COMBO, productId: OTHER, position: 1 },
    ])
    await index(BOOK)
    expect((await docOf(COMBO))?.inStock).toBe(false)
    await db.update(stock).set({ onHand: 2 }).where(sql`product_id = ${BOOK}`)
    await index(BOOK)
    expect((await docOf(COMBO))?.inStock).toBe(true)
  })
})

describe('the price in force', () => {
  test.each([
    ['without bounds', {}, 80_000],
    ['inside its window', { saleStartsAt: hours(-1), saleEndsAt: hours(1) }, 80_000],
    ['from its first moment', { saleStartsAt: NOW }, 80_000],
    ['not at its last', { saleEndsAt: NOW }, 100_000],
    ['not before it', { saleStartsAt: hours(1) }, 100_000],
  ])('a sale counts %s', async (_, window, price) => {
    await addProduct(BOOK, { salePrice: 80_000, ...window })
    await index(BOOK)
    expect((await docOf(BOOK))?.price).toBe(price)
  })

  test('a flash sale beats the sale while its quota lasts', async () => {
    await addProduct(BOOK, { salePrice: 80_000 })
    await db.insert(flashSales).values({ id: 900_001, name: 'Giờ vàng', startsAt: hours(-1), endsAt: hours(1) })
    await db
      .insert(flashSaleItems)
      .values({ flashSaleId: 900_001, productId: BOOK, price: 50_000, quota: 1, limitPerCustomer: 1 })
    await index(BOOK)
    expect((await docOf(BOOK))?.price).toBe(50_000)
    await db.update(flashSaleItems).set({ sold: 1 }).where(sql`product_id = ${BOOK}`)
    await index(BOOK)
    expect((await docOf(BOOK))?.price).toBe(80_000)
  })

  test('the clock names products whose sale or flash sale opened or closed since their row was written', async () => {
    await addProduct(BOOK, { salePrice: 1, saleStartsAt: NOW })
    await addProduct(EBOOK, { salePrice: 1, saleEndsAt: hours(1) })
    await addProduct(OTHER)
    await db.insert(flashSales).values({ id: 900_001, name: 'Giờ vàng', startsAt: hours(2), endsAt: hours(3) })
    await db.insert(flashSaleItems).values({ flashSaleId: 900_001, productId: OTHER, price: 1, quota: 1, limitPerCustomer: 1 })
    const changed = async (since: Date, until: Date) => {
      await indexProducts(db, [BOOK, EBOOK, OTHER], { now: since })
      return (await productsWhosePriceChanged(db, until)).filter((id) => id >= BOOK)
    }
    expect(await changed(hours(-1), NOW)).toEqual([BOOK])
    expect(await changed(NOW, hours(1))).toEqual([EBOOK])
    expect(await changed(hours(1), hours(2))).toEqual([OTHER])
    expect(await changed(hours(2), hours(4))).toEqual([OTHER])
    expect(await changed(hours(4), hours(9))).toEqual([])
  })

  test('a sale that ended long ago, while nothing ran, is still found', async () => {
    await addProduct(BOOK, { salePrice: 80_000, saleEndsAt: hours(1) })
    await indexProducts(db, [BOOK], { now: NOW })
    const found = await productsWhosePriceChanged(db, hours(24 * 400))
    expect(found.filter((id) => id >= BOOK)).toEqual([BOOK])
  })
})

describe('writing all rows anew', () => {
  const indexNames = async () =>
    (await db.execute<{ indexname: string }>(sql`select indexname from pg_indexes where tablename = 'search_docs' order by 1`))
      .rows

  test('gives the same rows in small batches and from nothing @slow', async () => {
    await reindexAll(db, { now: NOW })
    const rows = await db.select().from(searchDocs).orderBy(searchDocs.productId)
    const indexes = await indexNames()
    await db.delete(searchDocs)
    await reindexAll(db, { batchSize: 70, now: NOW })
    expect(await db.select().from(searchDocs).orderBy(searchDocs.productId)).toEqual(rows)
    expect(await indexNames()).toEqual(indexes)
  })

  test('works inside a transaction and removes what is hidden', async () => {
    await addProduct(BOOK)
    await index(BOOK)
    await db.update(products).set({ isPublished: false }).where(sql`id = ${BOOK}`)
    await db.transaction((tx) => reindexAll(tx, { now: NOW }))
    expect(await docOf(BOOK)).toBeUndefined()
  })
})

test('of two writers of the same products the one with the later text wins, whoever comes first', async () => {
  await addProduct(BOOK, { title: 'Cũ' })
  await addProduct(OTHER, { title: 'Cũ' })
  await index(BOOK, OTHER)
  const { clock } = await db.transaction(async (editor) => {
    await editor
      .update(products)
      .set({ title: 'Mới' })
      .where(inArray(products.id, [BOOK, OTHER]))
    const clock = indexProducts(db, [OTHER, BOOK], { now: NOW })
    await indexProducts(editor, [BOOK, OTHER], { now: NOW })
    return { clock }
  })
  await clock
  expect([(await docOf(BOOK))?.plain, (await docOf(OTHER))?.plain]).toEqual([' moi |  ', ' moi |  '])
})
