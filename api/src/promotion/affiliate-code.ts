import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { affiliates } from '@tq/db/schema/affiliate.ts'
import type { Tag } from '@tq/db/tags.ts'
import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { mailboxKey } from '../mail/mailbox.ts'
import type { Customer } from './customer.ts'

export interface AffiliateLink {
  userId: string
  code: string
  percent: number
  email: string
  phone: string
}

const HELD_MS = 5_000

export function cacheAffiliates(db: Database) {
  const held = new LRUCache<string, { link: AffiliateLink | null }>({ max: 5_000, ttl: HELD_MS })
  return {
    async find(code: string): Promise<AffiliateLink | null> {
      const known = held.get(code)
      if (known) return known.link
      const link = await findAffiliate(db, code)
      held.set(code, { link })
      return link
    },
    invalidate(tags: Tag[] | 'all') {
      if (tags === 'all' || tags.includes('affiliates')) held.clear()
    },
  }
}

export async function findAffiliate(db: Db, code: string): Promise<AffiliateLink | null> {
  const [row] = await db
    .select({
      userId: affiliates.userId,
      code: affiliates.code,
      percent: affiliates.percent,
      email: users.email,
      phone: users.phone,
    })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(and(eq(affiliates.code, code), eq(affiliates.status, 'active'), eq(users.isActive, true)))
  return row ?? null
}

/** Nobody earns by buying for themselves, whichever way they are recognised. */
export function isOwnCode(link: AffiliateLink, { userId, emails, phones }: Customer): boolean {
  return (
    link.userId === userId ||
    emails.some((email) => mailboxKey(email) === mailboxKey(link.email)) ||
    (link.phone !== '' && phones.includes(link.phone))
  )
}

export function requireOthers(link: AffiliateLink | null, customer: Customer): AffiliateLink {
  if (!link) throw new AppError('AFFILIATE_INVALID')
  if (isOwnCode(link, customer)) throw new AppError('AFFILIATE_OWN_CODE')
  return link
}
