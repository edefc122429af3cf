import { MOST_LINES } from '@tq/contract/cart.ts'
import { PIECES } from '@tq/contract/catalog/pieces.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { inArray, sql } from 'drizzle-orm'
import { type CartLineInput, mergeLines } from './cart-lines.ts'
import { readGoods, type ShelfGoods } from './sellable-products.ts'

export interface Shortage {
  productId: number
  title: string
  text: string
  left: number
}

/** Read now, not from memory. Lines share their parts: a combo and its book alone take from the same shelf. */
export async function requireInventory(db: Db, wishes: CartLineInput[]): Promise<void> {
  const lines = mergeLines(wishes)
  if (lines.length > MOST_LINES) throw new AppError('CART_FULL')
  const goods = await readGoods(
    db,
    lines.map(({ productId }) => productId),
  )
  const left = await readLeft(db, [...goods.values()])
  const shortages = await nameGone(db, lines, shortagesOf(lines, goods, left))
  if (shortages.length) throw stockShort(shortages)
}

/** Names withdrawn products to members who have them in the cart. A guest could send any id and learn unpublished titles. */
async function nameGone(db: Db, lines: CartLineInput[], shortages: Shortage[]): Promise<Shortage[]> {
  const own = new Set(lines.flatMap(({ cartDetailId, productId }) => (cartDetailId ? [productId] : [])))
  const ids = shortages.filter(({ title, productId }) => !title && own.has(productId)).map(({ productId }) => productId)
  const titles = await readTitles(db, ids)
  return shortages.map((shortage) => {
    const title = titles.get(shortage.productId)
    return title ? { ...shortage, title, text: 'không còn bán' } : shortage
  })
}

/** Also of products that are no longer sold: call it only for products that were in the person's own cart. */
export async function readTitles(db: Db, productIds: number[]): Promise<Map<number, string>> {
  if (!productIds.length) return new Map()
  const rows = await db.select({ id: products.id, title: products.title }).from(products).where(inArray(products.id, productIds))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export function stockShort(shortages: Shortage[]): AppError {
  return new AppError('STOCK_SHORT', {
    values: shortages,
    fields: shortages.map(({ productId, text }) => ({ field: String(productId), message: text })),
  })
}

/** Of every part; a product without a row never runs out. */
async function readLeft(db: Db, goods: ShelfGoods[]): Promise<Map<number, number>> {
  const ids = [...new Set(goods.flatMap(({ parts }) => parts.map(({ productId }) => productId)))]
  const { rows } = await db.execute<{ productId: number; left: number }>(sql`
    select product_id as "productId", on_hand - reserved as left from stock where product_id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ productId, left }) => [productId, left]))
}

/** Gives line after line its copies from what is left; a line that gets too few says how many it could have. */
export function shortagesOf(lines: CartLineInput[], goods: Map<number, ShelfGoods>, left: Map<number, number>): Shortage[] {
  const rest = new Map(left)
  return lines.flatMap(({ productId, quantity: wanted }) => {
    const item = goods.get(productId)
    if (!item) return [{ productId, title: '', text: 'Sản phẩm này không còn bán', left: 0 }]
    const quantity = item.isShipped ? wanted : 1
    const possible = Math.min(...item.parts.map((part) => Math.floor((rest.get(part.productId) ?? 1_000_000) / part.quantity)))
    const taken = Math.min(quantity, Math.max(0, possible))
    for (const part of item.parts) {
      const before = rest.get(part.productId)
      if (before !== undefined) rest.set(part.productId, before - taken * part.quantity)
    }
    if (taken === quantity) return []
    const text = taken === 0 ? 'đã hết hàng' : `chỉ còn ${taken} ${PIECES[item.kind]}`
    return [{ productId, title: item.title, text, left: taken }]
  })
}
