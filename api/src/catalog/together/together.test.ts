import { listBoughtTogether } from '@tq/contract/catalog.ts'
import { cancelByAddress } from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { boughtTogether } from '@tq/db/schema/catalog/together.ts'
import { saveProduct, setStock } from '@tq/db/testing/by-hand.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestTill } from '../../order/testing/till.ts'
import { tagsTold } from '../../testing/tags-told.ts'
import { countBoughtTogether } from './count-together.ts'

const { api, db, buy } = await openTestTill()

/** Printed books of one shelf, plenty of each, that nobody has bought yet. */
const { rows } = await db.execute<{ id: number }>(sql`
  select p.id from products p where p.kind = 'printed' and p.is_published and p.work_id = p.id and p.sale_price is null
    and not exists (select 1 from flash_sale_items i where i.product_id = p.id)
    and not exists (select 1 from combo_parts part where part.product_id = p.id) order by p.id desc limit 8`)
const [A = 0, B = 0, C = 0, D = 0, E = 0] = rows.map(({ id }) => id)
beforeEach(async () => {
  await db.delete(boughtTogether)
  for (const id of [A, B, C, D, E]) await setStock(db, id, { onHand: 100, reserved: 0 })
})

const order = (...ids: number[]) =>
  buy(
    'vnpay',
    ids.map((productId) => ({ productId, quantity: 1 })),
  )
const paid = (times: number, ...ids: number[]) =>
  Promise.all(
    Array.from({ length: times }, async () => {
      const one = await order(...ids)
      await one.pay('00')
      return one
    }),
  )
const shownWith = async (id: number) => (await api.call(listBoughtTogether, { params: { id } })).data.map((card) => card.id)

test('five paid orders make a pair, both ways; four do not, nor do orders nobody paid', async () => {
  const bought = await paid(4, A, B)
  const unpaid = await order(A, B)
  await countBoughtTogether(db)
  expect([await shownWith(A), await shownWith(B)]).toEqual([[], []])

  bought.push(...(await paid(1, A, B, C)))
  const told = await tagsTold(api, () => countBoughtTogether(db))
  expect(told).toEqual([`book:${A}`, `book:${B}`].toSorted())
  expect([await shownWith(A), await shownWith(B), await shownWith(C)]).toEqual([[B], [A], []])
  expect(await db.select().from(boughtTogether).where(eq(boughtTogether.productId, A))).toMatchObject([{ otherId: B, orders: 5 }])
  // Nothing new, nothing said.
  expect(await tagsTold(api, () => countBoughtTogether(db))).toEqual([])

  await unpaid.pay('00')
  expect(await tagsTold(api, () => countBoughtTogether(db))).toEqual(told)
  for (const one of bought.slice(0, 2))
    await api.call(cancelByAddress, { params: { id: one.id }, body: { reason: 'Đặt nhầm sách' } })
  expect(await tagsTold(api, () => countBoughtTogether(db))).toEqual(told)
  expect([await shownWith(A), await db.$count(boughtTogether)]).toEqual([[], 0])
})

test('the most often bought come first, three at most, and only what can be had now', async () => {
  const pairs = [
    [B, 5],
    [C, 9],
    [D, 7],
    [E, 6],
  ].flatMap(([other = 0, earlier = 0]) => [
    { productId: A, otherId: other, earlier },
    { productId: other, otherId: A, earlier },
  ])
  await db.insert(boughtTogether).values(pairs)
  expect(await shownWith(A)).toEqual([C, D, E])
  await setStock(db, C, { onHand: 1, reserved: 1 })
  api.invalidate(['catalog', `book:${C}`])
  expect(await shownWith(A)).toEqual([D, E, B])
  await saveProduct(db, D, { isPublished: false })
  api.invalidate(['catalog', `book:${D}`])
  expect(await shownWith(A)).toEqual([E, B])
  await expect(shownWith(D)).rejects.toMatchObject(refusal('PRODUCT_NOT_FOUND'))
  await saveProduct(db, D, { isPublished: true })
  api.invalidate(['catalog', `book:${D}`])
  expect(await shownWith(A)).toEqual([D, E, B])
})

test('figures of earlier years stay, and count with the orders of this shop', async () => {
  await db.insert(boughtTogether).values([
    { productId: D, otherId: E, earlier: 4 },
    { productId: E, otherId: D, earlier: 4 },
  ])
  await countBoughtTogether(db)
  expect(await shownWith(D)).toEqual([])
  await paid(1, D, E)
  await countBoughtTogether(db)
  expect(await shownWith(D)).toEqual([E])
})

test('the same work in another form is not offered, nor a set beside its parts', async () => {
  const { rows: forms } = await db.execute<{ one: number; other: number }>(sql`
    (select p.id as one, e.id as other from products p join products e on e.work_id = p.id and e.id <> p.id
      where p.is_published and e.is_published limit 1)
    union all (select c.combo_id, c.product_id from combo_parts c join products p on p.id = c.combo_id and p.is_published limit 1)`)
  expect(forms).toHaveLength(2)
  for (const { one, other } of forms) {
    await db.insert(boughtTogether).values([
      { productId: one, otherId: other, earlier: 9 },
      { productId: other, otherId: one, earlier: 9 },
    ])
    expect([await shownWith(one), await shownWith(other)]).toEqual([[], []])
  }
})
