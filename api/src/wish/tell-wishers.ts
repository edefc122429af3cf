import type { Database, Db, Tx } from '@tq/db/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import { PRODUCTS_NOW } from '../catalog/cards.ts'
import type { Settings } from '../deps.ts'
import { composeLetter } from '../mail/letter.ts'
import { writeMail } from '../mail/mail.ts'
import { type WishNews, wishLetter } from './wish-letter.ts'

const PEOPLE_AT_ONCE = 200
/** A day, less an hour: one run of the job may begin a little earlier than the day before. */
const HOURS_BETWEEN_LETTERS = 23

type ProductNow = { id: number; title: string; price: number; inStock: boolean }
type Reader = { id: string; email: string; name: string }
type SeenPrice = { userId: string; productId: number; priceSeen: number; wasInStock: boolean }

/**
 * Writes to members who agreed to letters when wished books are back or cost less than they last saw; returns how many letters.
 * A letter updates what its reader last saw, so the next one is about later changes only.
 */
export async function tellWishers(db: Database, { publicUrl }: Pick<Settings, 'publicUrl'>): Promise<number> {
  const changed = await listChangedProducts(db)
  if (changed.length === 0) return 0
  await noteWhatGotWorse(db, changed)
  // A lower price of a book that is sold out is not worth a letter.
  const there = changed.filter(({ inStock }) => inStock)
  const byId = new Map(there.map((product) => [product.id, product]))
  let letters = 0
  for (let after: string | null = null; ; ) {
    const readers = await listReaders(db, there, after)
    letters += await db.transaction(async (tx) => {
      const told = Map.groupBy(await takeNews(tx, there, await takeDailyTurn(tx, readers)), ({ userId }) => userId)
      for (const reader of readers) {
        const news = (told.get(reader.id) ?? []).map((row) => newsOf(row, byId.get(row.productId) as ProductNow))
        if (news.length > 0) await send(tx, reader, news, publicUrl)
      }
      return told.size
    })
    const last = readers.at(-1)
    if (!last || readers.length < PEOPLE_AT_ONCE) return letters
    after = last.id
  }
}

/** Products whose price or availability differs from what at least one wisher last saw. */
async function listChangedProducts(db: Db): Promise<ProductNow[]> {
  const { rows } = await db.execute<ProductNow>(sql`
    select p.id, p.title, p.price, p.in_stock as "inStock" from ${PRODUCTS_NOW} p
    join (select product_id, min(price_seen) as lowest, max(price_seen) as highest, bool_and(was_in_stock) as all_there,
      bool_or(was_in_stock) as some_there from wishes group by product_id) w on w.product_id = p.id
    where (lowest, highest, all_there, some_there) <> (p.price, p.price, p.in_stock, p.in_stock)`)
  return rows
}

/** Stores a higher price or a sell-out without a letter, so that the way back down is worth one. */
async function noteWhatGotWorse(db: Db, changed: ProductNow[]): Promise<void> {
  await db.execute(sql`
    update wishes w set price_seen = greatest(w.price_seen, n.price), was_in_stock = w.was_in_stock and n.in_stock
    from ${asRows(changed)} where n.id = w.product_id and (n.price > w.price_seen or (w.was_in_stock and not n.in_stock))`)
}

/** Members with changes to hear of whose latest consent allows letters, by id. */
async function listReaders(db: Db, there: ProductNow[], after: string | null): Promise<Reader[]> {
  const { rows } = await db.execute<Reader>(sql`
    select u.id, u.email, u.name from users u
    where (${after}::uuid is null or u.id > ${after}) and u.is_active and u.delete_after is null and u.email_verified_at is not null
      and (select c.is_given from consents c where c.user_id = u.id and c.purpose = 'marketing'
        order by c.occurred_at desc, c.id desc limit 1)
      and u.id in (select w.user_id from wishes w join ${asRows(there)} on n.id = w.product_id where ${IS_NEWS})
    order by u.id limit ${PEOPLE_AT_ONCE}`)
  return rows
}

/** At most one letter a day: the ids of those who have had none. */
async function takeDailyTurn(tx: Tx, readers: Reader[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into rate_limits (key, since, used, ends_at)
    select 'wish-letter:' || id, 'epoch', 1, now() + make_interval(hours => ${HOURS_BETWEEN_LETTERS})
    from unnest(${sql.param(readers.map(({ id }) => id))}::text[]) id
    on conflict (key, since) do update set ends_at = excluded.ends_at where rate_limits.ends_at <= now()
    returning split_part(key, ':', 2) as id`)
  return rows.map(({ id }) => id)
}

/** Marks the changes as told and returns what these people last saw. */
async function takeNews(tx: Tx, there: ProductNow[], userIds: string[]): Promise<SeenPrice[]> {
  const { rows } = await tx.execute<SeenPrice>(sql`
    update wishes w set price_seen = n.price, was_in_stock = true, told_at = now()
    from ${asRows(there)} where n.id = w.product_id and w.user_id = any(${sql.param(userIds)}::uuid[]) and ${IS_NEWS}
    returning w.user_id as "userId", w.product_id as "productId", old.price_seen as "priceSeen", old.was_in_stock as "wasInStock"`)
  return rows
}

const IS_NEWS = sql`(n.price < w.price_seen or not w.was_in_stock)`

const asRows = (list: ProductNow[]): SQL => sql`
  unnest(${sql.param(list.map(({ id }) => id))}::int[], ${sql.param(list.map(({ price }) => price))}::int[],
    ${sql.param(list.map(({ inStock }) => inStock))}::boolean[]) as n (id, price, in_stock)`

const newsOf = ({ priceSeen, wasInStock }: SeenPrice, { id, title, price }: ProductNow): WishNews => ({
  productId: id,
  title,
  price,
  priceBefore: price < priceSeen ? priceSeen : null,
  isBack: !wasInStock,
})

async function send(tx: Tx, { email, name }: Reader, news: WishNews[], publicUrl: string): Promise<void> {
  const letter = wishLetter(name, news)
  await writeMail(tx, { to: email, subject: letter.title, ...composeLetter(letter, publicUrl) })
}
