import * as contract from '@tq/contract/content/contact.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { sendContactMessage } from './contact.ts'

export function contactRoutes(app: App) {
  const { staffMail } = app.deps.settings
  serve(app, contract.sendContactMessage, async ({ db, body, address }) => {
    await sendContactMessage(db, body, { address, staffMail })
    return { data: null, successMessage: 'Đã gửi lời nhắn, chúng tôi trả lời trong một ngày làm việc' }
  })
}
