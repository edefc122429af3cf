import type { PaymentSettings } from './gateways.ts'
import { homeOrigin } from './home-origin.ts'

/**
 * The settings for one visitor. A demo at home is opened as `localhost`, as 127.0.0.1 or from another machine: its stand-ins are then
 * found, and lead back, where the visitor is; elsewhere there would be no cart and no login. Real gateways are where they are.
 */
export function paymentFor(payment: PaymentSettings, publicUrl: string, host: string | undefined): PaymentSettings {
  const origin = payment.isSandbox ? homeOrigin(host, publicUrl) : null
  if (!origin || origin === publicUrl) return payment
  const { vnpay, epay } = payment
  const isOurs = (url: string) => url.startsWith(`${publicUrl}/`)
  const moved = (url: string) => origin + url.slice(publicUrl.length)
  return {
    ...payment,
    vnpay: vnpay && isOurs(vnpay.payUrl) ? { ...vnpay, payUrl: moved(vnpay.payUrl), returnUrl: moved(vnpay.returnUrl) } : vnpay,
    epay:
      epay && isOurs(epay.domain)
        ? { ...epay, domain: moved(epay.domain), callBackUrl: moved(epay.callBackUrl), reqDomain: origin }
        : epay,
  }
}
