import * as contract from '@tq/contract/catalog/series.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getSeries } from './series.ts'

export function seriesRoutes(app: App) {
  serve(app, contract.getSeries, async ({ db, params, cacheInfo }) => ({ data: await getSeries(db, params.id, cacheInfo) }))
}
