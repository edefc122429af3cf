import type { StaffOrder } from '@tq/contract/order.ts'
import type { Db } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { orderNotes } from '@tq/db/schema/order/order-staff.ts'
import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import type { OrderRow } from '../order-row.ts'
import { readOrder } from '../order-view.ts'
import type { BankAccount } from '../payment/vietqr.ts'

interface Noted {
  /** Empty: nothing was written. */
  text: string
  actor: StaffActor
}

/** What staff write for each other. It is kept apart from the events, which the buyer reads. */
export async function addStaffNote(tx: Db, order: Pick<OrderRow, 'id'>, { text, actor }: Noted): Promise<void> {
  if (text) await tx.insert(orderNotes).values({ orderId: order.id, text, byUserId: actor.userId })
}

/** What the buyer sees, and the notes beside it. */
export async function readStaffOrder(db: Db, id: string, bank: BankAccount | null): Promise<StaffOrder> {
  const order = await readOrder(db, eq(orders.id, id), bank)
  const notes = await db
    .select({ text: orderNotes.text, by: users.name, at: orderNotes.occurredAt })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.byUserId))
    .where(eq(orderNotes.orderId, id))
    .orderBy(orderNotes.id)
  return { ...order, notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })) }
}
