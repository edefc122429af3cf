import { getOrder } from '@tq/contract/order.ts'
import { comboParts, products } from '@tq/db/schema/catalog/catalog.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { openTestShop } from './testing/shop.ts'

const api = await testApi()
const { db } = api
const shop = await openTestShop(api)

test('a bought combo shows its parts in order, as they were that day; a single book is its own part', async () => {
  const { rows } = await db.execute<{ id: number; book: number }>(sql`
    select c.combo_id as id, min(c.product_id) as book from combo_parts c join products p on p.id = c.combo_id
    where p.is_published group by 1 having count(*) > 2 and bool_and(c.product_id in (select product_id from stock)) order by 1 limit 1`)
  const { id, book } = rows[0] as { id: number; book: number }
  const parts = await db
    .select({ productId: comboParts.productId, title: products.title, quantity: comboParts.quantity, kind: products.kind })
    .from(comboParts)
    .innerJoin(products, eq(products.id, comboParts.productId))
    .where(eq(comboParts.comboId, id))
    .orderBy(comboParts.position)
  for (const { productId } of parts) await shop.setFree(productId, 20)
  const lines = [
    { productId: book, quantity: 1 },
    { productId: id, quantity: 2 },
  ]
  const { orderId } = await shop.buy({ lines }, 'cod')
  await db.delete(comboParts).where(eq(comboParts.comboId, id))
  await saveProduct(db, book, { title: 'Nhan đề khác' })
  const { data } = await api.call(getOrder, { params: { id: orderId } })
  const single = parts.filter(({ productId }) => productId === book).map((part) => ({ ...part, quantity: 1 }))
  expect(data.lines.map((line) => [line.productId, line.parts])).toEqual([
    [book, single],
    [id, parts],
  ])
  expect(await shop.invariants()).toEqual({})
})
