import type { addProduct as addProductCall, Cart, CartLine, changeCartLine as changeCartLineCall } from '@tq/contract/cart.ts'
import { MOST_LINES } from '@tq/contract/cart.ts'
import { PIECES } from '@tq/contract/catalog/pieces.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { cartLines } from '@tq/db/schema/cart.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { CartLineInput } from '../inventory/cart-lines.ts'
import { readTitles } from '../inventory/require-in-stock.ts'
import { mostOf, type ShelfGoods } from '../inventory/sellable-products.ts'
import { type CartInput, customerOf } from './cart-input.ts'
import type { CartPricing } from './cart-pricing.ts'
import { lineView } from './line-view.ts'
import { forCustomer, unitPriceOf } from './unit-price.ts'

export interface Member {
  id: string
  address: string
}

export interface MemberCart extends CartInput {
  later: CartLineInput[]
}

interface CartRow {
  email: string
  phone: string
  affiliate_code: string | null
  delivery: CartInput['delivery']
  lines: Required<CartLineInput>[] | null
  codes: string[] | null
}

export async function readCart(db: Db, userId: string): Promise<MemberCart> {
  const [row] = await runPrepared<CartRow>(
    db,
    sql`select u.email, u.phone, c.affiliate_code, c.delivery,
      (select jsonb_agg(jsonb_build_object('cartDetailId', l.id, 'productId', l.product_id, 'quantity', l.quantity,
        'isLater', l.is_later, 'priceSeen', l.price_seen) order by l.id) from cart_lines l where l.user_id = c.user_id) as lines,
      (select array_agg(codes.code order by codes.code) from cart_codes k join codes on codes.id = k.code_id
        where k.user_id = c.user_id) as codes
      from carts c join users u on u.id = c.user_id where c.user_id = ${userId}`,
  )
  const lines = row?.lines ?? []
  return {
    lines: lines.filter(({ isLater }) => !isLater),
    later: lines.filter(({ isLater }) => isLater),
    codes: row?.codes ?? [],
    affiliateCode: row?.affiliate_code ?? null,
    delivery: row?.delivery ?? null,
    ...(row ? { owner: { email: row.email, phone: row.phone } } : {}),
  }
}

export async function showCart(pricing: CartPricing, member: Member): Promise<Cart> {
  const cart = await readCart(pricing.db, member.id)
  const [made, found] = await Promise.all([
    pricing.price(cart, member.id),
    pricing.goods.find(cart.later.map(({ productId }) => productId)),
  ])
  const view = await pricing.show(made, cart)
  const later = await forCustomer(pricing.db, found, made.customer)
  const laterLines = cart.later.map((wish) => {
    const goods = later.get(wish.productId) ?? null
    return lineView({ wish, goods, quantity: 0, problem: goods ? null : 'gone' }, undefined)
  })
  const gone = [...view.lines, ...laterLines].filter(({ problem }) => problem === 'gone').map(({ productId }) => productId)
  const titles = await readTitles(pricing.db, gone)
  const named = (line: CartLine) => ({ ...line, title: titles.get(line.productId) ?? line.title })
  return { ...view, lines: view.lines.map(named), laterLines: laterLines.map(named) }
}

export async function countCart(db: Db, userId: string): Promise<number> {
  const [row] = await runPrepared<{ count: number }>(
    db,
    sql`select coalesce(sum(quantity), 0)::int as count from cart_lines where user_id = ${userId} and not is_later`,
  )
  return row?.count ?? 0
}

/**
 * One statement without a lock: requests at the same moment don't see each other's lines, so a few more than the limit can get in.
 * Pricing leaves those out and the cart can't be ordered until they are removed.
 */
export async function addProduct(
  pricing: CartPricing,
  userId: string,
  { productId, quantity }: Body<typeof addProductCall>,
): Promise<Data<typeof addProductCall>> {
  const goods = (await pricing.goods.find([productId])).get(productId)
  if (!goods) throw new AppError('PRODUCT_NOT_FOUND')
  const most = mostOf(goods)
  if (most === 0) throw new AppError('STOCK_SHORT', { values: [{ title: goods.title, text: 'tạm hết hàng', left: 0 }] })
  const price = await priceFor(pricing.db, goods, userId)
  const [row] = await runPrepared<{ id: number; quantity: number; before: number; others: number }>(
    pricing.db,
    sql`with own as (
        insert into carts (user_id) values (${userId}) on conflict (user_id) do update set updated_at = now() returning user_id),
      line as (
        insert into cart_lines (user_id, product_id, quantity, price_seen)
        select user_id, ${productId}, least(${quantity}::int, ${most}::int), ${price}::int from own
        where exists (select 1 from cart_lines where user_id = ${userId} and product_id = ${productId})
          or (select count(*) from cart_lines where user_id = ${userId}) < ${MOST_LINES}
        on conflict (user_id, product_id) do update set is_later = false, price_seen = excluded.price_seen,
          quantity = greatest(least(case when cart_lines.is_later then 0 else cart_lines.quantity end + ${quantity}::int,
            ${most}::int), case when cart_lines.is_later then 1 else cart_lines.quantity end)
        returning id, new.quantity, case when old.is_later then 0 else coalesce(old.quantity, 0) end as before)
      select line.id, line.quantity, line.before,
        (select coalesce(sum(quantity), 0)::int from cart_lines where user_id = ${userId} and not is_later
          and product_id <> ${productId}) as others from line`,
  )
  if (!row) throw new AppError('CART_FULL')
  return {
    cartDetailId: row.id,
    quantity: row.quantity,
    added: row.quantity - row.before,
    totalProducts: row.others + row.quantity,
  }
}

/** What a piece costs this member, to be remembered as seen. */
async function priceFor(db: Db, goods: ShelfGoods, userId: string): Promise<number> {
  if (!goods.flash) return goods.salePrice
  return (await pricesFor(db, [goods], userId)).get(goods.productId) ?? goods.salePrice
}

export async function pricesFor(db: Db, goods: ShelfGoods[], userId: string): Promise<Map<number, number>> {
  const isFlashed = goods.some(({ flash }) => flash)
  const customer = isFlashed ? await customerOf(db, userId, await readCart(db, userId)) : { userId, emails: [], phones: [] }
  const own = await forCustomer(db, new Map(goods.map((item) => [item.productId, item])), customer)
  return new Map([...own].map(([id, item]) => [id, unitPriceOf(item)]))
}

/** Only what is given is written. Fewer than before is always fine, more only as far as there is. */
export async function changeLine(
  pricing: CartPricing,
  member: Member,
  lineId: number,
  { Quantity: quantity, isLater }: Body<typeof changeCartLineCall>,
): Promise<Cart> {
  const [line] = await pricing.db.select({ productId: cartLines.productId }).from(cartLines).where(own(member.id, lineId))
  if (!line) throw new AppError('CART_LINE_NOT_FOUND')
  const goods = (await pricing.goods.find([line.productId])).get(line.productId)
  const isAgreed = quantity !== undefined || isLater === false
  const change = {
    ...(quantity === undefined ? {} : { quantity }),
    ...(isLater === undefined ? {} : { isLater }),
    ...(isAgreed && goods ? { priceSeen: await priceFor(pricing.db, goods, member.id) } : {}),
  }
  const isPossible = quantity === undefined || !goods || quantity <= mostOf(goods)
  const { rowCount } = await pricing.db
    .update(cartLines)
    .set(change)
    .where(and(own(member.id, lineId), isPossible ? undefined : gte(cartLines.quantity, quantity)))
  if (!rowCount) throw goods && !isPossible ? tooMany(goods) : new AppError('CART_LINE_NOT_FOUND')
  return showCart(pricing, member)
}

function tooMany(goods: ShelfGoods): AppError {
  const most = mostOf(goods)
  const text =
    most === 0
      ? 'tạm hết hàng'
      : goods.isShipped
        ? `chỉ còn ${most} ${PIECES[goods.kind]}`
        : `mở trực tuyến nên mỗi đơn chỉ cần mua một`
  return new AppError('STOCK_SHORT', { values: [{ title: goods.title, text, left: most }] })
}

/** How long a removal can be taken back; what is older goes at night. */
export const RESTORABLE = sql`now() - interval '1 hour'`

export async function removeLine(pricing: CartPricing, member: Member, lineId: number): Promise<Cart> {
  const removed = await runPrepared(
    pricing.db,
    sql`with gone as (delete from cart_lines where id = ${lineId} and user_id = ${member.id} returning *)
      insert into removed_cart_lines (line_id, user_id, product_id, quantity, is_later, price_seen, added_at)
      select id, user_id, product_id, quantity, is_later, price_seen, added_at from gone returning line_id`,
  )
  if (!removed.length) throw new AppError('CART_LINE_NOT_FOUND')
  return showCart(pricing, member)
}

/** Restores the line with its old number, place and seen price. If the product was added again meanwhile, that line stays. */
export async function restoreLine(pricing: CartPricing, member: Member, lineId: number): Promise<Cart> {
  const found = await runPrepared(
    pricing.db,
    sql`with back as (delete from removed_cart_lines where line_id = ${lineId} and user_id = ${member.id}
        and removed_at >= ${RESTORABLE} returning *),
      line as (insert into cart_lines (id, user_id, product_id, quantity, is_later, price_seen, added_at)
        overriding system value select line_id, user_id, product_id, quantity, is_later, price_seen, added_at from back
        on conflict (user_id, product_id) do nothing)
      select line_id from back`,
  )
  if (!found.length) throw new AppError('CART_LINE_NOT_FOUND')
  return showCart(pricing, member)
}

const own = (userId: string, lineId: number) => and(eq(cartLines.id, lineId), eq(cartLines.userId, userId))
