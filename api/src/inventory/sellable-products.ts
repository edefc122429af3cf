import type { CategoryLink, Picture } from '@tq/contract/catalog.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { writtenOnce } from '@tq/db/prepared.ts'
import type { Tag } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type CardRow, type PricedRow, selectCards, selectPriced } from '../catalog/cards.ts'
import { isReadyToOpen } from '../catalog/release/ready-to-open.ts'
import { SharedReads } from '../http/cache/shared-reads.ts'
import type { Goods, VatClass } from '../pricing/rules.ts'

/** A product as carts and orders see it. */
export interface ShelfGoods extends Goods {
  address: string
  authors: string[]
  picture: Picture | null
  category: CategoryLink | null
  weightGrams: number
  /** Null where nothing runs out. */
  available: number | null
  /** Still to come out; null once it has. */
  releaseDay: string | null
  /** False: its file or lessons are still being prepared. */
  isReady: boolean
  flashSaleId: number | null
  /** Pieces one customer may have at the flash price. */
  flashLimit: number | null
  /** What a combo holds; a single product holds itself. */
  parts: { productId: number; title: string; quantity: number; kind: Goods['kind'] }[]
}

interface Extra {
  vat_class: VatClass
  weight_grams: number | null
  sale_price: number
  is_ready: boolean
  flash_item: { price: number; left: number; limit: number } | null
  category: { id: number; name: string; parentId: number | null }
  parts: { productId: number; title: string; quantity: number; kind: Goods['kind']; price: number }[] | null
}

const EXTRA = sql`,
  p.vat_class, coalesce(sale.price, p.price) as sale_price, ${isReadyToOpen({ id: sql`p.id`, kind: sql`p.kind` })} as is_ready,
  case when p.kind = 'combo' then (select sum(coalesce(part.weight_grams, 0) * cp.quantity)::int from combo_parts cp
    join products part on part.id = cp.product_id where cp.combo_id = p.id) else p.weight_grams end as weight_grams,
  (select jsonb_build_object('price', i.price, 'left', i.quota - i.sold, 'limit', i.limit_per_customer)
    from flash_sale_items i where i.flash_sale_id = flash.flash_sale_id and i.product_id = p.id) as flash_item,
  (select jsonb_build_object('id', c.id, 'name', c.name, 'parentId', c.parent_id) from categories c where c.id = p.category_id)
    as category,
  case when p.kind = 'combo' then (select jsonb_agg(jsonb_build_object('productId', part.id, 'title', part.title,
    'quantity', cp.quantity, 'kind', part.kind, 'price', part.price) order by cp.position)
    from combo_parts cp join products part on part.id = cp.product_id where cp.combo_id = p.id) end as parts`

/** Read now, for what is charged, without what is only shown. Products that are gone or unpublished are left out. */
export async function readGoods(db: Db, productIds: number[]): Promise<Map<number, ShelfGoods>> {
  const rows = await readPriced(db, { productIds })
  return new Map(rows.map((row) => [row.id, toGoods({ ...row, authors: [], picture: null })]))
}

const readPriced = writtenOnce<PricedRow & Extra, { productIds: number[] }>(
  selectPriced(sql`p.id = any(${sql.placeholder('productIds')}::int[])`, EXTRA),
)

const isOneOf = (productIds: number[]) => sql`p.id = any(${sql.param(productIds)}::int[])`

const HELD_MS = 10_000
const HELD_MOST = 5_000

export interface GoodsCache {
  find(productIds: number[]): Promise<Map<number, ShelfGoods>>
  invalidate(tags: Tag[] | 'all'): void
}

/** For what is shown: held for seconds, until the product is invalidated or its price changes by the clock. */
export function createGoodsCache(db: Database): GoodsCache {
  const held = new LRUCache<number, { goods: ShelfGoods | null; untilMs: number }>({ max: HELD_MOST })
  const reads = new SharedReads(load)
  let invalidations = 0

  async function load(missing: number[]): Promise<Map<number, ShelfGoods>> {
    const invalidationsBefore = invalidations
    const rows = await selectCards<Extra>(db, isOneOf(missing), EXTRA)
    const found = new Map(rows.map((row) => [row.id, toGoods(row)]))
    if (invalidations !== invalidationsBefore) return found
    const now = Date.now()
    for (const id of missing) held.set(id, { goods: found.get(id) ?? null, untilMs: now + HELD_MS })
    for (const { id, price_changes_at: changesAt } of rows) {
      const entry = held.get(id)
      if (entry && changesAt) entry.untilMs = Math.min(entry.untilMs, new Date(changesAt).getTime())
    }
    return found
  }

  return {
    async find(productIds) {
      const now = Date.now()
      const found = new Map<number, ShelfGoods>()
      const missing: number[] = []
      for (const id of productIds) {
        const entry = held.get(id)
        if (!entry || entry.untilMs <= now) missing.push(id)
        else if (entry.goods) found.set(id, entry.goods)
      }
      if (missing.length) for (const [id, goods] of await reads.find(missing)) found.set(id, goods)
      return found
    },
    invalidate(tags) {
      if (tags === 'all') held.clear()
      else for (const tag of tags) if (tag.startsWith('book:')) held.delete(Number(tag.slice(5)))
      invalidations++
      reads.forget()
    },
  }
}

function toGoods(row: PricedRow & Pick<CardRow, 'authors' | 'picture'> & Extra): ShelfGoods {
  const { category } = row
  return {
    productId: row.id,
    title: row.title,
    kind: row.kind,
    isShipped: row.object_type === 0,
    categoryIds: category.parentId === null ? [category.id] : [category.id, category.parentId],
    listPrice: row.price,
    salePrice: row.sale_price,
    apartPrice: row.parts?.reduce((sum, part) => sum + part.price * part.quantity, 0) ?? null,
    flash: row.flash_item && { price: row.flash_item.price, left: Math.min(row.flash_item.left, row.flash_item.limit) },
    vatClass: row.vat_class,
    address: addressId(row.title, row.id),
    authors: row.authors,
    picture: row.picture,
    category: { id: category.id, name: category.name, address: addressId(category.name, category.id) },
    weightGrams: row.weight_grams ?? 0,
    available: row.available,
    releaseDay: row.release_day,
    isReady: row.is_ready,
    flashSaleId: row.flash_sale_id,
    flashLimit: row.flash_item?.limit ?? null,
    parts: row.parts?.map(({ productId, title, quantity, kind }) => ({ productId, title, quantity, kind })) ?? [
      { productId: row.id, title: row.title, quantity: 1, kind: row.kind },
    ],
  }
}

/** How many of it one order may hold: what is there, and one of what is opened online. */
export function mostOf({ isShipped, available }: ShelfGoods): number {
  return isShipped ? Math.max(0, Math.min(available ?? 999, 999)) : available === 0 ? 0 : 1
}
