import { type SQL, sql } from 'drizzle-orm'

/** As many orders more like this one, without its lines: by one statement, since tests of what is unbounded need many. */
export const copyOrder = (id: string, count: number): SQL => sql`
  insert into orders (code, user_id, status, payment_method, name, phone, email, customer_keys, list_total, goods_total, shipping_fee,
    total, steps, vat, terms_version, request_key, paid_at, delivered_at)
  select code || n, user_id, status, payment_method, name, phone, email, '{}', list_total, goods_total, shipping_fee,
    total, steps, vat, terms_version, gen_random_uuid(), paid_at, delivered_at
  from orders, generate_series(1, ${count}) n where id = ${id}`
