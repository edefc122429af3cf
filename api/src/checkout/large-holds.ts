import type { Tx } from '@tq/db/database.ts'
import { isLargeNetworkNow, isLargeOrder, isLargeTitleNow, type Unpaid } from '../inventory/hold-limits.ts'
import type { TakenRow } from '../inventory/stock.ts'
import type { OrderRow } from '../order/order-row.ts'
import { dong } from '../pricing/format-money.ts'
import { raiseStaffAlert } from '../staff/staff-alerts.ts'
import type { Holder } from './unpaid-limit.ts'

interface Holding {
  order: Pick<OrderRow, 'id' | 'code' | 'phone' | 'paymentMethod'>
  holder: Holder
  /** What was held before this order. */
  before: Unpaid
  rows: TakenRow[]
  titles: Map<number, string>
}

/**
 * Alerts staff when a new customer holds much without having paid: they call the buyer, and cancel orders that only block books.
 * Runs last in the checkout, because many orders write the same alert rows and would wait for each other.
 */
export async function tellLargeHolds(tx: Tx, { order, holder, before, rows, titles }: Holding): Promise<void> {
  if (holder.trust === 'returning' || order.paymentMethod === 'none') return
  const { adds, network } = holder
  if (isLargeOrder(adds) && ['transfer', 'cod'].includes(order.paymentMethod))
    await raiseStaffAlert(tx, {
      kind: 'largeHold',
      ref: `order:${order.id}`,
      order,
      text: `khách mới giữ ${adds.pieces} cuốn, ${dong(adds.value)}, chưa trả tiền: nên gọi ${order.phone} hỏi lại`,
    })
  if (network !== null && isLargeNetworkNow(before, adds))
    await raiseStaffAlert(tx, {
      kind: 'largeHold',
      ref: `network:${network}`,
      text: `Khách mới từ mạng ${network} đang giữ ${before.network.pieces + adds.pieces} cuốn chưa trả tiền`,
    })
  for (const { productId, quantity, onHand, left } of rows)
    if (left !== null && isLargeTitleNow({ onHand, left, quantity }))
      await raiseStaffAlert(tx, {
        kind: 'largeHold',
        ref: `title:${productId}`,
        text: `Sách số ${productId} “${titles.get(productId) ?? ''}”: ${onHand - left} trên ${onHand} cuốn đang giữ cho đơn chưa trả tiền`,
      })
}
