import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { indexProducts, productsWhosePriceChanged } from '@tq/db/search/search-index.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { eq, sql } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import { recordAudit } from '../staff/audit.ts'

export interface PriceChange {
  price: number
  salePrice?: number | null
  saleStartsAt?: Date | null
  saleEndsAt?: Date | null
}

/** Sets the price and the sale; lists, search and every cached page that shows the product follow at once. No call leads here yet. */
export async function changePrice(
  db: Database,
  productId: number,
  { actor, ...change }: PriceChange & { actor: StaffActor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select(PRICE).from(products).where(eq(products.id, productId)).for('update')
    if (!before) throw new AppError('PRODUCT_NOT_FOUND')
    const after = { salePrice: null, saleStartsAt: null, saleEndsAt: null, ...change }
    await tx
      .update(products)
      .set({ ...after, updatedAt: sql`now()` })
      .where(eq(products.id, productId))
    await recordAudit(tx, {
      ...{ actor, action: 'product.changePrice', subject: { type: 'product', id: productId } },
      ...{ before, after },
    })
    await indexProducts(tx, [productId])
    await invalidateTags(tx, ['catalog', `book:${productId}`])
  })
}

const PRICE = {
  price: products.price,
  salePrice: products.salePrice,
  saleStartsAt: products.saleStartsAt,
  saleEndsAt: products.saleEndsAt,
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
