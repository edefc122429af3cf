import type { OnlineGateway } from '@tq/contract/enums.ts'
import * as contract from '@tq/contract/order.ts'
import { sql } from 'drizzle-orm'
import type { openTestTill } from '../../order/testing/till.ts'

export type Till = Awaited<ReturnType<typeof openTestTill>>
type Status = 'paid' | 'processing' | 'shipped' | 'delivered' | 'cancelled'

/** What staff do with orders. */
export function openDesk({ api, staff }: Till) {
  const linesOf = async (id: string) => (await api.call(contract.getOrder, { params: { id } })).data
  return {
    async step(id: string, ...statuses: Status[]): Promise<void> {
      for (const status of statuses)
        await staff.call(contract.advanceOrder, {
          params: { id },
          body: { status, ...(status === 'shipped' ? { trackingCode: 'VNP000000001' } : {}) } as never,
        })
    },
    /** So many of its first line. */
    async refund(id: string, quantity: number): Promise<void> {
      const { lines, refundedTotal } = await linesOf(id)
      await staff.call(contract.refundOrder, {
        params: { id },
        body: {
          ...{ expectedRefunded: refundedTotal, includesShipping: false, isRestocked: true, reason: 'Khách trả sách' },
          lines: [{ lineId: lines[0]?.id as number, quantity }],
        },
      })
    },
    /** Its buyer wants to give one of it back; what staff say to it. */
    async returned(id: string, decision?: object): Promise<void> {
      const { lines } = await linesOf(id)
      const body = { reason: 'Sách bị rách bìa khi nhận', lines: [{ lineId: lines[0]?.id as number, quantity: 1 }] }
      await api.call(contract.requestReturnByAddress, { params: { id }, body })
      if (!decision) return
      const { data } = await staff.call(contract.listReturns, { query: { page: 1, status: 'open' } })
      const asked = data.find(({ orderId }) => orderId === id)?.id as number
      await staff.call(contract.decideReturn, { params: { id: asked }, body: decision as never })
    },
  }
}

/** Guests' orders in every state, by every way to pay. Says which is which. */
export async function placeOrders(till: Till): Promise<Record<string, string>> {
  const { api, db, shop, buy, BOOK, EBOOK } = till
  const { step, refund, returned } = openDesk(till)
  const { rows } = await db.execute<{ flash: number; combo: number }>(sql`select
    (select i.product_id from flash_sale_items i join flash_sales f on f.id = i.flash_sale_id join stock s using (product_id)
      where f.starts_at <= now() and f.ends_at > now() and i.quota - i.sold > 5 order by 1 limit 1) as flash,
    (select id from products where kind = 'combo' and object_type = 0 order by id limit 1) as combo`)
  const { flash, combo } = rows[0] as { flash: number; combo: number }
  for (const id of [BOOK, flash]) await shop.setFree(id, 500)

  const one = [{ productId: BOOK, quantity: 1 }]
  const two = [{ productId: BOOK, quantity: 2 }]
  const place = async (...wish: Parameters<typeof buy>) => (await buy(...wish)).id
  const paidBy = async (method: OnlineGateway, lines = two, codes: string[] = []) => {
    const bought = await buy(method, lines, codes)
    await bought.pay(method === 'vnpay' ? '00' : '00_000')
    return bought.id
  }
  const delivered = async () => {
    const id = await place('cod', two)
    await step(id, 'shipped', 'delivered')
    return id
  }
  const after = async (order: Promise<string>, then: (id: string) => Promise<unknown>) => {
    const id = await order
    await then(id)
    return id
  }
  const cancelled = (id: string) => api.call(contract.cancelByAddress, { params: { id }, body: { reason: 'Đặt nhầm' } })
  /** The payment ends so, while the order stands as it stood. */
  const tried = async (code: string) => {
    const bought = await buy('vnpay', one)
    await bought.pay(code)
    return bought.id
  }
  /** Money that comes when the order is gone, and goes back. */
  const paidTooLate = async () => {
    const bought = await buy('vnpay', one)
    await cancelled(bought.id)
    await bought.pay('00')
    return bought.id
  }

  return {
    unpaidVnpay: await place('vnpay', one),
    unpaidEpay: await place('epay', one),
    unpaidTransfer: await place('transfer', one),
    unpaidFlash: await place('vnpay', [{ productId: flash, quantity: 1 }]),
    unpaidWithCode: await place('vnpay', [{ productId: BOOK, quantity: 6 }], ['TUUTRUONG50']),
    failed: await tried('24'),
    suspect: await tried('07'),
    paidTooLate: await paidTooLate(),
    paidVnpay: await paidBy('vnpay', [...two, { productId: EBOOK, quantity: 1 }]),
    paidEpay: await paidBy('epay'),
    paidTransfer: await after(place('transfer', one), (id) => step(id, 'paid')),
    paidEbook: await paidBy('vnpay', [{ productId: EBOOK, quantity: 1 }]),
    paidCombo: await paidBy('vnpay', [{ productId: combo, quantity: 1 }]),
    paidFlash: await paidBy('vnpay', [{ productId: flash, quantity: 1 }]),
    paidWithCode: await paidBy('vnpay', [{ productId: BOOK, quantity: 6 }], ['TUUTRUONG50']),
    cash: await place('cod', one),
    cashShipped: await after(place('cod', one), (id) => step(id, 'shipped')),
    cashDelivered: await delivered(),
    cashCameBack: await after(place('cod', one), (id) => step(id, 'shipped', 'cancelled')),
    delivered: await after(paidBy('vnpay'), (id) => step(id, 'processing', 'shipped', 'delivered')),
    cancelledUnpaid: await after(place('vnpay', one), cancelled),
    cancelledPaid: await after(paidBy('vnpay'), cancelled),
    cancelledPaidByTransfer: await after(place('transfer', one), async (id) => {
      await step(id, 'paid')
      await cancelled(id)
    }),
    partlyRefunded: await after(paidBy('vnpay'), (id) => refund(id, 1)),
    refunded: await after(paidBy('epay', [{ productId: EBOOK, quantity: 1 }]), (id) => refund(id, 1)),
    returnAsked: await after(delivered(), (id) => returned(id)),
    returnAccepted: await after(delivered(), (id) => returned(id, { status: 'accepted' })),
    returnRefused: await after(delivered(), (id) => returned(id, { status: 'refused', words: 'Sách còn nguyên' })),
    returnDone: await after(delivered(), (id) => returned(id, { status: 'done', expectedRefunded: 0, isRestocked: true })),
  }
}
