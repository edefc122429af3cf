import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { askForCaller } from './ask-for-caller.ts'
import type { Gateways } from './ask-gateway.ts'

/**
 * An order that waits for money may have been paid a moment ago: its gateway is asked first, all of its few attempts at once and no
 * longer than one question takes, each once in ten seconds. What it says goes the way of all money; while it says nothing, nothing is cancelled.
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
