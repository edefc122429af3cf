import * as contract from '@tq/contract/learning/certificate.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getCertificate, listMyCertificates, revokeCertificate } from './certificates.ts'
import { certificatePdfRoute } from './pdf.routes.ts'

export function certificatesRoutes(app: App) {
  serve(app, contract.getCertificate, async ({ db, params }) => ({ data: await getCertificate(db, params.code) }))
  serve(app, contract.listMyCertificates, ({ db, user, query }) => listMyCertificates(db, app.tickets, user.id, query))
  serve(app, contract.revokeCertificate, async ({ db, params, body, actor }) => ({
    data: await revokeCertificate(db, params.code, { ...body, actor }),
  }))
  certificatePdfRoute(app)
}
