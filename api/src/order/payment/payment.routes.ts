import type { OnlineGateway } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import * as contract from '@tq/contract/order.ts'
import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { type Gateway, GatewayUnreachable } from '../../payment/gateway.ts'
import { readStaffOrder } from '../fulfilment/staff-notes.ts'
import { closeRefund, listOpenRefunds } from '../refund/follow-refunds.ts'
import { applyPaymentResult } from './apply-payment-result.ts'
import { decideSuspect } from './decide-suspect.ts'
import { keepForged } from './forged-notices.ts'
import { askForCaller } from './query/ask-for-caller.ts'
import type { Gateways } from './query/ask-gateway.ts'
import { alertUnlessUnreachable } from './query/reconcile.ts'

/** Addresses that gateways call or send browsers back to. Their formats are the gateways', so they are not part of our contract. */
export function paymentRoutes(app: App, gateways: Gateways) {
  const { db, settings } = app.deps

  const notified = (gateway: Gateway) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = gateway.acknowledge(await takeNotice(db, gateway, request))
    return reply.code(status).header('cache-control', 'no-store').send(body)
  }
  if (gateways.vnpay) {
    app.http.get('/api/payment/vnpay/ipn', notified(gateways.vnpay))
    app.http.get('/api/payment/vnpay/return', async (request, reply) => {
      const query = queryOf(request)
      try {
        return reply.redirect(`/xac-nhan-don-hang/${await readReturn(db, gateways, 'vnpay', query)}`, 303)
      } catch (error) {
        if (!(error instanceof AppError)) request.log.error({ err: error }, 'a return from VNPAY could not be read')
        // That page tells the buyer and tries again: the payment may have succeeded.
        return reply.redirect(`/thanh-toan/vnpay-result?${query}`, 303)
      }
    })
  }
  if (gateways.epay) app.http.post('/api/payment/epay/notify', notified(gateways.epay))

  serve(app, contract.readPaymentReturn, async ({ body }) => ({
    data: { orderId: await readReturn(db, gateways, body.gateway, new URLSearchParams(body.query)) },
  }))

  const shown = (id: string) => readStaffOrder(db, id, settings.bank)
  serve(app, contract.decideSuspectPayment, async ({ actor, params, body }) => {
    await decideSuspect(db, params.id, { ...body, actor })
    return { data: await shown(params.id) }
  })
  serve(app, contract.listOpenRefunds, ({ query }) => listOpenRefunds(db, query))
  serve(app, contract.closeRefund, async ({ actor, params, body }) => {
    const orderId = await closeRefund(db, params.id, { ...body, actor })
    return { data: await shown(orderId) }
  })
}

const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://local').searchParams

/** The gateway gets its acknowledgement only after our commit: without it the gateway sends the notice again. */
async function takeNotice(db: Database, gateway: Gateway, request: FastifyRequest) {
  const said = { query: queryOf(request), body: request.body }
  const result = gateway.parseNotification(said)
  if (!result) {
    const isKept = await keepForged(db, gateway.name, said, request.ip).catch((error: unknown) =>
      request.log.error({ err: error }, 'a forged payment notice could not be kept'),
    )
    if (isKept) request.log.warn({ gateway: gateway.name }, 'a payment notice with a wrong signature')
    return 'badSignature'
  }
  try {
    return await applyPaymentResult(db, { gateway: gateway.name, source: 'notification', result })
  } catch (error) {
    request.log.error({ err: error }, 'a payment notice could not be settled')
    await alertUnlessUnreachable(db, error, { ref: result.ref }).catch((second: unknown) =>
      request.log.error({ err: second }, 'nor could staff be told'),
    )
    return 'error'
  }
}

/** A return says only which order it is about; what became of the money is asked from the gateway. */
async function readReturn(db: Database, gateways: Gateways, name: OnlineGateway, query: URLSearchParams): Promise<string> {
  const result = gateways[name]?.parseReturn(query)
  if (!result) throw new AppError('PAYMENT_RETURN_INVALID')
  const [row] = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.ref, result.ref))
  if (!row || row.attempt.gateway !== name) throw new AppError('ORDER_NOT_FOUND')
  // Stored once, however often the buyer reloads the page.
  const { ref, outcome, raw } = result
  const said = sql`${JSON.stringify(raw)}::jsonb`
  await db.execute(sql`
    insert into payment_notices (gateway, ref, source, outcome, raw) select ${name}, ${ref}, 'return', ${outcome}, ${said}
    where not exists (select 1 from payment_notices where ref = ${ref} and source = 'return' and raw = ${said})`)
  // Asks about voided attempts too: the order may still be waiting for exactly this money.
  if (row.order.paidAt === null && ['open', 'void', 'failed'].includes(row.attempt.status))
    await askForCaller(db, gateways, row).catch((error: unknown) => {
      if (!(error instanceof GatewayUnreachable)) throw error
    })
  return row.order.id
}
