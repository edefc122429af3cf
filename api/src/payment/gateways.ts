import { openEpay } from './epay/epay.ts'
import type { EpayConfig } from './epay/epay-fields.ts'
import type { Gateway, GatewayName } from './gateway.ts'
import { openVnpay } from './vnpay/vnpay.ts'
import type { VnpayConfig } from './vnpay/vnpay-fields.ts'

export interface PaymentSettings {
  /** Null: not offered. */
  vnpay: VnpayConfig | null
  epay: EpayConfig | null
  /** At least one of them is a stand-in in this very program: no real money, never in production. */
  isSandbox: boolean
}

/** The gateways that are offered. */
export function openGateways({ vnpay, epay }: PaymentSettings): Partial<Record<GatewayName, Gateway>> {
  return { ...(vnpay ? { vnpay: openVnpay(vnpay) } : {}), ...(epay ? { epay: openEpay(epay) } : {}) }
}
