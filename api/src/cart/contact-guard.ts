import type { Database } from '@tq/db/database.ts'
import { LRUCache } from 'lru-cache'
import type { Settings } from '../deps.ts'
import { lruOfEntries } from '../http/cache/lru-of-entries.ts'
import { networkOf, tryConsume } from '../http/limit/rate-limit.ts'
import { customerKeys } from '../promotion/customer.ts'
import type { Asker, CartInput } from './cart-input.ts'

/** Mailboxes and telephones a cart may name, by one member or from one network: a family, not a directory. */
const CONTACTS = { most: 60, seconds: 3600 }
const CONTACTS_KEPT = 50_000
const SPENT_MS = 60_000

/**
 * A cart shows which codes its mailbox or phone has used up, so naming one after the other would tell who has bought here. Each
 * new one is counted; those named before are remembered in memory and cost no query.
 */
export function contactGuard(db: Database, { limitsNetworks }: Pick<Settings, 'limitsNetworks'>) {
  const heard = new LRUCache<string, true>({ ...lruOfEntries(CONTACTS_KEPT), ttl: CONTACTS.seconds * 1000 })
  /** Networks and members without attempts left, held in memory: otherwise everybody behind a network would wait for one row. */
  const spent = new LRUCache<string, true>({ ...lruOfEntries(CONTACTS_KEPT), ttl: SPENT_MS })

  return async function mayName({ userId, address }: Asker, delivery: CartInput['delivery']): Promise<boolean> {
    const emails = delivery?.email ? [delivery.email] : []
    const phones = delivery?.phone ? [delivery.phone] : []
    if (!userId && !limitsNetworks) return true
    const namer = userId ? `user:${userId}` : networkOf(address)
    for (const key of customerKeys({ userId: null, emails, phones })) {
      if (!heard.has(`${namer} ${key}`) && !(await take(namer, key))) return false
    }
    return true
  }

  async function take(namer: string, key: string): Promise<boolean> {
    if (spent.has(namer)) return false
    const isLeft = await tryConsume(db, `contact:${namer}`, CONTACTS)
    if (isLeft) heard.set(`${namer} ${key}`, true)
    else spent.set(namer, true)
    return isLeft
  }
}
