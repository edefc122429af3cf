import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { customerUses } from '@tq/db/schema/promotion.ts'
import { sql } from 'drizzle-orm'
import { mailboxKey } from '../mail/mailbox.ts'

/** A buyer, by everything we know: account, mailboxes and phones of the account and of the delivery. */
export interface Customer {
  userId: string | null
  emails: string[]
  phones: string[]
}

/** How an account is reached; empty where that is not known. */
export interface Contact {
  email: string
  phone: string
}

export async function readContact(db: Db, userId: string): Promise<Contact | null> {
  const [row] = await runPrepared<Contact>(db, sql`select email, phone from users where id = ${userId}::uuid`)
  return row ?? null
}

/** Limits count for each of these keys: ordering as a guest, or with another e-mail, does not reset them. */
export function customerKeys({ userId, emails, phones }: Customer): string[] {
  const keys = [
    ...(userId ? [`user:${userId}`] : []),
    ...emails.map((email) => `email:${mailboxKey(email)}`),
    ...phones.map((phone) => `phone:${phone.replace(/\D/g, '')}`),
  ]
  return [...new Set(keys)]
}

export const flashPromotionKey = (flashSaleId: number, productId: number) => `flash:${flashSaleId}:${productId}`
export const codePromotionKey = (codeId: number) => `code:${codeId}`

/** How many of each code or flash price this customer has used: the largest count over account, mailboxes and phones. */
export async function usesBy(db: Db, customer: Customer, promotionKeys: string[]): Promise<Map<string, number>> {
  const most = new Map<string, number>()
  if (!promotionKeys.length) return most
  const keys = customerKeys(customer)
  if (!keys.length) return most
  const rows = await db
    .select()
    .from(customerUses)
    .where(
      sql`${customerUses.promotionKey} = any(${sql.param(promotionKeys)}::text[]) and ${customerUses.customer} = any(${sql.param(keys)}::text[])`,
    )
  for (const { promotionKey, usedCount } of rows) most.set(promotionKey, Math.max(usedCount, most.get(promotionKey) ?? 0))
  return most
}
