import * as contract from '@tq/contract/my-library.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { getOwned, listOwned } from './my-library.ts'

export function myLibraryRoutes(app: App) {
  serve(app, contract.listDigitalProductsOwned, ({ db, user, query }) => listOwned(db, user.id, 'digital', query))
  serve(app, contract.getDigitalProductOwned, async ({ db, user, params }) => ({
    data: await getOwned(db, user.id, params.productSaleId),
  }))
}
