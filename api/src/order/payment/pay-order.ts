import type { Tx } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { type Commissioned, earnCommission } from '../../affiliate/commission.ts'
import { grantBought } from '../../entitlement/grant.ts'
import { sellAndCount } from '../../inventory/stock.ts'
import { useHeldCodes } from '../../promotion/held-promotions.ts'
import { sendOrderPaid } from '../order-letters.ts'
import type { OrderRow } from '../order-row.ts'
import { setStatus } from '../set-status.ts'

export interface Paying {
  by: 'system' | 'gateway' | 'staff'
  byUserId?: string
}

export type Payable = Commissioned &
  Pick<
    OrderRow,
    'code' | 'status' | 'userId' | 'name' | 'email' | 'isMailboxProven' | 'total' | 'address' | 'placeText' | 'paymentMethod'
  > & {
    /** False: nothing in it is opened online. Undefined: looked up. */
    opensSomething?: boolean
  }

/** Marks the order paid and does all that follows (stock, rights, commission, letter), in the caller's transaction. */
export async function payOrder(tx: Tx, order: Payable, { by, byUserId }: Paying): Promise<void> {
  const paid = { text: order.total === 0 ? 'Đơn không phải trả tiền' : 'Đã nhận đủ tiền', by, byUserId }
  const also = useHeldCodes(order.id)
  if (order.shippingMethod === null)
    await setStatus(tx, order, {
      to: 'completed',
      text: order.userId ? 'Đã mở trong thư viện của bạn' : 'Đã mở cho tài khoản có địa chỉ thư của đơn',
      by: 'system',
      before: [{ status: 'paid', ...paid }],
      set: sql`paid_at = now(), hold_until = null, delivered_at = now()`,
      also,
    })
  else await setStatus(tx, order, { to: 'paid', ...paid, set: sql`paid_at = now(), hold_until = null`, also })
  await sellAndCount(tx, order.id)
  if (order.opensSomething !== false) await grantBought(tx, order)
  await earnCommission(tx, order)
  await sendOrderPaid(tx, order)
}
