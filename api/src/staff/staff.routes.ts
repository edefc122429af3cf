import * as contract from '@tq/contract/staff/audit.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listAudit } from './list-audit.ts'

export function staffRoutes(app: App) {
  serve(app, contract.listAudit, ({ db, query }) => listAudit(db, query))
}
