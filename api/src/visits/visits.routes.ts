import * as contract from '@tq/contract/content/visits.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { countViews } from './count-views.ts'
import { passOnViews } from './pass-on.ts'

export function visitsRoutes(app: App) {
  const { settings, routePatterns } = app.deps
  const take = settings.analyticsUrl ? passOnViews(app, settings.analyticsUrl) : countViews(app)

  serve(app, contract.reportPageView, async ({ body, headers }) => {
    const isRefused = headers.dnt === '1' || headers['sec-gpc'] === '1'
    // Anybody can send anything here: only pages there are make rows.
    const isKnown = !routePatterns || routePatterns.has(body.pattern)
    if (!isRefused && isKnown) take(body)
    return { data: null }
  })
}
