import type { EpayModel, Order } from '@tq/contract/order.ts'
import { keepLastOrder } from '../order/last-order.ts'
import { requireAllowed } from '../payment/allowed-address.ts'
import { keepEpayModel, readEpayModel } from '../payment/epay-model.ts'
import type { CheckoutAnswer } from './place-order.ts'

export type Outcome = { to: 'gateway'; url: unknown } | { to: 'epay'; model: EpayModel | null } | { to: 'order'; order: Order }

/** SPEC §4: the words of the message tell where to go. */
export function outcomeOf({ successMessage, data }: Pick<CheckoutAnswer, 'successMessage' | 'data'>): Outcome {
  const message = successMessage?.toLowerCase() ?? ''
  if (message.includes('vnpay')) return { to: 'gateway', url: data }
  if (message.includes('epay')) return { to: 'epay', model: readEpayModel(data) }
  return { to: 'order', order: data as Order }
}

export const confirmationPath = (orderId: string) => `/xac-nhan-don-hang/${orderId}`

/**
 * Goes where the answer leads; throws the sentence to show where it may not. A reply that comes for an earlier press, with
 * another way of paying, leads to the order, where one can choose again.
 */
export async function followAnswer(answer: CheckoutAnswer, wanted: string, goTo: (path: string) => void): Promise<void> {
  keepLastOrder(answer.orderId)
  const outcome = outcomeOf(answer)
  if (outcome.to === 'order' || answer.gateway !== wanted) return goTo(confirmationPath(answer.orderId))
  if (outcome.to === 'gateway') return window.location.assign(await requireAllowed('vnpay', outcome.url))
  if (!outcome.model || !keepEpayModel(outcome.model)) throw new Error('Trình duyệt không giữ được thông tin thanh toán')
  goTo('/thanh-toan/epay')
}
