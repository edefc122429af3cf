import { openGateways } from '@tq/sandbox/gateways.ts'
import { SANDBOX_EPAY, SANDBOX_VNPAY } from '@tq/sandbox/keys.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { SANDBOX_PREFIX } from '../payment-config.ts'

/** The stand-ins for the payment gateways: in the demo, as long as a real one is missing. */
export async function mountSandbox(
  server: FastifyInstance,
  { payment, publicUrl, ownUrl }: Pick<Config, 'payment' | 'publicUrl' | 'ownUrl'>,
  folder: string,
): Promise<void> {
  if (!payment.isSandbox) return
  const gateways = openGateways({
    vnpay: { ...SANDBOX_VNPAY, ipnUrl: `${ownUrl}/api/payment/vnpay/ipn` },
    epay: SANDBOX_EPAY,
    merchantOrigins: [publicUrl, ownUrl].map((url) => new URL(url).origin),
    folder,
  })
  await server.register(gateways.plugin, { prefix: SANDBOX_PREFIX })
}
