import type { Db } from '@tq/db/database.ts'
import type { ShelfGoods } from '../inventory/sellable-products.ts'
import type { Goods } from '../pricing/rules.ts'
import { type Customer, flashPromotionKey, usesBy } from '../promotion/customer.ts'

/** The same goods, with the flash pieces this customer may still have over all their orders (commerce rule 27). */
export async function forCustomer(db: Db, goods: Map<number, ShelfGoods>, customer: Customer): Promise<Map<number, ShelfGoods>> {
  const all = [...goods.values()]
  const flashed = all.filter(({ flash, flashSaleId }) => flash && flashSaleId)
  if (!flashed.length) return goods
  const thingOf = ({ flashSaleId, productId }: ShelfGoods) => flashPromotionKey(flashSaleId as number, productId)
  const uses = await usesBy(db, customer, flashed.map(thingOf))
  return new Map(
    all.map((item) => {
      if (!item.flash || !item.flashSaleId) return [item.productId, item]
      const left = Math.max(0, Math.min(item.flash.left, (item.flashLimit ?? 0) - (uses.get(thingOf(item)) ?? 0)))
      return [item.productId, { ...item, flash: { ...item.flash, left } }]
    }),
  )
}

/** What one more piece costs: what is shown, and what is remembered as seen. */
export function unitPriceOf({ flash, salePrice }: Goods): number {
  return flash && flash.left > 0 && flash.price < salePrice ? flash.price : salePrice
}
