import { advanceOrder, type ChosenMethod, refundOrder } from '@tq/contract/order.ts'
import * as contract from '@tq/contract/promotion/affiliate.ts'
import { commissions } from '@tq/db/schema/affiliate.ts'
import { eq, sql } from 'drizzle-orm'
import { completeDelivered } from '../../order/fulfilment/complete-delivered.ts'
import { openTestShop } from '../../order/testing/shop.ts'
import { addPerson } from '../../profile/testing/people.ts'
import type { TestApi } from '../../testing/api.ts'

/** An application that nothing is wrong with. */
export const application = (more = {}) => ({
  fullName: 'Đỗ Thị Hạnh',
  identityNumber: '001190000123',
  taxCode: '',
  channel: 'Lớp học thêm ở Cầu Giấy',
  bankName: 'Ngân hàng Minh Hoạ',
  bankAccount: '0123456789',
  bankHolder: 'DO THI HANH',
  isAgreed: true,
  isDataAgreed: true,
  ...more,
})

let lastPhone = 0
export async function addAffiliate(api: TestApi) {
  const person = await addPerson(api.db, { phone: `08${String(10_000_000 + ++lastPhone)}` })
  const me = api.as(person)
  const { data } = await me.call(contract.applyAsAffiliate, { body: application() })
  return { person, me, code: data.code as string }
}
export type Affiliate = Awaited<ReturnType<typeof addAffiliate>>

/** Orders that came by somebody's link, and what becomes of them. */
export async function openLinkShop(api: TestApi) {
  const { db } = api
  const shop = await openTestShop(api)
  const staff = api.as(await addPerson(db, { role: 'staff' }))
  const { rows: books } = await db.execute<{ id: number }>(sql`
    select id from products p where kind = 'printed' and sale_price is null
      and not exists (select 1 from flash_sale_items i where i.product_id = p.id)
      and not exists (select 1 from combo_parts c where c.product_id = p.id)
      and exists (select 1 from stock s where s.product_id = p.id) order by id limit 2`)
  const [book, other] = books.map(({ id }) => id) as [number, number]
  const { rows: ebooks } = await db.execute<{ id: number }>(
    sql`select id from products where kind = 'digital' and sale_price is null and price > 0 order by id limit 1`,
  )

  const buyBy = (code: string, quantity = 1, method: ChosenMethod = 'transfer', productId = book, more = {}) =>
    shop.buy({ lines: [{ productId, quantity }], affiliateCode: code, ...more }, method)
  const step = (id: string, status: 'paid' | 'processing' | 'shipped' | 'delivered' | 'cancelled') =>
    staff.call(advanceOrder, { params: { id }, body: { status } as never })
  const daysPass = async (orderId: string) => {
    await db.execute(sql`update orders set delivered_at = delivered_at - interval '8 days' where id = ${orderId}`)
    await db.execute(sql`update commissions set confirm_after = confirm_after - interval '8 days' where order_id = ${orderId}`)
    await completeDelivered(db)
  }

  return {
    shop,
    staff,
    book,
    other,
    ebook: ebooks[0]?.id as number,
    buyBy,
    step,
    daysPass,
    commissionOf: async (orderId: string) => (await db.select().from(commissions).where(eq(commissions.orderId, orderId)))[0],
    seen: async ({ me }: Affiliate) => (await me.call(contract.getUserAffiliate)).data,
    /** Ordered by the link, paid, delivered, and too late to be given back. */
    async earned(code: string, quantity = 1) {
      const { orderId } = await buyBy(code, quantity)
      for (const status of ['paid', 'processing', 'shipped', 'delivered'] as const) await step(orderId, status)
      await daysPass(orderId)
      return orderId
    },
    async refund(orderId: string, quantity: number) {
      const order = await shop.row(orderId)
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from order_lines where order_id = ${orderId} order by position`,
      )
      await staff.call(refundOrder, {
        params: { id: orderId },
        body: {
          lines: [{ lineId: rows[0]?.id as number, quantity }],
          includesShipping: false,
          isRestocked: false,
          reason: 'Khách trả sách',
          expectedRefunded: order.refundedTotal,
        },
      })
    },
    async refill() {
      for (const id of [book, other]) await shop.setFree(id, 900)
      api.invalidate('all')
    },
  }
}
