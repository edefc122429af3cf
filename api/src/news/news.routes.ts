import * as contract from '@tq/contract/content/news.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { getNews, listNewest, listNews, listRelated, listTags } from './news.ts'

export function newsRoutes(app: App) {
  serve(app, contract.listNews, ({ db, query, cacheInfo }) => listNews(db, query, cacheInfo))
  serve(app, contract.listNewsTags, async ({ db, cacheInfo }) => ({ data: await listTags(db, cacheInfo) }))
  serve(app, contract.getNews, async ({ db, params, cacheInfo }) => ({ data: await getNews(db, params.url, cacheInfo) }))
  serve(app, contract.listNewestNews, async ({ db, params, cacheInfo }) => ({
    data: await listNewest(db, params.arg, cacheInfo),
  }))
  serve(app, contract.listRelatedNews, async ({ db, params, cacheInfo }) => ({
    data: await listRelated(db, params.arg, cacheInfo),
  }))
}
