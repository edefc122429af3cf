import { changeReleaseDay } from '@tq/contract/catalog/release-day.ts'
import { getProduct } from '@tq/contract/catalog.ts'
import { advanceOrder, refundOrder } from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { audit } from '@tq/db/schema/audit.ts'
import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestShop } from '../../order/testing/shop.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { moveClocks } from '../../testing/clock.ts'
import { tagsTold } from '../../testing/tags-told.ts'
import { dayOfCalendar, vietnamDay } from '../../time/vietnam-time.ts'

const api = await testApi({ hasMovableClock: true })
const { db } = api
const shop = await openTestShop(api)
/** Somebody who logs in now: no login lasts a month. */
const newStaff = async () => api.as(await addPerson(db, { role: 'staff' }))
let staff: Awaited<ReturnType<typeof newStaff>>
const { rows } = await db.execute<{ id: number; combo: number; title: string }>(sql`
  select p.id, c.combo_id as combo, p.title from products p join stock s on s.product_id = p.id
    join combo_parts c on c.product_id = p.id
  where p.kind = 'printed' order by p.id limit 1`)
const { id: BOOK, combo: COMBO, title: TITLE } = rows[0] as (typeof rows)[number]
const { rows: others } = await db.execute<{ id: number }>(sql`
  select p.id from products p join stock s on s.product_id = p.id
  where p.kind = 'printed' and p.is_published and s.on_hand - s.reserved > 5
    and p.id not in (select product_id from combo_parts) order by p.id limit 1`)
const OTHER = others[0]?.id as number
const START = Date.now()
const inDays = (days: number) => vietnamDay(new Date(START + days * 86_400_000))

const change = (releaseDay: string | null, id = BOOK) => staff.call(changeReleaseDay, { params: { id }, body: { releaseDay } })
const dayOn = async (id: number) => (await api.call(getProduct, { params: { id } })).data.releaseDay

afterAll(() => void vi.useRealTimers())
beforeEach(async () => {
  await moveClocks(db, 0)
  staff = await newStaff()
  await change(null)
  for (const id of [BOOK, OTHER]) await shop.setFree(id, 20)
})

describe('staff announce a book', () => {
  test('it and the sets with it say so at once, until the day is taken away', async () => {
    expect([await dayOn(BOOK), await dayOn(COMBO)]).toEqual([null, null])
    const told = await tagsTold(api, async () =>
      expect((await change(inDays(30))).data).toEqual({ id: BOOK, releaseDay: inDays(30) }),
    )
    expect(told).toEqual(expect.arrayContaining(['catalog', `book:${BOOK}`, `book:${COMBO}`]))
    expect([await dayOn(BOOK), await dayOn(COMBO)]).toEqual([inDays(30), inDays(30)])
    await change(inDays(45))
    expect(await dayOn(BOOK)).toBe(inDays(45))
    await change(null)
    expect([await dayOn(BOOK), await dayOn(COMBO)]).toEqual([null, null])
    const [row] = await db.select().from(audit).orderBy(desc(audit.id)).limit(1)
    expect(row).toMatchObject({ subjectId: String(BOOK), before: { releaseDay: inDays(45) }, after: { releaseDay: null } })
  })

  test.each([
    ['today', 0],
    ['yesterday', -1],
    ['in three years', 3 * 366],
  ])('a day that is no announcement is refused: %s', async (_, days) => {
    await expect(change(inDays(days))).rejects.toMatchObject(refusal('RELEASE_DAY_NOT_AHEAD'))
  })

  test('only printed books have one, and only books there are', async () => {
    await expect(change(inDays(30), COMBO)).rejects.toMatchObject(refusal('RELEASE_DAY_NOT_PRINTED'))
    await expect(change(inDays(30), 1_999_999)).rejects.toMatchObject(refusal('PRODUCT_NOT_FOUND'))
    await expect(change('2026-02-30')).rejects.toMatchObject(refusal('INPUT_INVALID'))
  })
})

describe('a parcel', () => {
  const ship = (id: string) => staff.call(advanceOrder, { params: { id }, body: { status: 'shipped', trackingCode: 'VNP1' } })
  const bought = async (...ids: number[]) =>
    (await shop.buy({ lines: ids.map((productId) => ({ productId, quantity: 1 })) }, 'cod')).orderId as string

  test('waits for the day of its last book, alone or in a set, and goes on it', async () => {
    await change(inDays(30))
    const [alone, inSet] = [await bought(OTHER, BOOK), await bought(COMBO)]
    const early = {
      ...refusal('ORDER_NOT_RELEASED'),
      message: expect.stringContaining(`“${TITLE}” phát hành ngày ${dayOfCalendar(inDays(30))}`),
    }
    await expect(ship(alone)).rejects.toMatchObject(early)
    await expect(ship(inSet)).rejects.toMatchObject(early)
    expect(await shop.row(alone)).toMatchObject({ status: 'processing', trackingCode: null })
    await moveClocks(db, 31)
    staff = await newStaff()
    expect((await ship(alone)).data.status).toBe('shipped')
    expect((await ship(inSet)).data.status).toBe('shipped')
  })

  test('goes when the book came earlier than announced', async () => {
    await change(inDays(30))
    const id = await bought(BOOK)
    await change(null)
    expect((await ship(id)).data.status).toBe('shipped')
  })

  test('goes with the rest when the book to come was paid back', async () => {
    await change(inDays(30))
    const lines = [BOOK, OTHER].map((productId) => ({ productId, quantity: 1 }))
    const id = (await shop.buy({ lines }, 'transfer')).orderId as string
    const { data: order } = await staff.call(advanceOrder, { params: { id }, body: { status: 'paid' } })
    const toCome = order.lines.find(({ productId }) => productId === BOOK)
    const body = { expectedRefunded: 0, lines: [{ lineId: toCome?.id ?? 0, quantity: 1 }], reason: 'Khách không đợi' }
    await staff.call(refundOrder, { params: { id }, body })
    await staff.call(advanceOrder, { params: { id }, body: { status: 'processing' } })
    expect((await ship(id)).data.status).toBe('shipped')
  })

  test('waits longer when the day was moved after it was ordered', async () => {
    const id = await bought(BOOK)
    await change(inDays(30))
    await expect(ship(id)).rejects.toMatchObject(refusal('ORDER_NOT_RELEASED'))
  })
})
