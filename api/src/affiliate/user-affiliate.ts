import { COMMISSION_STATUSES } from '@tq/contract/enums.ts'
import { AFFILIATE_TERMS, type Commission, type UserAffiliate } from '@tq/contract/promotion/affiliate.ts'
import type { Db } from '@tq/db/database.ts'
import { affiliateClicks, affiliates, commissions, payouts } from '@tq/db/schema/affiliate.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { type Paged, requirePage } from '../http/paging.ts'
import { drawQrSvg } from '../links/qr.ts'
import { vietnamDay } from '../time/vietnam-time.ts'
import { balanceOf } from './balance.ts'
import { linkOf } from './link.ts'
import { payoutDay } from './payout-day.ts'
import { payoutFrom } from './request-payout.ts'

const PAYOUTS_SHOWN = 36
const DIGITS_SHOWN = 4

export async function readUserAffiliate(db: Db, userId: string, publicUrl: string): Promise<UserAffiliate> {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.userId, userId))
  const status = row?.status ?? null
  const isActive = status === 'active'
  const link = row && isActive ? linkOf(publicUrl, row.code) : null
  const balance = await balanceOf(db, userId)
  const from = payoutFrom(status)
  return {
    status,
    code: isActive || status === 'closed' ? (row?.code ?? null) : null,
    link,
    qrSvg: link && (await drawQrSvg(link)),
    percent: row?.percent ?? AFFILIATE_TERMS.percent,
    clicks: await countAllClicks(db, userId),
    sums: await sumsOf(db, userId),
    months: await monthsOf(db, userId),
    payoutFrom: from,
    available: Math.max(0, balance),
    owed: Math.max(0, -balance),
    canAskForPayout: (isActive || status === 'closed') && balance >= from,
    payoutOn: payoutDay(new Date()),
    payouts: await payoutsOf(db, userId),
    bank: row ? { name: row.bankName, account: `•••• ${row.bankAccount.slice(-DIGITS_SHOWN)}`, holder: row.bankHolder } : null,
  }
}

export async function countAllClicks(db: Db, userId: string): Promise<number> {
  const [all] = await db
    .select({ clicks: sql<number>`coalesce(sum(${affiliateClicks.clicks}), 0)::int` })
    .from(affiliateClicks)
    .where(eq(affiliateClicks.userId, userId))
  return all?.clicks ?? 0
}

async function sumsOf(db: Db, userId: string): Promise<UserAffiliate['sums']> {
  const rows = await db
    .select({ status: commissions.status, orders: sql<number>`count(*)::int`, amount: sql<string>`sum(${commissions.amount})` })
    .from(commissions)
    .where(eq(commissions.userId, userId))
    .groupBy(commissions.status)
  const sum = (status: Commission['status']) => {
    const found = rows.find((row) => row.status === status)
    return [status, { orders: found?.orders ?? 0, amount: Number(found?.amount ?? 0) }]
  }
  return Object.fromEntries(COMMISSION_STATUSES.map(sum)) as UserAffiliate['sums']
}

/** By the wall calendar in Vietnam; months in which nothing happened are there too. */
async function monthsOf(db: Db, userId: string): Promise<UserAffiliate['months']> {
  const { rows } = await db.execute<{ month: string; clicks: number; orders: number; amount: string }>(sql`
    with months as (
      select (date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh') - make_interval(months => n))::date as first
      from generate_series(0, 11) n),
    earned as (
      select date_trunc('month', created_at at time zone 'Asia/Ho_Chi_Minh')::date as first, count(*)::int as orders,
        sum(amount) as amount
      from commissions where user_id = ${userId}::uuid and status <> 'reversed' and created_at > now() - interval '13 months'
      group by 1),
    clicked as (
      select date_trunc('month', day)::date as first, sum(clicks)::int as clicks from affiliate_clicks
      where user_id = ${userId}::uuid and day > (now() at time zone 'Asia/Ho_Chi_Minh')::date - 400 group by 1)
    select to_char(m.first, 'YYYY-MM') as month, coalesce(c.clicks, 0) as clicks, coalesce(e.orders, 0) as orders,
      coalesce(e.amount, 0) as amount
    from months m left join earned e using (first) left join clicked c using (first) order by m.first`)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

async function payoutsOf(db: Db, userId: string): Promise<UserAffiliate['payouts']> {
  const rows = await db
    .select()
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(PAYOUTS_SHOWN)
  return rows.map(({ id, amount, status, createdAt, decidedAt }) => ({
    id,
    amount,
    status,
    createdAt: createdAt.toISOString(),
    day: decidedAt ? vietnamDay(decidedAt) : payoutDay(createdAt),
  }))
}

/** The newest first. */
export async function listCommissions(db: Db, userId: string, paged: Paged) {
  const ofUser = eq(commissions.userId, userId)
  const { offset, ...total } = requirePage(await db.$count(commissions, ofUser), paged)
  const rows = await db
    .select({
      orderCode: orders.code,
      base: commissions.base,
      percent: commissions.percent,
      amount: commissions.amount,
      status: commissions.status,
      createdAt: commissions.createdAt,
      confirmAfter: commissions.confirmAfter,
    })
    .from(commissions)
    .innerJoin(orders, eq(orders.id, commissions.orderId))
    .where(ofUser)
    .orderBy(desc(commissions.createdAt), commissions.orderId)
    .limit(paged.perPage)
    .offset(offset)
  return {
    data: rows.map(
      (row): Commission => ({
        ...row,
        orderCode: masked(row.orderCode),
        createdAt: row.createdAt.toISOString(),
        confirmAfter: row.confirmAfter?.toISOString() ?? null,
      }),
    ),
    ...total,
  }
}

/** "TQ261115••••QX": enough to tell two lines apart, not enough to ask about the order. */
const masked = (code: string) => `${code.slice(0, 8)}••••${code.slice(-2)}`
