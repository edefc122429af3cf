import { reportPageView } from '@tq/contract/content/visits.ts'
import { createShortLink } from '../../links/short-link.ts'
import { TEST_SETTINGS } from '../settings.ts'
import { staffActorIn } from '../staff-actor.ts'
import type { Till } from './orders.ts'

/** What passers-by leave behind: a page that was looked at, a printed code that was scanned, a notice that somebody made up. */
export async function leaveTraces({ api, db, BOOK }: Till): Promise<void> {
  await api.call(reportPageView, { body: { pattern: '/san-pham/:id', device: 'phone', LCP: 1_200 } })
  const link = { kind: 'p', targetType: 'product', target: String(BOOK), note: 'bìa bốn' } as const
  const code = await createShortLink(db, { ...link, actor: await staffActorIn(db) }, TEST_SETTINGS)
  await api.server.inject(`/p/${code}`)
  await api.server.inject('/api/payment/vnpay/ipn?vnp_TxnRef=GIA&vnp_SecureHash=00')
}
