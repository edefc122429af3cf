import type { Picture, ProductCard } from '@tq/contract/catalog.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { frozen, runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { CacheInfo } from '../http/cache/cache-info.ts'

/** What a card is made from; the detail page selects more beside it. */
export interface CardRow {
  id: number
  kind: ProductCard['kind']
  object_type: number
  title: string
  category_id: number
  year: number | null
  price: number
  price_now: number
  flash_sale_id: number | null
  price_changes_at: Date | null
  sale_ends_at: Date | null
  sold: number
  ratings: number[]
  authors: string[]
  picture: Picture | null
  available: number | null
  release_day: string | null
  has_digital: boolean
}

type Moment = 'price_changes_at' | 'sale_ends_at'
/** Read as JSON, moments are texts. */
export type CardRowAsJson = Omit<CardRow, Moment> & Record<Moment, string | null>

export type PricedRow = Pick<
  CardRow,
  'id' | 'kind' | 'object_type' | 'title' | 'price' | 'flash_sale_id' | 'available' | 'release_day'
>

/** The price in force is a flash sale with quota left, else a sale inside its window, else the list price. */
const PRICE_NOW = sql`coalesce(flash.price, sale.price, p.price)`

const PRICED_PRODUCTS = frozen(sql`
  products p
  left join lateral (
    select p.sale_price as price, p.sale_ends_at as ends_at
    where coalesce(p.sale_starts_at <= now(), true) and coalesce(p.sale_ends_at > now(), true)) sale on true
  left join lateral (
    select i.price, i.flash_sale_id, f.ends_at from flash_sale_items i join flash_sales f on f.id = i.flash_sale_id
    where i.product_id = p.id and i.sold < i.quota and f.starts_at <= now() and f.ends_at > now()
    order by i.price limit 1) flash on true
  left join lateral (
    select announced.day from (select case when p.kind = 'combo' then (select max(part.release_day) from combo_parts cp
      join products part on part.id = cp.product_id where cp.combo_id = p.id) else p.release_day end as day) announced
    where announced.day > (now() at time zone 'Asia/Ho_Chi_Minh')::date) release on true`)

/** A set comes out with the last of its parts. Null once the day has come. */
const RELEASE_DAY = sql`release.day::text`

/** Null where nothing runs out. */
const AVAILABLE = sql`
  case
    when p.kind = 'combo' then (select min((s.on_hand - s.reserved) / part.quantity) from combo_parts part
      join stock s on s.product_id = part.product_id where part.combo_id = p.id)
    else (select s.on_hand - s.reserved from stock s where s.product_id = p.id)
  end`

/** For statements about many products at once: what each published one costs and whether it can be had, as on its card. */
export const PRODUCTS_NOW = sql`(
  select p.id, p.title, ${PRICE_NOW} as price, coalesce(${AVAILABLE} > 0, true) as in_stock
  from ${PRICED_PRODUCTS} where p.is_published)`

/** `price_changes_at` is when the price in force may change by itself, or the book comes out. */
const CARD_COLUMNS = frozen(sql`
  p.id, p.kind, p.object_type, p.title, p.category_id, p.year, p.price, p.sold,
  array[p.rating_1, p.rating_2, p.rating_3, p.rating_4, p.rating_5] as ratings,
  ${PRICE_NOW} as price_now,
  flash.flash_sale_id,
  case when flash.price is not null then flash.ends_at else sale.ends_at end as sale_ends_at,
  least(flash.ends_at, coming.starts_at,
    case when p.sale_starts_at > now() then p.sale_starts_at end,
    case when p.sale_ends_at > now() then p.sale_ends_at end,
    release.day::timestamp at time zone 'Asia/Ho_Chi_Minh') as price_changes_at,
  coalesce(people.names, '{}') as authors,
  (select jsonb_build_object('url', pic.url, 'alt', pic.alt, 'width', pic.width, 'height', pic.height)
    from product_pictures pic where pic.product_id = p.id and pic.position = 0) as picture,
  ${AVAILABLE} as available,
  ${RELEASE_DAY} as release_day,
  exists (select 1 from products twin where twin.work_id = p.work_id and twin.id <> p.id and twin.object_type = 1
    and twin.is_published) as has_digital`)

const CARD_SOURCES = frozen(sql`
  ${PRICED_PRODUCTS}
  left join lateral (
    select min(f.starts_at) as starts_at from flash_sale_items i join flash_sales f on f.id = i.flash_sale_id
    where i.product_id = p.id and f.starts_at > now()) coming on true
  left join lateral (
    select array_agg(c.name order by pc.role <> 'author', pc.position) as names
    from product_contributors pc join contributors c on c.id = pc.contributor_id
    where pc.product_id = p.id and pc.role in ('author', 'editor')) people on true`)

/** For what is charged: nothing of what is only shown is read. */
export const selectPriced = (where: SQL, more: SQL): SQL =>
  sql`select p.id, p.kind, p.object_type, p.title, p.price, flash.flash_sale_id, ${AVAILABLE} as available,
    ${RELEASE_DAY} as release_day ${more}
    from ${PRICED_PRODUCTS} where p.is_published and ${where}`

/** Selects card columns, and more if asked, for published products. */
export function selectCards<Extra = unknown>(db: Db, where: SQL, more: SQL = sql``): Promise<(CardRow & Extra)[]> {
  return runPrepared(db, cardsSql(where, more))
}

export const cardsSql = (where: SQL, more: SQL): SQL =>
  sql`select ${CARD_COLUMNS} ${more} from ${CARD_SOURCES} where p.is_published and ${where}`

/** Cards in the order of the given ids; ids that are gone or unpublished are left out. */
export async function cardsByIds(db: Db, ids: number[], cacheInfo: CacheInfo): Promise<ProductCard[]> {
  return (await rowsByIds(db, ids)).map((row) => toCard(row, cacheInfo))
}

/** The same, and when each changes by itself. */
export async function datedCardsByIds(db: Db, ids: number[]): Promise<{ card: ProductCard; until: Date | null }[]> {
  return (await rowsByIds(db, ids)).map((row) => {
    const own = new CacheInfo()
    return { card: toCard(row, own), until: own.until }
  })
}

async function rowsByIds(db: Db, ids: number[]): Promise<CardRow[]> {
  if (!ids.length) return []
  const rows = await selectCards(db, sql`p.id = any(${sql.param(ids)}::int[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function toCard(row: CardRow | CardRowAsJson, cacheInfo: CacheInfo): ProductCard {
  cacheInfo.dependsOn(`book:${row.id}`)
  cacheInfo.changesAt(row.price_changes_at === null ? null : new Date(row.price_changes_at))
  const ratingCount = row.ratings.reduce((sum, n) => sum + n, 0)
  return {
    id: row.id,
    kind: row.kind,
    objectType: row.object_type,
    title: row.title,
    address: addressId(row.title, row.id),
    // Somebody who wrote and edited it is one person.
    authors: [...new Set(row.authors)],
    categoryId: row.category_id,
    year: row.year,
    picture: row.picture,
    rating: averageRating(row.ratings),
    ratingCount,
    sold: row.sold,
    inStock: row.available === null || row.available > 0,
    hasDigital: row.has_digital,
    releaseDay: row.release_day,
    ...priceOf(row),
  }
}

export function priceOf(row: Pick<CardRow, 'price' | 'price_now' | 'flash_sale_id'>) {
  return {
    price: row.price_now,
    listPrice: row.price,
    discountPercent: row.price > row.price_now ? Math.round((1 - row.price_now / row.price) * 100) : 0,
    flashSaleId: row.flash_sale_id,
  }
}

/** SPEC §3: a product without ratings shows 5. */
export function averageRating(counts: number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (!total) return 5
  const stars = counts.reduce((sum, n, i) => sum + n * (i + 1), 0)
  return Math.round((stars / total) * 10) / 10
}
