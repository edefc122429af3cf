import { AppError } from '@tq/contract/errors.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { runPrepared } from '../catalog/statement.ts'
import { networkOf, takeAllowance } from '../http/allowance.ts'
import type { Settings } from '../http/deps.ts'

/** Books are kept for whoever has not paid yet: so many orders at once for an account, a mailbox or a telephone. */
export const MOST_UNPAID = 5

/** Waiting for money, or to be sent against cash. As the index says it, word by word: else it would not be used. */
const IS_UNPAID = sql`(u.status = 'awaitingPayment' or u.status = 'processing' and u.paid_at is null)`

/**
 * The first thing of a checkout: orders of one customer take turns, so that what they have is counted exactly. It goes along
 * with the setting that the same few statements are not planned anew at every order, which would take longer than running them,
 * and brings the moment it all happens in: the database's clock decides, not that of one process or another.
 */
export async function takeTurn(tx: Tx, customerKeys: string[]): Promise<Date> {
  const [turn] = await runPrepared<{ now: Date }>(
    tx,
    sql`select now() as now, set_config('plan_cache_mode', 'force_generic_plan', true), (
      select count(pg_advisory_xact_lock(turn)) from (
        select hashtextextended(key, 0) as turn from unnest(${sql.param(customerKeys)}::text[]) as key order by turn) as turns)`,
  )
  return new Date(turn?.now as Date)
}

/** A condition: none of these keys has its most. After `takeTurn`, within the statement that stores the order. */
export const hasRoom = (customerKeys: string[]) => sql`not exists (
  select 1 from unnest(${sql.param(customerKeys)}::text[]) as key where (
    select count(*) from (select 1 from orders u where u.customer_keys @> array[key] and ${IS_UNPAID} limit ${MOST_UNPAID}) as found
  ) >= ${MOST_UNPAID})`

/** A campus is one network: this many checkouts from one, in handfuls. */
const CHECKOUTS = { handfuls: 60, seconds: 600 }
const HANDFUL = 10
const NETWORKS_KEPT = 20_000

/**
 * One row for each network would make everybody behind it wait for one another, so a process takes a handful at once and
 * counts it out.
 */
export function checkoutAllowance(
  db: Database,
  { limitsNetworks }: Pick<Settings, 'limitsNetworks'>,
): (address: string) => Promise<void> {
  const left = new LRUCache<string, number>({ max: NETWORKS_KEPT, ttl: CHECKOUTS.seconds * 1000 })
  const fetching = new Map<string, Promise<void>>()

  async function fetchHandful(network: string): Promise<void> {
    try {
      await takeAllowance(db, `checkout:${network}`, { most: CHECKOUTS.handfuls, seconds: CHECKOUTS.seconds })
      left.set(network, (left.get(network) ?? 0) + HANDFUL)
    } catch (error) {
      if (error instanceof AppError) throw new AppError('TOO_MANY_REQUESTS', { message: TOO_MANY, retryAfter: error.retryAfter })
      throw error
    } finally {
      fetching.delete(network)
    }
  }

  /** One for all who come in the same moment: each would otherwise use a whole one up. */
  function shareHandful(network: string): Promise<void> {
    const handful = fetching.get(network) ?? fetchHandful(network)
    fetching.set(network, handful)
    return handful
  }

  return async (address) => {
    if (!limitsNetworks) return
    const network = networkOf(address)
    let inHand = left.get(network) ?? 0
    for (; inHand === 0; inHand = left.get(network) ?? 0) await shareHandful(network)
    left.set(network, inHand - 1, { noUpdateTTL: true })
  }
}

const TOO_MANY = 'Có quá nhiều đơn được đặt từ mạng này trong ít phút qua, vui lòng thử lại sau'
