import type { BuyerTrust } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { writtenOnce } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Settings } from '../deps.ts'
import { lruOfEntries } from '../http/cache/lru-of-entries.ts'
import { consumeOrThrow, networkOf } from '../http/limit/rate-limit.ts'
import { HOLD_LIMITS, MOST_UNPAID, type StockHold } from '../inventory/hold-limits.ts'
import { type Customer, customerKeys } from '../promotion/customer.ts'

/** Awaiting payment, or cash on delivery not sent yet. Must match the partial indexes word for word, or they are not used. */
const IS_UNPAID = sql`(u.status = 'awaitingPayment' or u.status = 'processing' and u.paid_at is null)`
const IS_PAID = sql`b.paid_at is not null and b.status <> 'cancelled' and b.status <> 'refunded'`

export interface Turn {
  now: Date
  trust: BuyerTrust
}

/**
 * The first statement of a checkout. Locks the customer and the network, so that two orders at once can't both pass a limit. In the
 * same round trip it reads the database's clock (process clocks may differ), finds out how far the customer is trusted, and makes
 * PostgreSQL reuse plans: planning these statements takes longer than running them.
 */
export async function lockCustomer(tx: Tx, customer: Customer, network: string | null): Promise<Turn> {
  const keys = customerKeys(customer)
  const locked = network === null ? keys : [...keys, `network:${network}`]
  const [turn] = await lock(tx, { locked, counted: countedKeys(customer) })
  return { now: new Date(turn?.now as Date), trust: trustOf(customer, turn?.hasBought ?? false) }
}

const lock = writtenOnce<{ now: Date; hasBought: boolean }, { locked: string[]; counted: string[] }>(sql`
  select now() as now, set_config('plan_cache_mode', 'force_generic_plan', true), (
    select count(pg_advisory_xact_lock(turn)) from (
      select hashtextextended(key, 0) as turn from unnest(${sql.placeholder('locked')}::text[]) as key order by turn) as turns),
    (select count(*) from orders b where b.customer_keys @> ${sql.placeholder('counted')}::text[] and ${IS_PAID}) > 0 as "hasBought"`)

/**
 * A member is counted by the account alone: a guest who types a member's mailbox must not use up the member's limit. A guest counts
 * as returning only if an order with both this mailbox and this telephone was paid.
 */
const countedKeys = (customer: Customer) =>
  customer.userId ? customerKeys({ userId: customer.userId, emails: [], phones: [] }) : customerKeys(customer)

function trustOf({ userId, emails, phones }: Customer, hasBought: boolean): BuyerTrust {
  const isNamed = userId !== null || (emails.length > 0 && phones.length > 0)
  if (hasBought && isNamed) return 'returning'
  return userId === null ? 'guest' : 'member'
}

/**
 * Parts of the statement that stores the order: they sum what this customer and this network hold unpaid, and check that the order
 * fits beside it. Exact only after `lockCustomer`.
 */
export const UNPAID_ROWS = sql`of_customer as materialized (
    select coalesce(max(c.orders), 0)::int as orders, coalesce(max(c.pieces), 0)::int as pieces, coalesce(max(c.value), 0)::float8 as value
    from unnest(${sql.placeholder('countedKeys')}::text[]) as key cross join lateral (
      select count(*) as orders, sum(u.held_pieces) as pieces, sum(u.total) as value from (
        select u.held_pieces, u.total from orders u where u.customer_keys @> array[key] and ${IS_UNPAID} limit ${MOST_UNPAID}) as u) as c),
  of_network as materialized (
    select coalesce(sum(u.held_pieces), 0)::int as pieces, coalesce(sum(u.total), 0)::float8 as value from orders u
    where u.hold_network = ${sql.placeholder('network')} and u.buyer_trust = ${sql.placeholder('trust')} and ${IS_UNPAID})`

export const HAS_ROOM = sql`of_customer.orders < ${MOST_UNPAID}
  and of_customer.pieces + ${sql.placeholder('addedPieces')} <= ${sql.placeholder('mostPieces')}
  and of_customer.value + ${sql.placeholder('addedValue')} <= ${sql.placeholder('mostValue')}
  and (${sql.placeholder('network')}::text is null or of_network.pieces + ${sql.placeholder('addedPieces')} <= ${sql.placeholder('mostNetworkPieces')}
    and of_network.value + ${sql.placeholder('addedValue')} <= ${sql.placeholder('mostNetworkValue')})`

/** What those parts are given. */
export function unpaidValues({ customer, trust, network, adds }: Holder) {
  const most = HOLD_LIMITS[trust]
  return {
    countedKeys: countedKeys(customer),
    trust,
    network,
    addedPieces: adds.pieces,
    addedValue: adds.value,
    mostPieces: most.customer.pieces,
    mostValue: most.customer.value,
    mostNetworkPieces: most.network?.pieces ?? 0,
    mostNetworkValue: most.network?.value ?? 0,
  }
}

export interface Holder {
  customer: Customer
  trust: BuyerTrust
  /** Null: networks are not counted. */
  network: string | null
  /** What this order would add. */
  adds: StockHold
}

/**
 * An IPv6 /48 counts as one network, since one subscriber may own all of it; so does an IPv4 address, which a whole campus may
 * share. Null where networks are not counted.
 */
export function holdNetworkOf(address: string, { limitsNetworks }: Pick<Settings, 'limitsNetworks'>): string | null {
  if (!limitsNetworks) return null
  const network = networkOf(address)
  return network.includes(':') ? `${network.split(':', 3).join(':')}::/48` : network
}

/** A campus is one network: this many checkouts from one, in handfuls. */
const CHECKOUTS = { handfuls: 60, seconds: 600 }
const HANDFUL = 10
const NETWORKS_KEPT = 20_000

/**
 * If every checkout wrote the network's row, all buyers behind one address would wait for each other. So a process reserves ten
 * checkouts in one write and counts them down in memory.
 */
export function checkoutRateLimit(
  db: Database,
  { limitsNetworks }: Pick<Settings, 'limitsNetworks'>,
): (address: string) => Promise<void> {
  const left = new LRUCache<string, number>({ ...lruOfEntries(NETWORKS_KEPT), ttl: CHECKOUTS.seconds * 1000 })
  const fetching = new Map<string, Promise<void>>()

  async function fetchHandful(network: string): Promise<void> {
    try {
      await consumeOrThrow(db, `checkout:${network}`, { most: CHECKOUTS.handfuls, seconds: CHECKOUTS.seconds })
      left.set(network, (left.get(network) ?? 0) + HANDFUL)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { retryAfter } = error
      throw new AppError('TOO_MANY_REQUESTS', { values: { what: TOO_MANY, seconds: retryAfter }, retryAfter })
    } finally {
      fetching.delete(network)
    }
  }

  /** Requests at the same moment share one reservation; otherwise each would reserve ten for itself. */
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

const TOO_MANY = 'Có quá nhiều đơn được đặt từ mạng này trong ít phút qua'
