import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { alert } from './staff-alerts.ts'

interface Difference extends Record<string, unknown> {
  /** What is counted, and how staff call it. */
  ref: string
  name: string
  stored: number
  counted: number
}

/** Holds that are neither sold nor released. What was sold after its release was taken anew, past the hold. */
const HELD = sql`coalesce((
  select sum(case m.kind when 'hold' then m.quantity else -m.quantity end) from stock_moves m
  where m.product_id = s.product_id and (m.kind in ('hold', 'release') or m.kind = 'sell' and not exists (
    select 1 from stock_moves r where r.order_id = m.order_id and r.product_id = m.product_id and r.kind = 'release'))), 0)::int`

const USED = sql`(select count(*) from code_uses u where u.code_id = c.id and u.released_at is null)::int`

/** No less than that: pieces of a sale may also have been sold over the counter. */
const FLASHED = sql`greatest(i.sold, coalesce((
  select sum(l.flash_quantity) from order_lines l join orders o on o.id = l.order_id
  where l.flash_sale_id = i.flash_sale_id and l.product_id = i.product_id and not o.is_released), 0))::int`

/**
 * Commerce rule 5: what is stored is what the rows it was counted from add up to. In one statement, so that an order that
 * is placed meanwhile is in both or in neither. Nothing is put right here: a person must find out what happened.
 */
export async function checkCounts(db: Database): Promise<void> {
  const { rows } = await db.execute<Difference>(sql`
    select * from (
      select 'stock:' || s.product_id as ref, 'Sách số ' || s.product_id || ' đang giữ cho các đơn' as name, s.reserved as stored,
        ${HELD} as counted from stock s
      union all
      select 'code:' || c.id, 'Lượt dùng của mã ' || c.code, c.taken, ${USED} from codes c
      union all
      select 'flash:' || i.flash_sale_id || ':' || i.product_id, 'Số bán giá chớp nhoáng của sách số ' || i.product_id, i.sold,
        ${FLASHED} from flash_sale_items i
    ) as counts where stored <> counted order by ref`)
  for (const { ref, name, stored, counted } of rows) {
    // The same difference is told once; another one is news.
    await alert(db, {
      kind: 'countsDiffer',
      ref: `${ref}:${stored}:${counted}`,
      text: `${name}: ghi ${stored}, đếm lại là ${counted}`,
    })
  }
}
