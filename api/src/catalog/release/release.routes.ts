import * as contract from '@tq/contract/catalog/release-day.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { changeReleaseDay } from './change-release-day.ts'

export function releaseRoutes(app: App) {
  serve(app, contract.changeReleaseDay, async ({ db, params, body, actor }) => ({
    data: await changeReleaseDay(db, params.id, { ...body, actor }),
    successMessage: 'Đã lưu ngày phát hành',
  }))
}
