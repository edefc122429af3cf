import * as contract from '@tq/contract/bulk.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { answerBulkRequest, askBulkPrice, listBulkRequests } from './bulk.ts'

export function bulkRoutes(app: App) {
  const { staffMail, limitsNetworks } = app.deps.settings
  serve(app, contract.askBulkPrice, async ({ db, body, address }) => {
    await askBulkPrice(db, body, { address, limitsNetworks, staffMail })
    return { data: null, successMessage: 'Đã gửi yêu cầu, chúng tôi báo giá trong một ngày làm việc' }
  })
  serve(app, contract.listBulkRequests, ({ db, query }) => listBulkRequests(db, query))
  serve(app, contract.answerBulkRequest, async ({ db, actor, params }) => ({
    data: await answerBulkRequest(db, params.id, { actor }),
  }))
}
