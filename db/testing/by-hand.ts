import { eq, sql } from 'drizzle-orm'
import type { Database, Db } from '../src/database.ts'
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
    await showAvailability(tx, productId)
    await beginCounting(tx, { of: /^stock\./, key: String(productId) })
  })
}

/**
 * Lets the search rows of a product, and of sets with it, say whether they can be had. Nothing else of them is written: a fixture that
 * wrote them anew would put right what the program forgot in the test before.
 */
export async function showAvailability(db: Db, productId: number): Promise<void> {
  // Locked in one order: seven buyers at once would wait for each other for ever.
  await db.execute(sql`
    with shown as materialized (
      select product_id from search_docs
      where product_id = ${productId} or product_id in (select combo_id from combo_parts where product_id = ${productId})
      order by product_id for update)
    update search_docs d set in_stock = not exists (
        select 1 from stock s where s.product_id = d.product_id and s.on_hand <= s.reserved
        union all select 1 from combo_parts part join stock s using (product_id)
          where part.combo_id = d.product_id and s.on_hand - s.reserved < part.quantity)
    from shown where d.product_id = shown.product_id`)
}
