import type { ProductCard } from '@tq/contract/catalog.ts'
import { AppError } from '@tq/contract/errors.ts'
import { MOST_WISHES, type Wish } from '@tq/contract/wish.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { wishes } from '@tq/db/schema/wish.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { cardsByIds, PRODUCTS_NOW } from '../catalog/cards.ts'
import { CacheInfo } from '../http/cache/cache-info.ts'
import { lockUser } from '../http/lock-user.ts'
import { type Paged, requirePage } from '../http/paging.ts'

/** The newest first. What is not sold any more waits out of sight, in case it comes back. */
export async function listWishes(db: Db, userId: string, paged: Paged) {
  const total = await db.$count(shown(db, userId).as('shown'))
  const { totalPage, offset } = requirePage(total, paged)
  const rows = await shown(db, userId).limit(paged.perPage).offset(offset)
  const cards = await listCardsOf(
    db,
    rows.map(({ productId }) => productId),
  )
  const byId = new Map(rows.map((row) => [row.productId, row]))
  const data = cards.map((card): Wish => {
    const { addedAt, priceSeen } = byId.get(card.id) as (typeof rows)[number]
    return { ...card, wishedAt: addedAt.toISOString(), priceBefore: card.price < priceSeen ? priceSeen : null }
  })
  return { data, total, totalPage }
}

export async function listWishedIds(db: Db, userId: string): Promise<number[]> {
  return (await shown(db, userId)).map(({ productId }) => productId)
}

/** Adds ids, the newest first. A single one that is unknown or finds no room is refused; of several those that fit are added. */
export async function addWishes(
  db: Database,
  userId: string,
  productIds: number[],
): Promise<{ toCartInput: number[]; unfitting: number[] }> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const room = Math.max(0, MOST_WISHES - (await tx.$count(wishes, eq(wishes.userId, userId))))
    const { rows } = await tx.execute<{ id: number; isThere: boolean }>(sql`
      select p.id, exists (select 1 from wishes w where w.user_id = ${userId} and w.product_id = p.id) as "isThere"
      from products p join unnest(${sql.param(productIds)}::int[]) with ordinality given (id, place) on given.id = p.id
      where p.is_published group by p.id order by min(given.place)`)
    if (rows.length === 0 && productIds.length === 1) throw new AppError('PRODUCT_NOT_FOUND')
    const ids = rows.filter(({ isThere }) => !isThere).map(({ id }) => id)
    if (ids.length > 0 && room === 0 && productIds.length === 1) throw new AppError('TOO_MANY_WISHES')
    await tx.execute(sql`
      insert into wishes (user_id, product_id, price_seen, was_in_stock, added_at)
      select ${userId}, p.id, p.price, p.in_stock, now() - make_interval(secs => given.place / 1000.0)
      from unnest(${sql.param(ids.slice(0, room))}::int[]) with ordinality given (id, place)
      join ${PRODUCTS_NOW} p on p.id = given.id`)
    return { toCartInput: await listWishedIds(tx, userId), unfitting: ids.slice(room) }
  })
}

export async function removeWish(db: Db, userId: string, productId: number): Promise<number[]> {
  const gone = await db
    .delete(wishes)
    .where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)))
    .returning({ productId: wishes.productId })
  if (gone.length === 0) throw new AppError('WISH_NOT_FOUND')
  return listWishedIds(db, userId)
}

/** Made for one reader's list: nobody else asks for the same, so nothing is kept of it. */
export const listCardsOf = (db: Db, productIds: number[]): Promise<ProductCard[]> =>
  cardsByIds(db, [...new Set(productIds)], new CacheInfo())

const shown = (db: Db, userId: string) =>
  db
    .select({ productId: wishes.productId, priceSeen: wishes.priceSeen, addedAt: wishes.addedAt })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(and(eq(wishes.userId, userId), eq(products.isPublished, true)))
    .orderBy(desc(wishes.addedAt), desc(wishes.productId))
