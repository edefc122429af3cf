import { sql } from 'drizzle-orm'
import type { Press } from '../press.ts'

/** So many of a shelf's best-selling books are known to be bought together, each with its neighbours in that order. */
const BOOKS_OF_SHELF = 14
const NEIGHBOURS = 3

/** Figures of earlier years, as those of sales are: the demo begins without orders. */
export async function seedTogether({ tx }: Press): Promise<void> {
  await tx.execute(sql`
    with shelf as (
      select id, sold, category_id, row_number() over (partition by category_id order by sold desc, id) as place
      from products where is_published and kind = 'printed' and work_id = id),
    pair as (
      select a.id as one, b.id as other, 5 + least(a.sold, b.sold) / (40 * (b.place - a.place)) as orders
      from shelf a join shelf b on b.category_id = a.category_id and b.place - a.place between 1 and ${NEIGHBOURS}
      where b.place <= ${BOOKS_OF_SHELF})
    insert into bought_together (product_id, other_id, earlier)
    select one, other, orders from pair union all select other, one, orders from pair`)
}
