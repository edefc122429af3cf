import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { indexProducts, productsWhosePriceChanged } from '@tq/db/search/search-index.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { eq, sql } from 'drizzle-orm'

export interface PriceChange {
  price: number
  salePrice?: number | null
  saleStartsAt?: Date | null
  saleEndsAt?: Date | null
}

/** Sets the price and the sale; lists, search and every cached page that shows the product follow at once. */
export async function changePrice(db: Database, productId: number, change: PriceChange): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(products)
      .set({ salePrice: null, saleStartsAt: null, saleEndsAt: null, ...change, updatedAt: sql`now()` })
      .where(eq(products.id, productId))
      .returning({ id: products.id })
    if (!changed.length) throw new AppError('PRODUCT_NOT_FOUND')
    await indexProducts(tx, [productId])
    await invalidateTags(tx, ['catalog', `book:${productId}`])
  })
}

/** Updates the search rows of products whose sale has begun or ended since the last run. */
export async function followPriceClock(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await productsWhosePriceChanged(tx)
    if (!ids.length) return 0
    await indexProducts(tx, ids)
    await invalidateTags(tx, ['catalog', 'flashSale', ...ids.map((id) => `book:${id}`)])
    return ids.length
  })
}
