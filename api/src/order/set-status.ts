import type { ORDER_ACTORS } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { OrderStatus } from '@tq/contract/order.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type Actor, systemActor, userIdOf } from '../actor.ts'
import type { OrderRow } from './order-row.ts'
import { canBecome } from './order-status.ts'

export interface OrderEvent {
  text: string
  actor: Actor
}

/** What follows by itself from what somebody did, without anybody choosing it. */
export const ORDER_SYSTEM_ACTOR = systemActor('order')

/** A buyer is a customer, with or without an account. */
const IN_EVENTS: Record<Actor['kind'], OrderActor> = {
  ...{ guest: 'customer', user: 'customer', staff: 'staff' },
  ...{ system: 'system', gateway: 'gateway' },
}
export type OrderActor = (typeof ORDER_ACTORS)[number]
export const inEvents = ({ kind }: Actor): OrderActor => IN_EVENTS[kind]

interface Change extends OrderEvent {
  to: OrderStatus
  /** What changes with it: `paid_at = now()`. */
  set?: SQL
  /** Events to store before the one with the new status. */
  before?: (OrderEvent & { status: OrderStatus | null })[]
  /** A further statement, run within the same one. */
  also?: SQL
}

/** The one way an order's status changes (but for `completeDelivered`, which moves thousands at once): by the table, and with an event that says who and why. The caller has locked it. */
export async function setStatus(tx: Db, order: Pick<OrderRow, 'id' | 'status'>, change: Change): Promise<void> {
  const { to, set, before = [], also } = change
  if (!canBecome(order.status, to)) throw new AppError('ORDER_STATE')
  const events = [...before, { ...change, status: to }]
  await runPrepared(
    tx,
    sql`with changed as (
      update orders set status = ${to}, updated_at = now()${set ? sql`, ${set}` : sql``} where id = ${order.id}::uuid returning id)
    ${also ? sql`, also as (${also})` : sql``}
    insert into order_events (order_id, status, text, actor, by_user_id)
    select changed.id, e.status, e.text, e.actor, e.by_user_id from changed, unnest(
      ${sql.param(events.map(({ status }) => status))}::text[], ${sql.param(events.map(({ text }) => text))}::text[],
      ${sql.param(events.map(({ actor }) => inEvents(actor)))}::text[], ${sql.param(events.map(({ actor }) => userIdOf(actor)))}::uuid[])
      with ordinality as e(status, text, actor, by_user_id, place) order by e.place`,
  )
}

/** Stores an event that does not change the status. */
export async function addOrderEvent(tx: Db, order: Pick<OrderRow, 'id'>, { text, actor }: OrderEvent): Promise<void> {
  await runPrepared(
    tx,
    sql`insert into order_events (order_id, text, actor, by_user_id)
      values (${order.id}::uuid, ${text}, ${inEvents(actor)}, ${userIdOf(actor)}::uuid)`,
  )
}
