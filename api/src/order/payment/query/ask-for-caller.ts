import type { Database } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { PaymentResult } from '../../../payment/gateway.ts'
import type { OrderRow } from '../../order-row.ts'
import type { AttemptRow } from '../attempts.ts'
import { askAbout, type Gateways } from './ask-gateway.ts'

const SECONDS_BETWEEN = 10

/** Queries under way in this process: callers that come meanwhile share the answer. */
const underWay = new WeakMap<Gateways, Map<string, Promise<PaymentResult['outcome']>>>()

/**
 * Queries the gateway because of a call from outside. Anybody can load a return address or cancel again and again, and a gateway
 * that is queried without end stops answering us. So: one query for each attempt in ten seconds, over all processes; meanwhile the
 * last answer counts, or `unknown` if there is none. Throws `GatewayUnreachable` when the gateway is silent.
 */
export function askForCaller(
  db: Database,
  gateways: Gateways,
  row: { attempt: AttemptRow; order: OrderRow },
): Promise<PaymentResult['outcome']> {
  const { ref } = row.attempt
  const flights = underWay.get(gateways) ?? new Map<string, Promise<PaymentResult['outcome']>>()
  underWay.set(gateways, flights)
  const known = flights.get(ref)
  if (known) return known
  const asking = ask(db, gateways, row).finally(() => flights.delete(ref))
  flights.set(ref, asking)
  return asking
}

async function ask(
  db: Database,
  gateways: Gateways,
  row: { attempt: AttemptRow; order: OrderRow },
): Promise<PaymentResult['outcome']> {
  const { ref } = row.attempt
  const [mayAsk] = await runPrepared(
    db,
    sql`update payment_attempts set caller_asked_at = now(), caller_outcome = null where ref = ${ref}
      and (caller_asked_at is null or caller_asked_at <= now() - make_interval(secs => ${SECONDS_BETWEEN})) returning 1`,
  )
  if (!mayAsk) return lastOutcome(db, ref)
  const { outcome } = await askAbout(db, gateways, row)
  await runPrepared(db, sql`update payment_attempts set caller_outcome = ${outcome} where ref = ${ref}`)
  return outcome
}

async function lastOutcome(db: Database, ref: string): Promise<PaymentResult['outcome']> {
  const [row] = await runPrepared<{ outcome: PaymentResult['outcome'] | null }>(
    db,
    sql`select caller_outcome as outcome from payment_attempts where ref = ${ref}`,
  )
  return row?.outcome ?? 'unknown'
}
