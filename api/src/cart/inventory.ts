import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { readGoods, type ShelfGoods } from './goods.ts'
import { mergeLines, type WishedLine } from './wished-cart.ts'

export interface Shortage {
  productId: number
  title: string
  text: string
}

/** Read now, not from memory. Lines share their parts: a combo and its book alone take from the same shelf. */
export async function requireInventory(db: Db, wishes: WishedLine[]): Promise<void> {
  const lines = mergeLines(wishes)
  const goods = await readGoods(
    db,
    lines.map(({ productId }) => productId),
  )
  const left = await readLeft(db, [...goods.values()])
  const shortages = shortagesOf(lines, goods, left)
  if (shortages.length) throw stockShort(shortages)
}

export function stockShort(shortages: Shortage[]): AppError {
  return new AppError('STOCK_SHORT', {
    message: shortages.map(({ title, text }) => (title ? `“${title}”: ${text}` : text)).join('; '),
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

/** Takes line after line from what is left; whoever comes too late is told how many there would be. */
export function shortagesOf(lines: WishedLine[], goods: Map<number, ShelfGoods>, left: Map<number, number>): Shortage[] {
  const rest = new Map(left)
  return lines.flatMap(({ productId, quantity: wanted }) => {
    const item = goods.get(productId)
    if (!item) return [{ productId, title: '', text: 'Sản phẩm này không còn bán' }]
    const quantity = item.isShipped ? wanted : 1
    const possible = Math.min(...item.parts.map((part) => Math.floor((rest.get(part.productId) ?? 1_000_000) / part.quantity)))
    const taken = Math.min(quantity, Math.max(0, possible))
    for (const part of item.parts) {
      const before = rest.get(part.productId)
      if (before !== undefined) rest.set(part.productId, before - taken * part.quantity)
    }
    if (taken === quantity) return []
    return [{ productId, title: item.title, text: taken === 0 ? 'đã hết hàng' : `chỉ còn ${taken}` }]
  })
}
