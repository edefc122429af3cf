import type { TaskList } from 'graphile-worker'
import type { JobDeps } from '../jobs.ts'
import { openGateways } from '../payment/gateways.ts'
import { checkCounts } from './check-counts.ts'
import { completeDelivered } from './complete-delivered.ts'
import { askAboutRefunds } from './follow-refunds.ts'
import { forgetLeftBuyers } from './forget-buyer.ts'
import { askGateways, giveUpExpired } from './reconcile.ts'
import { sendRefund } from './send-refund.ts'

export function orderJobs({ db, settings: { payment, publicUrl } }: JobDeps): TaskList {
  const gateways = openGateways(payment)
  return {
    'ask-gateways': async () => {
      await askGateways(db, gateways, publicUrl)
      await askAboutRefunds(db, gateways, publicUrl)
    },
    'give-up-expired': async () => {
      await giveUpExpired(db, gateways, publicUrl)
    },
    'check-counts': () => checkCounts(db),
    'complete-delivered': () => completeDelivered(db),
    'forget-left-buyers': () => forgetLeftBuyers(db),
    'send-refund': (payload) => sendRefund(db, gateways, (payload as { id: string }).id, publicUrl),
  }
}
