import * as contract from '@tq/contract/promotion/affiliate.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { applyAsAffiliate } from './apply.ts'
import { countClicks } from './count-clicks.ts'
import { decideAffiliate, decidePayout, leave } from './decide-application.ts'
import { requestPayout } from './request-payout.ts'
import { listCommissions, readUserAffiliate } from './user-affiliate.ts'

export function affiliateRoutes(app: App) {
  const { db, settings } = app.deps
  const { publicUrl, staffMail } = settings
  const click = countClicks(app)
  const shown = async (userId: string, successMessage?: string) => ({
    data: await readUserAffiliate(db, userId, publicUrl),
    ...(successMessage ? { successMessage } : {}),
  })

  serve(app, contract.getUserAffiliate, ({ user }) => shown(user.id))
  serve(app, contract.applyAsAffiliate, async ({ db, user, body }) => {
    await applyAsAffiliate(db, user.id, body, settings)
    return shown(user.id, 'Đã gửi hồ sơ cộng tác viên')
  })
  serve(app, contract.leaveAffiliates, async ({ db, user }) => {
    await leave(db, user.id)
    return shown(user.id, 'Đã tắt mã cộng tác viên')
  })
  serve(app, contract.listCommissions, ({ db, user, query }) => listCommissions(db, user.id, query))
  serve(app, contract.requestPayout, async ({ db, user }) => {
    await requestPayout(db, user.id, staffMail)
    return shown(user.id, 'Đã gửi yêu cầu trả tiền')
  })
  serve(app, contract.countAffiliateClick, async ({ body, address }) => {
    await click(body.code, address)
    return { data: null }
  })
  serve(app, contract.decideAffiliate, async ({ db, actor, params, body }) => ({
    data: await decideAffiliate(db, params.userId, { ...body, actor }, settings),
  }))
  serve(app, contract.decidePayout, async ({ db, actor, params, body }) => {
    await decidePayout(db, params.id, { ...body, actor }, settings)
    return { data: null }
  })
}
