import * as contract from '@tq/contract/news.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { getNews, listNewest, listNews, listRelated, listTags } from './news.ts'

export function newsRoutes(app: App) {
  serve(app, contract.listNews, ({ db, query, fresh }) => listNews(db, query, fresh))
  serve(app, contract.listNewsTags, async ({ db, fresh }) => ({ data: await listTags(db, fresh) }))
  serve(app, contract.getNews, async ({ db, params, fresh }) => ({ data: await getNews(db, params.url, fresh) }))
  serve(app, contract.listNewestNews, async ({ db, params, fresh }) => ({ data: await listNewest(db, params.arg, fresh) }))
  serve(app, contract.listRelatedNews, async ({ db, params, fresh }) => ({ data: await listRelated(db, params.arg, fresh) }))
}
