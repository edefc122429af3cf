import type { addProduct as addProductCall, Cart, mergeCart as mergeCartCall } from '@tq/contract/cart.ts'
import { MOST_LINES } from '@tq/contract/cart.ts'
import type { Body, Data } from '@tq/contract/endpoint.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { cartCodes, cartLines, cartMerges, carts } from '@tq/db/schema/cart.ts'
import { and, eq, sql } from 'drizzle-orm'
import { runPrepared } from '../catalog/statement.ts'
import { normalCode } from '../promotion/codes.ts'
import type { CartDesk } from './cart-desk.ts'
import { lineView } from './cart-view.ts'
import { mostOf, type ShelfGoods } from './goods.ts'
import { mergeLines, type WishedCart, type WishedLine } from './wished-cart.ts'

export interface Member {
  id: string
  address: string
}

export interface MemberCart extends WishedCart {
  later: WishedLine[]
}

interface CartRow {
  affiliate_code: string | null
  delivery: WishedCart['delivery']
  lines: Required<WishedLine>[] | null
  codes: string[] | null
}

export async function readCart(db: Db, userId: string): Promise<MemberCart> {
  const [row] = await runPrepared<CartRow>(
    db,
    sql`select c.affiliate_code, c.delivery,
      (select jsonb_agg(jsonb_build_object('cartDetailId', l.id, 'productId', l.product_id, 'quantity', l.quantity,
        'isLater', l.is_later, 'priceSeen', l.price_seen) order by l.id) from cart_lines l where l.user_id = c.user_id) as lines,
      (select array_agg(codes.code order by codes.code) from cart_codes k join codes on codes.id = k.code_id
        where k.user_id = c.user_id) as codes
      from carts c where c.user_id = ${userId}`,
  )
  const lines = row?.lines ?? []
  return {
    lines: lines.filter(({ isLater }) => !isLater),
    later: lines.filter(({ isLater }) => isLater),
    codes: row?.codes ?? [],
    affiliateCode: row?.affiliate_code ?? null,
    delivery: row?.delivery ?? null,
  }
}

export async function showCart(desk: CartDesk, member: Member): Promise<Cart> {
  const cart = await readCart(desk.db, member.id)
  const [made, laterGoods] = await Promise.all([
    desk.price(cart, { userId: member.id, address: member.address }),
    desk.goods.find(cart.later.map(({ productId }) => productId)),
  ])
  const view = await desk.show(made, cart)
  const laterLines = cart.later.map((wish) => {
    const goods = laterGoods.get(wish.productId) ?? null
    return lineView({ wish, goods, quantity: 0, problem: goods ? null : 'gone' }, undefined)
  })
  return { ...view, laterLines }
}

export async function countCart(db: Db, userId: string): Promise<number> {
  const [row] = await runPrepared<{ count: number }>(
    db,
    sql`select coalesce(sum(quantity), 0)::int as count from cart_lines where user_id = ${userId} and not is_later`,
  )
  return row?.count ?? 0
}

/**
 * One statement. The count of lines is read before others of the same moment are seen, so that a few more than the most
 * can get in at once; ordering checks again.
 */
export async function addProduct(
  desk: CartDesk,
  userId: string,
  { productId, quantity }: Body<typeof addProductCall>,
): Promise<Data<typeof addProductCall>> {
  const goods = (await desk.goods.find([productId])).get(productId)
  if (!goods) throw new AppError('PRODUCT_NOT_FOUND')
  const most = mostOf(goods)
  if (most === 0) throw new AppError('STOCK_SHORT', { message: `“${goods.title}” tạm hết hàng` })
  const [row] = await runPrepared<{ id: number; quantity: number; before: number; others: number }>(
    desk.db,
    sql`with own as (
        insert into carts (user_id) values (${userId}) on conflict (user_id) do update set updated_at = now() returning user_id),
      old as (select case when is_later then 0 else quantity end as quantity from cart_lines
        where user_id = ${userId} and product_id = ${productId}),
      line as (
        insert into cart_lines (user_id, product_id, quantity, price_seen)
        select user_id, ${productId}, least(${quantity}::int, ${most}::int), ${priceNow(goods)}::int from own
        where exists (select 1 from old) or (select count(*) from cart_lines where user_id = ${userId}) < ${MOST_LINES}
        on conflict (user_id, product_id) do update set is_later = false, price_seen = excluded.price_seen,
          quantity = greatest(least(case when cart_lines.is_later then 0 else cart_lines.quantity end + ${quantity}::int,
            ${most}::int), case when cart_lines.is_later then 1 else cart_lines.quantity end)
        returning id, quantity)
      select line.id, line.quantity, coalesce((select quantity from old), 0) as before,
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

const priceNow = (goods: ShelfGoods) => goods.flash?.price ?? goods.salePrice

export async function changeLine(
  desk: CartDesk,
  member: Member,
  lineId: number,
  change: { Quantity?: number | undefined; isLater?: boolean | undefined },
): Promise<Cart> {
  const [line] = await desk.db.select().from(cartLines).where(own(member.id, lineId))
  if (!line) throw new AppError('CART_LINE_NOT_FOUND')
  const goods = (await desk.goods.find([line.productId])).get(line.productId)
  const quantity = change.Quantity ?? line.quantity
  if (change.Quantity !== undefined && goods && quantity > Math.max(mostOf(goods), line.quantity))
    throw new AppError('STOCK_SHORT', { message: `“${goods.title}” chỉ còn ${mostOf(goods)}` })
  await desk.db
    .update(cartLines)
    .set({ quantity, isLater: change.isLater ?? line.isLater, ...(goods ? { priceSeen: priceNow(goods) } : {}) })
    .where(own(member.id, lineId))
  return showCart(desk, member)
}

export async function removeLine(desk: CartDesk, member: Member, lineId: number): Promise<Cart> {
  const { rowCount } = await desk.db.delete(cartLines).where(own(member.id, lineId))
  if (!rowCount) throw new AppError('CART_LINE_NOT_FOUND')
  return showCart(desk, member)
}

const own = (userId: string, lineId: number) => and(eq(cartLines.id, lineId), eq(cartLines.userId, userId))

/** Commerce rule 24: summed per product, never more than there is; what could not be taken over whole is said. */
export async function mergeCart(
  desk: CartDesk,
  userId: string,
  { key, lines: given, codes, affiliateCode }: Body<typeof mergeCartCall>,
): Promise<Data<typeof mergeCartCall>> {
  const wishes = mergeLines(given)
  const goods = await desk.goods.find(wishes.map(({ productId }) => productId))
  const known = codes.length ? await desk.codes.find(codes.flatMap((typed) => normalCode(typed) ?? [])) : new Map()
  return desk.db.transaction(async (tx) => {
    await tx.insert(carts).values({ userId }).onConflictDoNothing()
    // Two tabs logging in at once take turns.
    await tx.select({ userId: carts.userId }).from(carts).where(eq(carts.userId, userId)).for('update')
    const { rowCount: isNew } = await tx.insert(cartMerges).values({ userId, key }).onConflictDoNothing()
    if (!isNew) return { totalProducts: await countCart(tx, userId), remarks: [], merged: 0 }
    const there = new Map(
      (await tx.select().from(cartLines).where(eq(cartLines.userId, userId))).map((line) => [line.productId, line]),
    )
    const { rows, remarks } = mergedLines(wishes, goods, there)
    if (rows.length)
      await tx
        .insert(cartLines)
        .values(rows.map((row) => ({ ...row, userId })))
        .onConflictDoUpdate({
          target: [cartLines.userId, cartLines.productId],
          set: { quantity: sql`excluded.quantity`, isLater: false },
        })
    if (known.size)
      await tx
        .insert(cartCodes)
        .values([...known.values()].map((code) => ({ userId, codeId: code.id })))
        .onConflictDoNothing()
    if (affiliateCode)
      await tx
        .update(carts)
        .set({ affiliateCode: normalCode(affiliateCode) })
        .where(eq(carts.userId, userId))
    return { totalProducts: await countCart(tx, userId), remarks, merged: rows.length }
  })
}

function mergedLines(
  wishes: WishedLine[],
  goods: Map<number, ShelfGoods>,
  there: Map<number, { quantity: number; isLater: boolean }>,
) {
  const remarks: string[] = []
  let room = MOST_LINES - there.size
  const rows = wishes.flatMap(({ productId, quantity }) => {
    const item = goods.get(productId)
    const most = item ? mostOf(item) : 0
    if (!item || most === 0) {
      remarks.push(item ? `“${item.title}” tạm hết hàng nên chưa vào giỏ` : 'Một sản phẩm không còn bán')
      return []
    }
    const line = there.get(productId)
    if (!line && room-- <= 0) {
      remarks.push(`Giỏ đã đủ ${MOST_LINES} loại, “${item.title}” chưa vào giỏ`)
      return []
    }
    const before = line && !line.isLater ? line.quantity : 0
    const after = Math.max(before, Math.min(before + quantity, most))
    if (item.isShipped && after < before + quantity) remarks.push(`“${item.title}” chỉ còn ${most}, giỏ giữ ${after}`)
    return [{ productId, quantity: after, priceSeen: priceNow(item) }]
  })
  return { rows, remarks }
}
