import * as contract from '@tq/contract/learning/textbook.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { readTextbook } from './textbook.ts'
import { listTextbooks } from './textbook-list.ts'

export function textbookRoutes(app: App) {
  serve(app, contract.listTextbooks, ({ db, query, cacheInfo }) => listTextbooks(db, query, cacheInfo))
  serve(app, contract.getTextbook, async ({ db, params, cacheInfo }) => ({ data: await readTextbook(db, params.id, cacheInfo) }))
}
