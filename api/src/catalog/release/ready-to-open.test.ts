import { calculateGuestCart } from '@tq/contract/cart.ts'
import { getProduct } from '@tq/contract/catalog.ts'
import { getMyOrder, listOrders } from '@tq/contract/order.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addBook } from '../../reading/testing/add-book.ts'
import { openReadingTest } from '../../reading/testing/readers.ts'

const { api, EPUB, EMPTY, owner } = await openReadingTest()
const { db } = api
const { rows: courses } = await db.execute<{ id: number; ready: boolean }>(
  sql`select p.id, bool_or(coalesce(c.is_published, false)) as ready from products p left join courses c on c.product_id = p.id
    where p.kind = 'course' and p.is_published group by p.id order by p.id`,
)

const lineOf = async (call: typeof api.call, productId: number) =>
  (await call(calculateGuestCart, { body: { lines: [{ productId, quantity: 1 }] } })).data.lines[0]

test('before it is paid for, the cart and the book’s page know whether there is something to open', async () => {
  expect(await lineOf(api.call, EPUB)).toMatchObject({ isReady: true, isOwned: false })
  expect(await lineOf(api.call, EMPTY)).toMatchObject({ isReady: false, isOwned: false })
  expect(await lineOf(api.call, 56)).toMatchObject({ isReady: true, isOwned: false })
  const fileOf = async (id: number) => (await api.call(getProduct, { params: { id } })).data.ebook
  expect([await fileOf(EPUB), await fileOf(EMPTY)]).toEqual([expect.anything(), null])
  for (const { id, ready } of courses) expect(await lineOf(api.call, id)).toMatchObject({ isReady: ready })
})

test('who has it already is told, until it is given back; paper may be bought again', async () => {
  const reader = await owner(EPUB)
  expect(await lineOf(reader.call, EPUB)).toMatchObject({ isOwned: true, problem: null })
  expect(await lineOf(reader.call, EMPTY)).toMatchObject({ isOwned: false })
  expect(await lineOf((await owner()).call, EPUB)).toMatchObject({ isOwned: false })
})

test('the order says what is still being prepared, and opens it when it is there', async () => {
  const reader = await owner(EMPTY)
  const [bought] = (await reader.call(listOrders, { query: {} })).data
  const order = async () => (await reader.call(getMyOrder, { params: { id: bought?.id ?? '' } })).data
  expect(await order()).toMatchObject({
    lines: [{ isReady: false, canRead: false }],
    next: expect.stringContaining('đang được chuẩn bị'),
  })
  await addBook(api, { productId: EMPTY })
  const setState = (state: string) => db.execute(sql`update book_versions set state = ${state} where product_id = ${EMPTY}`)
  await setState('processing')
  expect(await order()).toMatchObject({ lines: [{ isReady: false }] })
  await setState('ready')
  expect(await order()).toMatchObject({ lines: [{ isReady: true, canRead: true }], next: 'Đã mở trong thư viện của bạn.' })
  api.invalidate('all')
  expect(await lineOf(api.call, EMPTY)).toMatchObject({ isReady: true })
})
