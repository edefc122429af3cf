import type { Database } from '@tq/db/database.ts'
import { countChecks } from '@tq/db/schema/order/count-checks.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { raiseStaffAlert } from '../staff/staff-alerts.ts'

type Progress = typeof countChecks.$inferSelect

interface Count {
  /** The ids of what may have changed since the last check. */
  changed: (last: Progress) => SQL
  /** All ids, in rising order. */
  all: SQL
  /** Of these ids the counts that differ from the rows they were counted from. */
  differing: (ids: SQL) => SQL
}

/** Open holds: neither sold nor released. A sale after a release (late money) does not settle the hold a second time. */
const HELD = sql`coalesce((
  select sum(case m.kind when 'hold' then m.quantity else -m.quantity end) from stock_moves m
  where m.product_id = s.product_id and (m.kind in ('hold', 'release') or m.kind = 'sell' and not exists (
    select 1 from stock_moves r where r.order_id = m.order_id and r.product_id = m.product_id and r.kind = 'release'))), 0)::int`

const USED = sql`(select count(*) from code_uses u where u.code_id = c.id and u.released_at is null)::int`

/** The stored number may be higher: pieces of a flash sale may also have been sold over the counter. Only a lower one is wrong. */
const FLASHED = sql`greatest(i.sold, coalesce((
  select sum(l.flash_quantity) from order_lines l join orders o on o.id = l.order_id
  where l.flash_sale_id = i.flash_sale_id and l.product_id = i.product_id and l.flash_quantity > 0 and not o.promotions_released), 0))::int`

/** An order gives its codes and flash pieces back days after a sale has ended. */
const endedLately = ({ checkedAt }: Progress) => sql`ends_at > ${checkedAt.toISOString()}::timestamptz - interval '30 days'`

const COUNTS: Record<Progress['kind'], Count> = {
  stock: {
    changed: ({ lastMoveId }) => sql`select distinct product_id as id from stock_moves where id > ${lastMoveId}`,
    all: sql`select product_id as id from stock`,
    differing: (ids) => sql`
      select 'stock:' || s.product_id as ref, 'Sách số ' || s.product_id || ' đang giữ cho các đơn' as name, s.reserved as stored,
        ${HELD} as counted from stock s where s.product_id = any(${ids}::int[])`,
  },
  code: {
    changed: (last) => sql`select id from codes where starts_at <= now() and ${endedLately(last)}`,
    all: sql`select id from codes`,
    differing: (ids) => sql`
      select 'code:' || c.id as ref, 'Lượt dùng của mã ' || c.code as name, c.used_count as stored, ${USED} as counted from codes c
      where c.id = any(${ids}::int[])`,
  },
  flash: {
    changed: (last) => sql`select id from flash_sales where starts_at <= now() and ${endedLately(last)}`,
    all: sql`select id from flash_sales`,
    differing: (ids) => sql`
      select 'flash:' || i.flash_sale_id || ':' || i.product_id as ref,
        'Số bán giá giờ vàng của sách số ' || i.product_id as name, i.sold as stored, ${FLASHED} as counted
      from flash_sale_items i where i.flash_sale_id = any(${ids}::int[])`,
  },
}

/** So many of a kind are looked at each night although nothing happened to them: a hundred thousand titles in seven weeks. */
const SLICE = 2_000
const AT_ONCE = 50

/**
 * Commerce rule 5: what is stored is what the rows it was counted from add up to. Each night for what changed since the last one,
 * and for a slice of the rest: all of history would take longer every night, and one night too long. Nothing is put right here: a
 * person must find out what happened.
 */
export async function checkCounts(db: Database, slice = SLICE): Promise<void> {
  for (const kind of ['code', 'flash', 'stock'] as const) await checkKind(db, kind, slice)
}

async function checkKind(db: Database, kind: Progress['kind'], slice: number): Promise<void> {
  const count = COUNTS[kind]
  const [found] = await db.select().from(countChecks).where(eq(countChecks.kind, kind))
  const last = found ?? { kind, checkedAt: new Date(0), lastMoveId: 0, sliceAfter: 0 }
  const next = await readMoment(db, last)
  const idsOf = async (statement: SQL) => (await db.execute<{ id: number }>(statement)).rows.map(({ id }) => id)
  const sliced = await idsOf(sql`select id from (${count.all}) as every where id > ${last.sliceAfter} order by id limit ${slice}`)
  const ids = [...new Set([...(await idsOf(count.changed(last))), ...sliced])]
  for (let i = 0; i < ids.length; i += AT_ONCE) await tellDifferences(db, count, ids.slice(i, i + AT_ONCE))
  // After the last slice the round begins again.
  const progress = { ...next, sliceAfter: sliced.length < slice ? 0 : (sliced.at(-1) ?? 0) }
  await db
    .insert(countChecks)
    .values({ kind, ...progress })
    .onConflictDoUpdate({ target: countChecks.kind, set: progress })
}

/** Moves of the last hour are looked at again: a transaction that is still open may have drawn a lower id than one that is not. */
async function readMoment(db: Database, { lastMoveId }: Progress): Promise<Pick<Progress, 'checkedAt' | 'lastMoveId'>> {
  const { rows } = await db.execute<{ now: string; id: string | null }>(sql`
    select now(), (select id from stock_moves where id > ${lastMoveId} and occurred_at < now() - interval '1 hour' order by id desc limit 1)`)
  return { checkedAt: new Date(rows[0]?.now as string), lastMoveId: Number(rows[0]?.id ?? lastMoveId) }
}

interface Difference extends Record<string, unknown> {
  /** What is counted, and how staff call it. */
  ref: string
  name: string
  stored: number
  counted: number
}

/** Reads count and rows in one statement, so that an order placed meanwhile is in both or in neither. */
async function tellDifferences(db: Database, count: Count, ids: number[]): Promise<void> {
  const rows = await db.transaction(async (tx) => {
    // A bestseller may have more rows than the usual time-out allows, and no request waits for this.
    await tx.execute(sql`set local statement_timeout = '10min'`)
    const differing = count.differing(sql`${sql.param(ids)}`)
    return (await tx.execute<Difference>(sql`select * from (${differing}) as counts where stored <> counted order by ref`)).rows
  })
  for (const { ref, name, stored, counted } of rows) {
    // Staff are alerted once for each difference: the alert's ref names both numbers.
    await raiseStaffAlert(db, {
      kind: 'countsDiffer',
      ref: `${ref}:${stored}:${counted}`,
      text: `${name}: ghi ${stored}, đếm lại là ${counted}`,
    })
  }
}
