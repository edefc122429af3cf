import type { FlashSale } from '@tq/contract/catalog.ts'
import type { Db } from '@tq/db/database.ts'
import { flashSaleItems, flashSales } from '@tq/db/schema/catalog/catalog.ts'
import { asc, gt, inArray, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import type { CardMemory } from './card-memory.ts'

/** Running and coming flash sales, the one that ends first on top. */
export async function listFlashSales(db: Db, cacheInfo: CacheInfo, memory: CardMemory): Promise<FlashSale[]> {
  cacheInfo.dependsOn('flashSale')
  const sales = await db
    .select({
      id: flashSales.id,
      name: flashSales.name,
      startsAt: flashSales.startsAt,
      endsAt: flashSales.endsAt,
      isRunning: sql<boolean>`${flashSales.startsAt} <= now()`,
    })
    .from(flashSales)
    .where(gt(flashSales.endsAt, sql`now()`))
    .orderBy(asc(flashSales.endsAt))
    .limit(10)
  if (!sales.length) return []
  const items = await db
    .select()
    .from(flashSaleItems)
    .where(
      inArray(
        flashSaleItems.flashSaleId,
        sales.map((sale) => sale.id),
      ),
    )
    .orderBy(flashSaleItems.flashSaleId, flashSaleItems.productId)
  const cards = await memory.read(db, [...new Set(items.map((item) => item.productId))], cacheInfo)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return sales.map((sale) => {
    cacheInfo.changesAt(sale.isRunning ? sale.endsAt : sale.startsAt)
    return {
      ...sale,
      startsAt: sale.startsAt.toISOString(),
      endsAt: sale.endsAt.toISOString(),
      items: items
        .filter((item) => item.flashSaleId === sale.id)
        .flatMap((item) => {
          const card = cardOf.get(item.productId)
          const { price: salePrice, quota, sold: quotaSold, limitPerCustomer } = item
          return card ? [{ ...card, salePrice, quota, quotaSold, limitPerCustomer }] : []
        }),
    }
  })
}
