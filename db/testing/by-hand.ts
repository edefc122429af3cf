import { eq } from 'drizzle-orm'
import type { Database } from '../src/database.ts'
import { products, stock } from '../src/schema/all.ts'
import { indexProducts } from '../src/search/search-index.ts'
import { beginCounting } from './invariants/opening.ts'

/** As an editor saves a product: its search row follows. Figures that are given are those of earlier years. */
export async function saveProduct(db: Database, id: number, change: Partial<typeof products.$inferInsert>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(products).set(change).where(eq(products.id, id))
    await indexProducts(tx, [id])
    await beginCounting(tx, { of: /^products\./, key: String(id) })
  })
}

/** As a stocktaking: what is found on the shelf is where counting begins. */
export async function setStock(db: Database, productId: number, found: { onHand: number; reserved?: number }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(stock).set(found).where(eq(stock.productId, productId))
    await indexProducts(tx, [productId])
    await beginCounting(tx, { of: /^stock\./, key: String(productId) })
  })
}
