import * as contract from '@tq/contract/catalog/author.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getAuthor } from './author.ts'
import { changeAuthor } from './change-author.ts'

export function authorRoutes(app: App) {
  serve(app, contract.getAuthor, async ({ db, params, cacheInfo }) => ({ data: await getAuthor(db, params.id, cacheInfo) }))
  serve(app, contract.changeAuthor, async ({ db, params, body, actor }) => ({
    data: await changeAuthor(db, params.id, { ...body, actor }),
    successMessage: 'Đã lưu tiểu sử',
  }))
}
