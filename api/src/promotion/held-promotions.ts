import type { BuyerTrust } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { notePrices, noteSales } from '@tq/db/search/search-changes.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isPaidLater, leavesOneIn } from '../inventory/hold-limits.ts'
import { offerRefused } from '../inventory/hold-refusals.ts'
import { TakenMeanwhile } from '../inventory/taken-meanwhile.ts'
import { codePromotionKey, flashPromotionKey } from './customer.ts'

export interface HeldCode {
  id: number
  code: string
  limitPerCustomer: number | null
  saved: number
}

export interface HeldFlash {
  flashSaleId: number
  productId: number
  quantity: number
  limitPerCustomer: number
}

/**
 * Counts the codes and flash pieces of an order, each by a conditional update, so that no limit is ever exceeded. Every use is
 * counted for its customer, limited or not, so that a release returns exactly what was taken even if a limit was set in between.
 */
export async function takePromotions(tx: Tx, { codes, flash, customerKeys, trust, method }: Promotions): Promise<void> {
  // The last uses and pieces are for buyers who pay at once: unpaid orders could keep them from everybody for days.
  const leaves = isPaidLater(method) ? leavesOneIn(trust, method) : 0
  const missing = codes.length ? await takeCodes(tx, codes, { leaves }) : undefined
  if (missing) throw await codeRefused(tx, missing, trust)
  await takeForCustomer(tx, { codes, flash, customerKeys, leaves, trust })
}

interface Promotions {
  codes: HeldCode[]
  flash: HeldFlash[]
  customerKeys: string[]
  trust: BuyerTrust
  method: ChosenMethod
}

async function takeForCustomer(
  tx: Tx,
  { codes, flash: lines, customerKeys, leaves, trust }: Omit<Promotions, 'method'> & { leaves: number },
): Promise<void> {
  const flash = perItem(lines)
  const refused = flash.length ? await takeFlash(tx, flash, leaves) : []
  if (refused.length) throw await flashRefused(tx, refused, trust)
  const uses = [
    ...codes.map(({ id, limitPerCustomer }) => ({
      promotionKey: codePromotionKey(id),
      quantity: 1,
      most: limitPerCustomer ?? NO_LIMIT,
    })),
    ...flash.map(({ flashSaleId, productId, quantity, limitPerCustomer }) => ({
      promotionKey: flashPromotionKey(flashSaleId, productId),
      quantity,
      most: limitPerCustomer,
    })),
  ]
  if (uses.length && customerKeys.length) await takeUses(tx, uses, customerKeys)
}

const NO_LIMIT = 2 ** 31 - 1

/** The same book may stand on two lines. */
function perItem(lines: HeldFlash[]): HeldFlash[] {
  const items = new Map<string, HeldFlash>()
  for (const line of lines) {
    const key = flashPromotionKey(line.flashSaleId, line.productId)
    items.set(key, { ...line, quantity: line.quantity + (items.get(key)?.quantity ?? 0) })
  }
  return [...items.values()]
}

/** For late money: takes the released codes and flash pieces of the order again, at the promised prices, or throws `TakenMeanwhile`. */
export async function takePromotionsAnew(tx: Tx, orderId: string): Promise<void> {
  const [order] = await runPrepared<{ keys: string[]; codes: HeldCode[] | null; flash: HeldFlash[] | null }>(
    tx,
    sql`update orders o set promotions_released = false where o.id = ${orderId}::uuid and o.promotions_released returning o.customer_keys as keys,
      (select jsonb_agg(jsonb_build_object('id', c.id, 'code', c.code, 'limitPerCustomer', c.limit_per_customer, 'saved', u.saved))
        from code_uses u join codes c on c.id = u.code_id where u.order_id = o.id and u.released_at is not null) as codes,
      (select jsonb_agg(jsonb_build_object('flashSaleId', i.flash_sale_id, 'productId', i.product_id, 'quantity', l.flash_quantity,
          'limitPerCustomer', i.limit_per_customer))
        from order_lines l join flash_sale_items i using (flash_sale_id, product_id)
        where l.order_id = o.id and l.flash_quantity > 0) as flash`,
  )
  if (!order) return
  const { keys, codes, flash } = order
  try {
    if (codes) {
      if (await takeCodes(tx, codes, { wasPromised: true })) throw new TakenMeanwhile()
      await runPrepared(tx, sql`update code_uses set released_at = null where order_id = ${orderId}::uuid`)
    }
    await takeForCustomer(tx, { codes: codes ?? [], flash: flash ?? [], customerKeys: keys, leaves: 0, trust: 'returning' })
  } catch (error) {
    throw error instanceof AppError ? new TakenMeanwhile() : error
  }
}

/** A condition: after this use `taken` stays within the limit, and one in `leaves` of the limit stays free. */
const staysFree = (most: SQL, taken: SQL, leaves: number) =>
  sql`${taken} <= ${most} - coalesce(${most} / nullif(${leaves}::int, 0), 0)`

/** `wasPromised`: the order was placed while the code was valid, so its end is ignored. Returns a code that could not be taken. */
async function takeCodes(tx: Tx, codes: HeldCode[], { wasPromised = false, leaves = 0 }): Promise<HeldCode | undefined> {
  const inTime = wasPromised ? sql`true` : sql`c.starts_at <= now() and c.ends_at > now()`
  const { rows } = await tx.execute<{ id: number }>(sql`
    with wanted as materialized (
      select id from codes where id = any(${sql.param(codes.map(({ id }) => id))}::int[]) order by id for no key update)
    update codes c set used_count = c.used_count + 1 from wanted
    where c.id = wanted.id and (c.total_limit is null or ${staysFree(sql`c.total_limit`, sql`c.used_count + 1`, leaves)}) and ${inTime}
    returning c.id`)
  const taken = new Set(rows.map(({ id }) => id))
  return codes.find(({ id }) => !taken.has(id))
}

/** Tells the two reasons apart: the code is used up, or its last uses are kept for buyers who pay at once. */
async function codeRefused(tx: Tx, { id, code }: HeldCode, trust: BuyerTrust): Promise<AppError> {
  const { rows } = await tx.execute(
    sql`select 1 from codes where id = ${id} and used_count < total_limit and starts_at <= now() and ends_at > now()`,
  )
  return rows.length ? offerRefused(trust, `lượt dùng cuối của mã ${code}`) : new AppError('CODE_USED_UP', { values: code })
}

/** Returns the items of which too few pieces are left. */
async function takeFlash(tx: Tx, flash: HeldFlash[], leaves: number): Promise<HeldFlash[]> {
  const { rows } = await tx.execute<{ promotionKey: string }>(sql`
    with wanted as materialized (
      select i.flash_sale_id, i.product_id, w.quantity from ${flashRows(flash)} join flash_sale_items i using (flash_sale_id, product_id)
      order by 1, 2 for no key update of i),
    taken as (
      update flash_sale_items i set sold = i.sold + wanted.quantity from wanted
      where i.flash_sale_id = wanted.flash_sale_id and i.product_id = wanted.product_id
        and ${staysFree(sql`i.quota`, sql`i.sold + wanted.quantity`, leaves)}
      returning i.flash_sale_id, i.product_id, i.quota - i.sold as free),
    ran_out as (${notePrices(sql`taken where free = 0`)}),
    sold as (${noteSales(sql`taken`)})
    select 'flash:' || flash_sale_id || ':' || product_id as "promotionKey" from taken`)
  const taken = new Set(rows.map(({ promotionKey }) => promotionKey))
  return flash.filter(({ flashSaleId, productId }) => !taken.has(flashPromotionKey(flashSaleId, productId)))
}

async function flashRefused(tx: Tx, refused: HeldFlash[], trust: BuyerTrust): Promise<AppError> {
  const { rows } = await tx.execute(sql`
    select 1 from ${flashRows(refused)} join flash_sale_items i using (flash_sale_id, product_id) where i.sold + w.quantity <= i.quota`)
  return rows.length === refused.length ? offerRefused(trust, 'suất giá giờ vàng cuối') : new AppError('FLASH_SALE_SOLD_OUT')
}

const flashRows = (flash: HeldFlash[]) =>
  sql`unnest(${sql.param(flash.map((item) => item.flashSaleId))}::int[], ${sql.param(flash.map((item) => item.productId))}::int[],
    ${sql.param(flash.map((item) => item.quantity))}::int[]) as w(flash_sale_id, product_id, quantity)`

/** Counts each use for the customer's account, every mailbox and every phone. */
async function takeUses(tx: Tx, uses: { promotionKey: string; quantity: number; most: number }[], keys: string[]): Promise<void> {
  const rows = uses.flatMap((use) => keys.map((customer) => ({ ...use, customer })))
  const { rowCount } = await tx.execute(sql`
    with wanted as (select * from unnest(${sql.param(rows.map(({ promotionKey }) => promotionKey))}::text[],
      ${sql.param(rows.map(({ customer }) => customer))}::text[], ${sql.param(rows.map(({ quantity }) => quantity))}::int[],
      ${sql.param(rows.map(({ most }) => most))}::int[]) as w(promotion_key, customer, quantity, most))
    insert into customer_uses as u (promotion_key, customer, used_count)
    select promotion_key, customer, quantity from wanted where quantity <= most order by promotion_key, customer
    on conflict (promotion_key, customer) do update set used_count = u.used_count + excluded.used_count
    where u.used_count + excluded.used_count <= (select w.most from wanted w where w.promotion_key = excluded.promotion_key and w.customer = excluded.customer)`)
  if ((rowCount ?? 0) < rows.length) throw new AppError('OFFER_USED_UP')
}

/** Releases an order's codes and flash pieces once, however often it is called, locking rows in rising order against deadlocks. */
export async function releasePromotions(tx: Db, orderId: string): Promise<void> {
  const [order] = await runPrepared<{ keys: string[] }>(
    tx,
    sql`update orders set promotions_released = true where id = ${orderId}::uuid and not promotions_released returning customer_keys as keys`,
  )
  if (!order) return
  const codes = await runPrepared<{ codeId: number }>(
    tx,
    sql`with held as materialized (
        select c.id from codes c join code_uses u on u.code_id = c.id
        where u.order_id = ${orderId}::uuid and u.released_at is null order by c.id for no key update of c),
      freed as (
        update code_uses u set released_at = now() from held where u.order_id = ${orderId}::uuid and u.code_id = held.id
        returning u.code_id)
      update codes c set used_count = c.used_count - 1 from freed where c.id = freed.code_id returning c.id as "codeId"`,
  )
  const flash = await runPrepared<{ flashSaleId: number; productId: number; quantity: number }>(
    tx,
    sql`with held as (select flash_sale_id, product_id, sum(flash_quantity)::int as quantity from order_lines
        where order_id = ${orderId}::uuid and flash_quantity > 0 group by 1, 2),
      locked as materialized (
        select i.flash_sale_id, i.product_id, held.quantity from flash_sale_items i join held using (flash_sale_id, product_id)
        order by 1, 2 for no key update of i),
      freed as (
        update flash_sale_items i set sold = i.sold - locked.quantity from locked
        where i.flash_sale_id = locked.flash_sale_id and i.product_id = locked.product_id
        returning i.flash_sale_id, i.product_id, locked.quantity, i.quota - i.sold as free),
      is_back as (${notePrices(sql`freed where free = quantity`)}),
      sold as (${noteSales(sql`freed`)})
      select flash_sale_id as "flashSaleId", product_id as "productId", quantity from freed`,
  )
  const uses = [
    ...codes.map(({ codeId }) => ({ promotionKey: codePromotionKey(codeId), quantity: 1 })),
    ...flash.map((item) => ({ promotionKey: flashPromotionKey(item.flashSaleId, item.productId), quantity: item.quantity })),
  ]
  if (uses.length) await releaseUses(tx, uses, order.keys)
}

async function releaseUses(tx: Db, uses: { promotionKey: string; quantity: number }[], keys: string[]): Promise<void> {
  await runPrepared(
    tx,
    sql`with locked as materialized (
        select u.promotion_key, u.customer, w.quantity from customer_uses u join unnest(
          ${sql.param(uses.map(({ promotionKey }) => promotionKey))}::text[], ${sql.param(uses.map(({ quantity }) => quantity))}::int[])
          as w(promotion_key, quantity) using (promotion_key)
        where u.customer = any(${sql.param(keys)}::text[]) order by u.promotion_key, u.customer for update of u)
      update customer_uses u set used_count = u.used_count - locked.quantity from locked
      where u.promotion_key = locked.promotion_key and u.customer = locked.customer`,
  )
}

/** Part of the statement that marks the order paid. */
export const markReservedCodesUsed = (orderId: string) =>
  sql`update code_uses set used_at = now() where order_id = ${orderId}::uuid and released_at is null and used_at is null`
