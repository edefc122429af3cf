import * as contract from '@tq/contract/home.ts'
import { listCategories } from '../catalog/categories.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import * as home from './home.ts'

export function homeRoutes(app: App) {
  serve(app, contract.getCategories, async ({ db, fresh }) => ({ data: await listCategories(db, fresh) }))
  serve(app, contract.getLogos, async ({ db, fresh }) => ({ data: await home.listLogos(db, fresh) }))
  serve(app, contract.getBanners, async ({ db, fresh }) => ({ data: await home.listBanners(db, fresh) }))
  serve(app, contract.getBlocks, async ({ db, fresh }) => ({ data: await home.listBlocks(db, fresh) }))
  serve(app, contract.getBooksInBlock, async ({ db, params, fresh }) => ({
    data: await home.listBooksInBlock(db, params.blockId, fresh),
  }))
  serve(app, contract.getBooksInCategory, async ({ db, params, fresh }) => ({
    data: await home.listBooksInCategory(db, params.id, fresh),
  }))
  serve(app, contract.getSelectionBlocks, async ({ db, fresh }) => ({ data: await home.listSelectionBlocks(db, fresh) }))
  serve(app, contract.getLibraryTeasers, async ({ db, fresh }) => ({ data: await home.listLibraryTeasers(db, fresh) }))
  serve(app, contract.getNewsTeasers, async ({ db, fresh }) => ({ data: await home.listNewsTeasers(db, fresh) }))
  serve(app, contract.getTextbookBlock, async ({ db, fresh }) => ({ data: await home.listTextbookTeasers(db, fresh) }))
  serve(app, contract.getPartnerLogos, async ({ db, fresh }) => ({ data: await home.listPartnerLogos(db, fresh) }))
  serve(app, contract.getQuickPanel, async ({ db, fresh }) => ({ data: await home.getQuickPanel(db, fresh) }))
}
