import { lruOfEntries } from '@tq/api/http/cache/lru-of-entries.ts'
import { networkOf } from '@tq/api/http/limit/rate-limit.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** What making costs the program: a page takes about five times the work of a call (docs/performance.md). */
export const COST = { call: 1, page: 5 }

/**
 * A school of 2,000 behind one address: everybody opens three pages nobody has opened before, all in the same minute, and nobody
 * is refused.
 */
const RESERVE_SECONDS = 300
/** Calls with a token are counted for that login alone: a crowd of members behind one address is many people. */
const LOGIN_SHARE = 0.1
const KEPT = 50_000

/** Counts that fill up again by themselves, for so many askers at most. */
class Buckets {
  readonly #buckets = new LRUCache<string, { left: number; at: number }>(lruOfEntries(KEPT))
  readonly #perSecond: number
  readonly #now: () => number

  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Seconds to wait; 0 when it was taken. */
  take(key: string, cost: number): number {
    const at = this.#now()
    const full = this.#perSecond * RESERVE_SECONDS
    const bucket = this.#buckets.get(key)
    const left = bucket ? Math.min(full, bucket.left + ((at - bucket.at) / 1000) * this.#perSecond) : full
    if (left < cost) return Math.ceil((cost - left) / this.#perSecond)
    if (bucket) Object.assign(bucket, { left: left - cost, at })
    else this.#buckets.set(key, { left: left - cost, at })
    return 0
  }
}

export type ReadLimit = (request: Pick<FastifyRequest, 'ip' | 'headers'>, cost: number) => void

/**
 * How much one network may have made, in the long run a share of what a process can do; what is held is free. In memory: each process
 * defends its own processor time, so as many processes give as many shares.
 */
export function createReadLimit(perSecond: number, now = () => performance.now()): ReadLimit {
  if (!perSecond) return () => {}
  const networks = new Buckets(perSecond, now)
  const logins = new Buckets(perSecond * LOGIN_SHARE, now)
  return ({ ip, headers }, cost) => {
    const login = cost === COST.call ? headers.authorization?.slice(-32) : undefined
    const wait = login ? logins.take(login, cost) : networks.take(networkOf(ip), cost)
    if (wait) throw new AppError('TOO_MANY_REQUESTS', { values: { what: TOO_MANY, seconds: wait }, retryAfter: wait })
  }
}

const TOO_MANY = 'Mạng của bạn vừa mở quá nhiều trang trong ít phút'
