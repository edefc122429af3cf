import { RETURN_PATH } from '@tq/api/account/google/google.ts'
import { readSecret } from '@tq/api/account/signing-keys.ts'
import { homeOrigin } from '@tq/api/payment/home-origin.ts'
import type { Database } from '@tq/db/database.ts'
import { fonts } from '@tq/sandbox/fonts.ts'
import { openGateways } from '@tq/sandbox/gateways.ts'
import { openGoogle } from '@tq/sandbox/google.ts'
import { SANDBOX_EPAY, SANDBOX_VNPAY } from '@tq/sandbox/keys.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { isGoogleSandbox } from '../config/google-config.ts'
import { SANDBOX_PREFIX } from '../config/payment-config.ts'

/** What the pages of all stand-ins are set in. */
export async function mountStandInFonts(
  server: FastifyInstance,
  { payment, google }: Pick<Config, 'payment' | 'google'>,
): Promise<void> {
  if (payment.isSandbox || (google && isGoogleSandbox(google))) await server.register(fonts, { prefix: SANDBOX_PREFIX })
}

/** The stand-ins for the payment gateways: in the demo, as long as a real one is missing. */
export async function mountGateways(
  server: FastifyInstance,
  { payment, publicUrl, ownUrl }: Pick<Config, 'payment' | 'publicUrl' | 'ownUrl'>,
  folder: string,
): Promise<void> {
  if (!payment.isSandbox) return
  const gateways = openGateways({
    vnpay: { ...SANDBOX_VNPAY, ipnUrl: `${ownUrl}/api/payment/vnpay/ipn` },
    epay: SANDBOX_EPAY,
    merchantOrigins: [publicUrl, ownUrl].map((url) => new URL(url).origin),
    originFor: (host) => homeOrigin(host, publicUrl),
    folder,
  })
  await server.register(gateways.plugin, { prefix: SANDBOX_PREFIX })
}

/** The stand-in for Google, likewise; one key for all processes. */
export async function mountGoogle(server: FastifyInstance, { google }: Pick<Config, 'google'>, db: Database): Promise<void> {
  if (!google || !isGoogleSandbox(google)) return
  const { plugin } = openGoogle({
    issuer: google.issuers[0] ?? '',
    returnPath: RETURN_PATH,
    keepKey: (make) => readSecret(db, 'google-sandbox-key', make),
  })
  await server.register(plugin, { prefix: SANDBOX_PREFIX })
}
