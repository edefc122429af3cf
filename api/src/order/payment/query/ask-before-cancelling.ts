import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { askForCaller } from './ask-for-caller.ts'
import type { Gateways } from './ask-gateway.ts'

/**
 * Queries the gateway about all attempts of an unpaid order before its buyer cancels it: it may have been paid a moment ago. The
 * answers are applied like any result. While the gateway is silent or unsure, the order is not cancelled.
 */
export async function askBeforeCancelling(
  db: Database,
  gateways: Gateways,
  { id, whose }: { id: string; whose?: SQL | undefined },
): Promise<void> {
  const rows = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(orders.id, id),
        whose,
        eq(orders.status, 'awaitingPayment'),
        ne(paymentAttempts.gateway, 'transfer'),
        inArray(paymentAttempts.status, ['open', 'void', 'failed']),
      ),
    )
  const answers = await Promise.allSettled(rows.map((row) => askForCaller(db, gateways, row)))
  const isUnclear = answers.some((answer) => answer.status === 'rejected' || answer.value === 'unknown')
  if (isUnclear) throw new AppError('PAYMENT_UNCLEAR')
}
