import type { Db } from '@tq/db/database.ts'
import { customerUses } from '@tq/db/schema/promotion.ts'
import { and, inArray } from 'drizzle-orm'
import { mailboxKey } from '../account/email.ts'

/** Whoever is buying, as far as it is known. */
export interface Customer {
  userId: string | null
  email: string | null
  phone: string | null
}

/** Limits hold for each of these: ordering as a guest, or with another e-mail, does not start anew. */
export function customerKeys({ userId, email, phone }: Customer): string[] {
  return [
    ...(userId ? [`user:${userId}`] : []),
    ...(email ? [`email:${mailboxKey(email)}`] : []),
    ...(phone ? [`phone:${phone.replace(/\D/g, '')}`] : []),
  ]
}

export const flashThing = (flashSaleId: number, productId: number) => `flash:${flashSaleId}:${productId}`
export const codeThing = (codeId: number) => `code:${codeId}`

/** How many of each thing this customer has had, by whichever name they had the most. */
export async function usesBy(db: Db, customer: Customer, things: string[]): Promise<Map<string, number>> {
  const keys = customerKeys(customer)
  const most = new Map<string, number>()
  if (!keys.length || !things.length) return most
  const rows = await db
    .select()
    .from(customerUses)
    .where(and(inArray(customerUses.thing, things), inArray(customerUses.customer, keys)))
  for (const { thing, taken } of rows) most.set(thing, Math.max(taken, most.get(thing) ?? 0))
  return most
}
