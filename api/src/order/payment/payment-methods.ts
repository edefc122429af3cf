import { CHOSEN_METHODS } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import type { Settings } from '../../deps.ts'
import { openGateways } from '../../payment/gateways.ts'
import { paymentFor } from '../../payment/stand-ins.ts'

export type PaymentMethods = ReturnType<typeof openPaymentMethods>

/** The ways to pay that this shop offers. */
export function openPaymentMethods({ payment, bank, publicUrl }: Pick<Settings, 'payment' | 'bank' | 'publicUrl'>) {
  const gateways = openGateways(payment)
  const isOffered = (method: ChosenMethod) => method === 'cod' || (method === 'transfer' ? Boolean(bank) : method in gateways)
  return {
    gateways,
    /** To begin a payment with: where this visitor finds them. */
    gatewaysFor: ({ host }: { host?: string | undefined }) => openGateways(paymentFor(payment, publicUrl, host)),
    offered: CHOSEN_METHODS.filter(isOffered),
    requireOffered(method: ChosenMethod): void {
      if (!isOffered(method)) throw new AppError('PAYMENT_METHOD_SUSPENDED')
    },
  }
}
