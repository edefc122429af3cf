import * as feedbackContract from '@tq/contract/catalog/feedback.ts'
import * as contract from '@tq/contract/catalog.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database } from '@tq/db/database.ts'
import type { App } from '../deps.ts'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { TaggedCache } from '../http/cache/tagged-cache.ts'
import { pagesOf } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import { BesideMemory } from './beside/beside-memory.ts'
import { knownProducts } from './beside/known-products.ts'
import { CardMemory } from './card-memory.ts'
import type { CatalogMemory } from './catalog-memory.ts'
import { ColumnMemory } from './columns/column-memory.ts'
import { listFeedback } from './feedback.ts'
import { listFlashSales } from './flash-sale.ts'
import { getProduct, listCourses, listInSameCategory } from './product.ts'
import { findProducts, type ListSummary } from './product-list.ts'
import { noteMisses } from './search/missed-queries.ts'
import { ShopMemory } from './search/shop-memory.ts'
import { suggest } from './search/suggest.ts'
import { listBoughtTogether } from './together/bought-together.ts'

/** Counts and facets are the dear part of a list, and the same on each of its pages. */
const SUMMARIES_KEPT = 2_000

export function catalogRoutes(app: App): CatalogMemory {
  const summaries = new TaggedCache<ListSummary>('catalog', SUMMARIES_KEPT)
  const shop = new ShopMemory()
  const cards = new CardMemory()
  const columns = new ColumnMemory(app.deps.db)
  const beside = new BesideMemory(app.deps.db)
  app.onInvalidated((tags) => {
    summaries.invalidate(tags)
    shop.invalidate(tags)
    cards.invalidate(tags)
    columns.invalidate(tags)
    beside.invalidate(tags)
  })
  const known = knownProducts(columns, beside)
  const kept = { summaries, shop, cards, columns, noteMiss: noteMisses(app) }

  serve(app, contract.listProducts, ({ db, query, cacheInfo }) => listProducts(db, query, cacheInfo, kept))
  serve(app, contract.listDigitalProducts, ({ db, query, cacheInfo }) =>
    listProducts(db, { ...query, objectType: [1] }, cacheInfo, kept),
  )
  serve(app, contract.suggest, async ({ db, query, cacheInfo }) => {
    cacheInfo.dependsOn('catalog', 'category')
    return { data: await suggest(db, query.searchContent, await shop.read(db), await columns.get()) }
  })
  serve(app, contract.getProduct, async ({ db, params, cacheInfo }) => ({ data: await getProduct(db, params.id, cacheInfo) }))
  serve(app, contract.listProductsInSameCategory, async ({ db, params, cacheInfo }) => ({
    data: await listInSameCategory(db, params.id, cacheInfo, { cards, columns: await columns.get() }),
  }))
  serve(app, contract.listBoughtTogether, async ({ db, params, cacheInfo }) => ({
    data: await listBoughtTogether(db, params.id, cacheInfo, { cards, known }),
  }))
  serve(app, contract.listCoursesOfProduct, async ({ db, params, cacheInfo }) => ({
    data: await listCourses(db, params.id, cacheInfo, known),
  }))
  serve(app, feedbackContract.listFeedbackOfProduct, ({ db, params, query, cacheInfo }) =>
    listFeedback(db, params.id, query, cacheInfo, known),
  )
  serve(app, feedbackContract.listFeedback, ({ db, query, cacheInfo }) => listFeedback(db, null, query, cacheInfo))
  serve(app, contract.listFlashSales, async ({ db, cacheInfo }) => ({ data: await listFlashSales(db, cacheInfo, cards) }))
  return { cards, columns, known, setListening: (isOn) => beside.setListening(isOn) }
}

interface ListParts {
  summaries: TaggedCache<ListSummary>
  shop: ShopMemory
  cards: CardMemory
  columns: ColumnMemory
  noteMiss: ReturnType<typeof noteMisses>
}

async function listProducts(
  db: Database,
  query: contract.ProductListQuery,
  cacheInfo: CacheInfo,
  { summaries, shop, cards, columns, noteMiss }: ListParts,
) {
  cacheInfo.dependsOn('catalog')
  const memo = summaries.open()
  const known = query.searchContent ? await shop.read(db) : undefined
  if (known) cacheInfo.dependsOn('category')
  const inMemory = await columns.get()
  if (inMemory) cards.readAhead(db, () => inMemory.mostBought())
  const found = await findProducts(db, query, { memo, shop: known, columns: inMemory })
  if (known && found.isMissed) noteMiss(query.searchContent, known.words)
  return {
    data: await cards.read(db, found.ids, cacheInfo),
    totalPage: pagesOf(found.total, query.perPage),
    total: found.total,
    isCountCapped: found.isCountCapped,
    facets: found.facets,
    searchedFor: found.searchedFor,
    isPartial: found.isPartial,
    leftOut: found.leftOut,
    shelves: found.shelves.map(toLink),
    nearby: {
      spellings: found.nearby.spellings,
      categories: found.nearby.categories.map(toLink),
      products: await cards.read(db, found.nearby.productIds, cacheInfo),
    },
  }
}

const toLink = ({ id, name }: { id: number; name: string }) => ({ id, name, address: addressId(name, id) })
