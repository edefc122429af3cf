import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { newBuyer, type openTestShop } from './shop.ts'

type Body = Awaited<ReturnType<Awaited<ReturnType<typeof openTestShop>>['checkoutBody']>>

/** As if each had put it there and told us where to send it. */
export async function fillCarts(db: Database, members: { id: string }[], bodies: Body[]): Promise<void> {
  const ids = sql.param(members.map(({ id }) => id))
  await db.execute(sql`delete from cart_lines where user_id = any(${ids}::uuid[])`)
  const rows = members.flatMap(({ id }, i) => (bodies[i % bodies.length] as Body).lines.map((wish) => ({ id, ...wish })))
  await db.execute(sql`
    insert into cart_lines (user_id, product_id, quantity, price_seen)
    select id, "productId", sum(quantity), 0 from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wish (id uuid, "productId" int, quantity int) group by 1, 2`)
  const places = members.map(({ id }, i) => {
    const { delivery } = bodies[i % bodies.length] as Body
    return { id, delivery: { ...delivery, ...newBuyer(), method: 'standard', note: '', invoice: null, gift: null } }
  })
  await db.execute(sql`
    update carts set delivery = place.delivery from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as place (id uuid, delivery jsonb) where carts.user_id = place.id`)
}
