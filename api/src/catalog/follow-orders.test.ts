import { listProducts } from '@tq/contract/catalog.ts'
import { getBooksInBlock, getBooksInCategory } from '@tq/contract/content/home.ts'
import { advanceOrder, cancelByAddress, refundOrder } from '@tq/contract/order.ts'
import { followAvailability, followSales } from '@tq/db/search/search-changes.ts'
import { listenForTags, type Tag } from '@tq/db/tags.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestTill } from '../order/testing/till.ts'

const till = await openTestTill()
const { api, db, shop, staff, buy, BOOK, EBOOK } = till

const heard: Tag[] = []
const listening = await listenForTags(api.url, {
  onTags(tags) {
    heard.push(...tags)
    api.invalidate(tags)
  },
  onGap: () => {},
})
afterAll(() => listening.close())

const one = async (statement: SQL) => (await db.execute<{ id: number }>(statement)).rows[0]?.id as number
const [COMBO, PART] = await Promise.all([
  one(sql`select combo_id as id from combo_parts join stock using (product_id) order by combo_id, product_id limit 1`),
  one(sql`select product_id as id from combo_parts join stock using (product_id) order by combo_id, product_id limit 1`),
])
/** In a flash sale that runs, with pieces left for more than one. */
const FLASH = await one(sql`
  select i.product_id as id from flash_sale_items i join flash_sales f on f.id = i.flash_sale_id join stock s using (product_id)
  where f.starts_at <= now() and f.ends_at > now() and i.quota - i.sold > 1 and i.limit_per_customer > 1 order by 1 limit 1`)
const BESTSELLERS = await one(sql`select id from blocks where fill = 'bestselling' order by id limit 1`)
const CATEGORY = await one(sql`select category_id as id from products where id = ${BOOK}`)

const rowOf = async (id: number) =>
  (
    await db.execute<{ inStock: boolean; sold: number; price: number }>(
      sql`select in_stock as "inStock", sold, price from search_docs where product_id = ${id}`,
    )
  ).rows[0] as { inStock: boolean; sold: number; price: number }

async function listed(query: Record<string, string>): Promise<number[]> {
  const { data } = await api.call(listProducts, { query: { perPage: '100', ...query } as never })
  return data.map(({ id }) => id)
}

/** Notices come in order: behind the last one nothing is on its way. */
async function hearAll(): Promise<Tag[]> {
  await db.execute(sql`select pg_notify('tags', 'end')`)
  await expect.poll(() => heard).toContain('end')
  return heard.splice(0).filter((tag) => tag !== 'end')
}

async function toldBy(work: () => Promise<unknown>): Promise<Tag[]> {
  await hearAll()
  await work()
  return hearAll()
}
/** The worker's minute, and its news has arrived. */
const follow = () => toldBy(() => api.runJobs())
const cancel = (id: string) =>
  staff.call(advanceOrder, { params: { id }, body: { status: 'cancelled', note: 'Khách gọi' } as never })

beforeEach(async () => {
  for (const id of [BOOK, PART, FLASH]) await shop.setFree(id, 100)
  await follow()
  api.invalidate('all')
})

describe('what can be had', () => {
  test('the last copies are held: the book leaves the filter; the order is cancelled: it is back', async () => {
    const { data } = await api.call(listProducts, { query: { category: String(CATEGORY), inStock: '1' } as never })
    await shop.setFree(BOOK, 2)
    const { id } = await buy('vnpay')
    await follow()
    expect(await listed({ category: String(CATEGORY), inStock: '1' })).not.toContain(BOOK)
    expect(await listed({ category: String(CATEGORY) })).toContain(BOOK)
    await cancel(id)
    await follow()
    expect(await listed({ category: String(CATEGORY), inStock: '1' })).toContain(BOOK)
    expect(data.map((card) => card.id)).toContain(BOOK)
  })

  test('books that were paid for come back by a return: they can be had again', async () => {
    await shop.setFree(BOOK, 2)
    const order = await buy('vnpay')
    await order.pay('00')
    await follow()
    expect(await rowOf(BOOK)).toMatchObject({ inStock: false })
    const { lines } = await order.order()
    await staff.call(refundOrder, {
      params: { id: order.id },
      body: {
        expectedRefunded: 0,
        lines: [{ lineId: lines[0]?.id as number, quantity: 1 }],
        includesShipping: false,
        reason: 'Khách trả sách',
        isRestocked: true,
      },
    })
    await follow()
    expect(await rowOf(BOOK)).toMatchObject({ inStock: true })
  })

  test('a set is there while all its parts are', async () => {
    const { rows } = await db.execute<{ quantity: number }>(
      sql`select quantity from combo_parts where combo_id = ${COMBO} and product_id = ${PART}`,
    )
    await db.execute(sql`update combo_parts set quantity = 3 where combo_id = ${COMBO} and product_id = ${PART}`)
    await shop.setFree(PART, 4)
    const { id } = await buy('vnpay', [{ productId: PART, quantity: 2 }])
    await follow()
    expect([(await rowOf(COMBO)).inStock, (await rowOf(PART)).inStock]).toEqual([false, true])
    await api.call(cancelByAddress, { params: { id }, body: { reason: '' } })
    await follow()
    expect((await rowOf(COMBO)).inStock).toBe(true)
    await db.execute(
      sql`update combo_parts set quantity = ${rows[0]?.quantity} where combo_id = ${COMBO} and product_id = ${PART}`,
    )
  })

  test('lists are told when a book leaves or enters them, not of each order', async () => {
    await shop.setFree(BOOK, 50)
    const quiet = await toldBy(async () => {
      await buy('vnpay')
      while (await followAvailability(db));
    })
    expect(quiet).toEqual([])
    await shop.setFree(BOOK, 2)
    const { id } = await buy('vnpay')
    expect(await toldBy(() => followAvailability(db))).toEqual(['catalog', `book:${BOOK}`])
    await cancel(id)
    await buy('vnpay')
    // Taken and given back in between: every list still says the truth.
    expect(await toldBy(() => followAvailability(db))).toEqual([])
  })

  test('an order that is refused leaves nothing to follow', async () => {
    await shop.setFree(BOOK, 1)
    await expect(buy('vnpay')).rejects.toMatchObject({ code: 'STOCK_SHORT' })
    expect((await db.execute(sql`select 1 from search_changes`)).rowCount).toBe(0)
  })
})

describe('sales', () => {
  test('paid books climb lists sorted by sales, the block of best-sellers and the shelf of their category; refunded ones fall', async () => {
    const { rows } = await db.execute<{ most: number }>(sql`select max(sold) as most from products`)
    const most = rows[0]?.most as number
    for (const id of [BOOK, EBOOK]) await saveProduct(db, id, { sold: most })
    const order = await buy('vnpay', [
      { productId: BOOK, quantity: 2 },
      { productId: EBOOK, quantity: 1 },
    ])
    expect(await follow()).toEqual([])
    await order.pay('00')
    expect(await follow()).toEqual(expect.arrayContaining(['catalog', `book:${BOOK}`, `book:${EBOOK}`, `category:${CATEGORY}`]))
    expect([(await rowOf(BOOK)).sold, (await rowOf(EBOOK)).sold]).toEqual([most + 2, most + 1])
    expect((await listed({ sort: 'bestselling' }))[0]).toBe(BOOK)
    const block = await api.call(getBooksInBlock, { params: { blockId: BESTSELLERS } })
    const shelf = await api.call(getBooksInCategory, { params: { id: CATEGORY } })
    expect([block.data[0]?.id, shelf.data[0]?.id]).toEqual([BOOK, BOOK])
    await cancel(order.id)
    await follow()
    expect([(await rowOf(BOOK)).sold, (await rowOf(EBOOK)).sold]).toEqual([most, most])
  })

  test('cash counts when the parcel was paid for', async () => {
    const before = (await rowOf(BOOK)).sold
    const { id } = await buy('cod')
    for (const status of ['shipped', 'delivered'])
      await staff.call(advanceOrder, { params: { id }, body: { status, trackingCode: 'VNP1' } as never })
    await follow()
    expect((await rowOf(BOOK)).sold).toBe(before + 2)
  })
})

test('the flash price ran out: lists sort by the usual one; an order is cancelled: by the flash price again', async () => {
  const flashPrice = (await rowOf(FLASH)).price
  await db.execute(sql`update flash_sale_items set quota = sold + 2 where product_id = ${FLASH}`)
  const { id } = await buy('vnpay', [{ productId: FLASH, quantity: 2 }])
  const told = await follow()
  expect((await rowOf(FLASH)).price).toBeGreaterThan(flashPrice)
  expect(told).toEqual(expect.arrayContaining(['catalog', `book:${FLASH}`]))
  await cancel(id)
  await follow()
  expect((await rowOf(FLASH)).price).toBe(flashPrice)
})

describe('several workers', () => {
  test('a worker that dies half-way leaves its work to the next', async () => {
    await shop.setFree(BOOK, 2)
    await buy('vnpay')
    await expect(
      db.transaction(async (tx) => {
        await followAvailability(tx as never)
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect((await rowOf(BOOK)).inStock).toBe(true)
    await Promise.all([followAvailability(db), followAvailability(db), followAvailability(db)])
    expect((await rowOf(BOOK)).inStock).toBe(false)
  })

  test('orders come and go while three workers follow: at the end every row says what is true', async () => {
    await shop.cancelUnpaid()
    for (const id of [BOOK, PART]) await shop.setFree(id, 3)
    let isOver = false
    const workers = [1, 2, 3].map(async () => {
      while (!isOver) {
        await followAvailability(db)
        await followSales(db)
      }
    })
    const buyBoth = (n: number) =>
      buy(
        'vnpay',
        (n % 2 ? [BOOK, PART] : [PART, BOOK]).map((productId) => ({ productId, quantity: 1 })),
      ).catch(() => null)
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const order = await buyBoth(n)
        if (order && n % 3) await cancel(order.id)
      }),
    )
    while (await buyBoth(0));
    isOver = true
    await Promise.all(workers)
    await follow()
    expect([(await rowOf(BOOK)).inStock, (await rowOf(PART)).inStock, (await rowOf(COMBO)).inStock]).toEqual([
      false,
      false,
      false,
    ])
    const { rows } = await db.execute(sql`
      select p.id from products p join search_docs d on d.product_id = p.id join stock s on s.product_id = p.id
      where p.kind = 'printed' and (d.sold <> p.sold or d.in_stock <> (s.on_hand > s.reserved))`)
    expect(rows).toEqual([])
  })
})
