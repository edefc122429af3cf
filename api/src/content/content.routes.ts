import * as contract from '@tq/contract/content.ts'
import type { App } from '../http/deps.ts'
import { serve } from '../http/serve.ts'
import { getLandingPage } from './landing-page.ts'

export function contentRoutes(app: App) {
  serve(app, contract.getLandingPage, async ({ db, params, fresh }) => ({ data: await getLandingPage(db, params.id, fresh) }))
}
