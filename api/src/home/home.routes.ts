import * as contract from '@tq/contract/content/home.ts'
import type { CatalogMemory } from '../catalog/catalog-memory.ts'
import { listCategories } from '../catalog/categories.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { BookBlocks } from './blocks.ts'
import * as home from './home.ts'

export function homeRoutes(app: App, catalog: CatalogMemory) {
  const blocks = new BookBlocks(catalog)
  app.onInvalidated((tags) => blocks.invalidate(tags))

  serve(app, contract.getCategories, async ({ db, cacheInfo }) => ({ data: await listCategories(db, cacheInfo) }))
  serve(app, contract.getLogos, async ({ db, cacheInfo }) => ({ data: await home.listLogos(db, cacheInfo) }))
  serve(app, contract.getBanners, async ({ db, cacheInfo }) => ({ data: await home.listBanners(db, cacheInfo) }))
  serve(app, contract.getBlocks, async ({ db, cacheInfo }) => ({ data: await blocks.list(db, cacheInfo) }))
  serve(app, contract.getBooksInBlock, async ({ db, params, cacheInfo }) => ({
    data: await blocks.listBooks(db, params.blockId, cacheInfo),
  }))
  serve(app, contract.getBooksInCategory, async ({ db, params, cacheInfo }) => ({
    data: await blocks.listBooksInCategory(db, params.id, cacheInfo),
  }))
  serve(app, contract.getSelectionBlocks, async ({ db, cacheInfo }) => ({ data: await blocks.listSelections(db, cacheInfo) }))
  serve(app, contract.getLibraryTeasers, async ({ db, cacheInfo }) => ({ data: await home.listLibraryTeasers(db, cacheInfo) }))
  serve(app, contract.getNewsTeasers, async ({ db, cacheInfo }) => ({ data: await home.listNewsTeasers(db, cacheInfo) }))
  serve(app, contract.getTextbookBlock, async ({ db, cacheInfo }) => ({ data: await home.listTextbookTeasers(db, cacheInfo) }))
  serve(app, contract.getPartnerLogos, async ({ db, cacheInfo }) => ({ data: await home.listPartnerLogos(db, cacheInfo) }))
  serve(app, contract.getQuickPanel, async ({ db, cacheInfo }) => ({ data: await home.getQuickPanel(db, cacheInfo) }))
}
