import type { FastifyReply } from 'fastify'
import type { Delivery } from './delivery.ts'
import type { Exchanges } from './exchanges.ts'
import type { Hanging } from './hanging.ts'
import type { Store, Transaction } from './store.ts'
import type { Switches } from './switches.ts'

export type Fields = Record<string, string>

/** What both gateways work with. */
export interface GatewayDeps {
  store: Store
  exchanges: Exchanges
  delivery: Delivery
  hanging: Hanging
  fetch: typeof fetch
  /** How things go for this payment: what was picked on its page, else what holds for all. */
  switchesOf(transaction: Transaction | null): Switches
  /** What was picked on a pay page, as far as it differs from what holds for all anyway. */
  picksOf(fields: Fields): Partial<Switches>
  /** Whether an address belongs to the merchant: notices are sent nowhere else. */
  isMerchants(url: string | undefined): boolean
  /** Whether a browser that came by this `Host` may be sent there: to the merchant, also under the very address it came by. */
  isWayBack(url: string | undefined, host: string | undefined): boolean
}

/** The fields of a body that is an object of texts and numbers. */
export function textFields(body: unknown): Fields {
  const entries = Object.entries((body ?? {}) as object).filter(([, value]) => /^(string|number)$/.test(typeof value))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Answers a question between servers as the switches say; the work is done first, so that a lost answer is only that. */
export async function answerApi(
  desk: GatewayDeps,
  { transaction, reply }: { transaction: Transaction | null; reply: FastifyReply },
  work: (isForged: boolean) => Fields | object,
) {
  const { api } = desk.switchesOf(transaction)
  if (api === 'fails') return reply.code(500).send({ error: 'sandbox' })
  const answer = work(api === 'forged')
  if (api === 'hangs') await desk.hanging.hang(reply.raw)
  return reply.send(answer)
}

const VIETNAM_MS = 7 * 3_600_000
export const stamp = (at: Date) => new Date(at.getTime() + VIETNAM_MS).toISOString().replace(/\D/g, '').slice(0, 14)

/** `yyyyMMddHHmmss` of Vietnam; null when it is none. */
export function readStamp(text = ''): Date | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The address with more fields behind it. */
export function withFields(url: string, query: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}
