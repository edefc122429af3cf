import type { FastifyInstance } from 'fastify'
import { type DeliveryOptions, openDelivery } from './delivery.ts'
import type { GatewayDeps } from './desk.ts'
import { mountEpayApi } from './epay/api.ts'
import { mountEpayPage } from './epay/pay.ts'
import type { EpayKeys } from './epay/sign.ts'
import { keepExchanges } from './exchanges.ts'
import { openHanging } from './hanging.ts'
import { openStore } from './store.ts'
import { QUIET, readSwitches, type Switches } from './switches.ts'
import { mountVnpayApi } from './vnpay/api.ts'
import { mountVnpayPage } from './vnpay/pay.ts'
import type { VnpayKeys } from './vnpay/sign.ts'

export interface GatewaysOptions extends Partial<DeliveryOptions> {
  vnpay: VnpayKeys & {
    /** The real one is entered in VNPAY's portal. */
    ipnUrl: string
  }
  epay: EpayKeys
  /** The only places notices are sent to, and browsers too unless the next one says otherwise. */
  merchantOrigins: string[]
  /** The merchant's origin for a browser that came by this `Host`; null when that is no address of theirs. */
  originFor?: (host: string | undefined) => string | null
  /** Where payments are kept; without one they are in memory, and other processes don't know them. */
  folder?: string | null
  mostTransactions?: number
  /** The longest a hanging call hangs. */
  hangMs?: number
  /** How notices leave, for a merchant that has no socket. */
  fetch?: typeof fetch
}

const BODY_LIMIT = 64 * 1024

/**
 * Stand-ins for VNPAY and MegaPay that speak their wires. A pay page carries all it needs, signed by the merchant, so any
 * process may take the click. Switches, held notices and the list of exchanges are those of the process that was asked.
 */
export function openGateways(options: GatewaysOptions) {
  let switches: Switches = { ...QUIET }
  const exchanges = keepExchanges()
  const hanging = openHanging(options.hangMs ?? 30_000)
  const delivery = openDelivery(exchanges, {
    retries: options.retries ?? 10,
    // The real one waits five minutes.
    retryMs: options.retryMs ?? 5_000,
    afterReturnMs: options.afterReturnMs ?? 1_000,
  })
  const desk: GatewayDeps = {
    store: openStore(options.mostTransactions ?? 2_000, options.folder ?? null),
    exchanges,
    delivery,
    hanging,
    fetch: options.fetch ?? fetch,
    switchesOf: (transaction) => ({ ...switches, ...transaction?.switches }),
    picksOf(fields) {
      const picks = Object.entries(readSwitches(fields))
      return Object.fromEntries(picks.filter(([name, value]) => switches[name as keyof Switches] !== value))
    },
    isMerchants,
    isWayBack: (url, host) => isMerchants(url) || (url !== undefined && originOf(url) === options.originFor?.(host)),
  }

  function isMerchants(url: string | undefined): boolean {
    return options.merchantOrigins.includes(originOf(url ?? '') ?? '')
  }

  /** Changes some switches for all payments; nothing at all puts them back. */
  function turn(given: Record<string, unknown>): Switches {
    switches = { ...(Object.keys(given).length ? switches : QUIET), ...readSwitches(given) }
    return switches
  }

  /** Sends what was held and answers who hangs. */
  async function release({ isReversed = false } = {}): Promise<number> {
    return hanging.release() + (await delivery.release(isReversed))
  }

  async function plugin(http: FastifyInstance): Promise<void> {
    http.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    )
    mountVnpayPage(http, desk, options.vnpay)
    mountVnpayApi(http, desk, options.vnpay)
    mountEpayPage(http, desk, options.epay)
    mountEpayApi(http, desk, options.epay)
    http.post('/switches', async (request) => turn((request.body ?? {}) as Record<string, unknown>))
    http.post('/release', async (request) => ({
      released: await release({ isReversed: (request.body as { isReversed?: boolean } | null)?.isReversed === true }),
    }))
    http.get('/exchanges', async (_request, reply) => reply.header('cache-control', 'no-store').send(exchanges.list()))
    http.addHook('preClose', async () => {
      delivery.close()
      hanging.release()
    })
  }

  return { plugin, turn, release, settled: delivery.settled, exchanges: exchanges.list }
}

const originOf = (url: string) => URL.parse(url)?.origin

export type SandboxGateways = ReturnType<typeof openGateways>
