import type { ProductCard } from '@tq/contract/catalog.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import type { Tag } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'
import type { CacheInfo } from '../../http/cache/cache-info.ts'
import type { KnownProducts } from '../beside/known-products.ts'
import { CardMemory } from '../card-memory.ts'
import { requireProduct } from '../product.ts'
import { FEWEST_ORDERS } from './count-together.ts'

const SHOWN = 3
/** Some of them may be sold out or hidden today. */
const LOOKED_AT = 12

/** Not the same work in another form, nor a set beside what it is made of. */
export async function listBoughtTogether(
  db: Db,
  id: number,
  cacheInfo: CacheInfo,
  { cards = new CardMemory(), known }: { cards?: CardMemory; known?: KnownProducts } = {},
): Promise<ProductCard[]> {
  cacheInfo.dependsOn(`book:${id}`)
  if (await known?.hasNone(id, 'together')) return []
  if (!(await known?.isKnown(id))) await requireProduct(db, id)
  const rows = await runPrepared<{ id: number }>(
    db,
    sql`select t.other_id as id from bought_together t
      join products p on p.id = t.product_id join products other on other.id = t.other_id
      where t.product_id = ${id} and t.earlier + t.orders >= ${FEWEST_ORDERS} and other.work_id <> p.work_id
        and not exists (select 1 from combo_parts part where part.combo_id = p.id and part.product_id = other.id
          or part.combo_id = other.id and part.product_id = p.id)
      order by t.earlier + t.orders desc, t.other_id limit ${LOOKED_AT}`,
  )
  const ids = rows.map((row) => row.id)
  // Also of those that are not shown: one that is back on the shelf is shown again.
  cacheInfo.dependsOn(...ids.map((other): Tag => `book:${other}`))
  return (await cards.read(db, ids, cacheInfo)).filter(({ inStock }) => inStock).slice(0, SHOWN)
}
