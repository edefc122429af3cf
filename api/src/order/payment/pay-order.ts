import type { Tx } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { GatewayActor, StaffActor, SystemActor } from '../../actor.ts'
import { type Commissioned, earnCommission } from '../../affiliate/commission.ts'
import { grantBought } from '../../entitlement/grant.ts'
import { sellAndCount } from '../../inventory/stock.ts'
import { markReservedCodesUsed } from '../../promotion/held-promotions.ts'
import { sendOrderPaid } from '../order-letters.ts'
import type { OrderRow } from '../order-row.ts'
import { ORDER_SYSTEM_ACTOR, setStatus } from '../set-status.ts'

export interface Paying {
  actor: SystemActor | GatewayActor | StaffActor
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
export async function payOrder(tx: Tx, order: Payable, { actor }: Paying): Promise<void> {
  const paid = { text: order.total === 0 ? 'Đơn không phải trả tiền' : 'Đã nhận đủ tiền', actor }
  const also = markReservedCodesUsed(order.id)
  if (order.shippingMethod === null)
    await setStatus(tx, order, {
      to: 'completed',
      text: order.userId ? 'Đã vào thư viện của bạn' : 'Đã vào thư viện của tài khoản dùng email của đơn',
      actor: ORDER_SYSTEM_ACTOR,
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
