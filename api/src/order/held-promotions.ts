import { AppError } from '@tq/contract/errors.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { runPrepared } from '../catalog/statement.ts'
import { codeThing, flashThing } from '../promotion/customer.ts'

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

/** Counts the codes and flash pieces of an order, each by a conditional update: none is ever given out above its limit. */
export async function takePromotions(tx: Tx, codes: HeldCode[], flash: HeldFlash[], customerKeys: string[]): Promise<void> {
  if (codes.length) await takeCodes(tx, codes)
  if (flash.length) await takeFlash(tx, flash)
  const uses = [
    ...codes.flatMap(({ id, limitPerCustomer }) =>
      limitPerCustomer === null ? [] : [{ thing: codeThing(id), quantity: 1, most: limitPerCustomer }],
    ),
    ...flash.map(({ flashSaleId, productId, quantity, limitPerCustomer }) => ({
      thing: flashThing(flashSaleId, productId),
      quantity,
      most: limitPerCustomer,
    })),
  ]
  if (uses.length) await takeUses(tx, uses, customerKeys)
}

async function takeCodes(tx: Tx, codes: HeldCode[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with wanted as materialized (
      select id from codes where id = any(${sql.param(codes.map(({ id }) => id))}::int[]) order by id for update)
    update codes c set taken = c.taken + 1 from wanted
    where c.id = wanted.id and (c.total_limit is null or c.taken < c.total_limit) and c.starts_at <= now() and c.ends_at > now()
    returning c.id`)
  const taken = new Set(rows.map(({ id }) => id))
  const missing = codes.find(({ id }) => !taken.has(id))
  if (missing) throw new AppError('VOUCHER_INVALID', { message: `Mã ${missing.code} vừa hết lượt dùng` })
}

async function takeFlash(tx: Tx, flash: HeldFlash[]): Promise<void> {
  const { rows } = await tx.execute<{ productId: number }>(sql`
    with wanted as materialized (
      select i.flash_sale_id, i.product_id, w.quantity from ${flashRows(flash)} join flash_sale_items i using (flash_sale_id, product_id)
      order by 1, 2 for update of i)
    update flash_sale_items i set sold = i.sold + wanted.quantity from wanted
    where i.flash_sale_id = wanted.flash_sale_id and i.product_id = wanted.product_id and i.sold + wanted.quantity <= i.quota
    returning i.product_id as "productId"`)
  if (rows.length < flash.length)
    throw new AppError('PRICE_CHANGED', { message: 'Giá chớp nhoáng vừa hết lượt, vui lòng xem lại giỏ hàng' })
}

const flashRows = (flash: HeldFlash[]) =>
  sql`unnest(${sql.param(flash.map((item) => item.flashSaleId))}::int[], ${sql.param(flash.map((item) => item.productId))}::int[],
    ${sql.param(flash.map((item) => item.quantity))}::int[]) as w(flash_sale_id, product_id, quantity)`

/** One row for each name a customer goes by. */
async function takeUses(tx: Tx, uses: { thing: string; quantity: number; most: number }[], keys: string[]): Promise<void> {
  const rows = uses.flatMap((use) => keys.map((customer) => ({ ...use, customer })))
  const { rowCount } = await tx.execute(sql`
    with wanted as (select * from unnest(${sql.param(rows.map(({ thing }) => thing))}::text[],
      ${sql.param(rows.map(({ customer }) => customer))}::text[], ${sql.param(rows.map(({ quantity }) => quantity))}::int[],
      ${sql.param(rows.map(({ most }) => most))}::int[]) as w(thing, customer, quantity, most))
    insert into customer_uses as u (thing, customer, taken)
    select thing, customer, quantity from wanted where quantity <= most order by thing, customer
    on conflict (thing, customer) do update set taken = u.taken + excluded.taken
    where u.taken + excluded.taken <= (select w.most from wanted w where w.thing = excluded.thing and w.customer = excluded.customer)`)
  if ((rowCount ?? 0) < rows.length)
    throw new AppError('PRICE_CHANGED', {
      message: 'Bạn vừa dùng hết lượt của mã hoặc giá ưu đãi này, vui lòng xem lại giỏ hàng',
    })
}

/** Gives an order's codes and flash pieces back: once, whoever says so. */
export async function releasePromotions(tx: Db, orderId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`update orders set is_released = true where id = ${orderId}::uuid and not is_released`)
  if (!rowCount) return
  const { rows: codes } = await tx.execute<{ codeId: number }>(sql`
    with freed as (
      update code_uses set released_at = now() where order_id = ${orderId}::uuid and released_at is null returning code_id)
    update codes c set taken = c.taken - 1 from freed where c.id = freed.code_id returning c.id as "codeId"`)
  const { rows: flash } = await tx.execute<{ flashSaleId: number; productId: number; quantity: number }>(sql`
    with held as (select flash_sale_id, product_id, flash_quantity from order_lines
      where order_id = ${orderId}::uuid and flash_quantity > 0)
    update flash_sale_items i set sold = i.sold - held.flash_quantity from held
    where i.flash_sale_id = held.flash_sale_id and i.product_id = held.product_id
    returning i.flash_sale_id as "flashSaleId", i.product_id as "productId", held.flash_quantity as quantity`)
  const things = [
    ...codes.map(({ codeId }) => ({ thing: codeThing(codeId), quantity: 1 })),
    ...flash.map((item) => ({ thing: flashThing(item.flashSaleId, item.productId), quantity: item.quantity })),
  ]
  if (!things.length) return
  await tx.execute(sql`
    update customer_uses u set taken = u.taken - w.quantity
    from unnest(${sql.param(things.map(({ thing }) => thing))}::text[], ${sql.param(things.map(({ quantity }) => quantity))}::int[])
      as w(thing, quantity), orders o
    where o.id = ${orderId}::uuid and u.thing = w.thing and u.customer = any(o.customer_keys)`)
}

export const useHeldCodes = (tx: Db, orderId: string) =>
  runPrepared(
    tx,
    sql`update code_uses set used_at = now() where order_id = ${orderId}::uuid and released_at is null and used_at is null`,
  )
