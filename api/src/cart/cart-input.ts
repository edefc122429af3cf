import type { Delivery } from '@tq/contract/cart.ts'
import type { Db } from '@tq/db/database.ts'
import type { CartLineInput } from '../inventory/cart-lines.ts'
import { type Contact, type Customer, readContact } from '../promotion/customer.ts'

/** Who asks, and from where. */
export interface Asker {
  userId: string | null
  address: string
}

/** What somebody wants to buy, wherever it is kept: the one thing that is priced, checked and ordered. */
export interface CartInput {
  lines: CartLineInput[]
  /** As typed. */
  codes: string[]
  affiliateCode: string | null
  /** As far as it was filled in. */
  delivery: Partial<Omit<Delivery, 'placeText'>> | null
  /** The buyer, where it was read together with the cart. */
  owner?: Contact
}

/** A member is also known by the mailbox and phone of the account, whatever the delivery says. */
export async function customerOf(db: Db, userId: string | null, { delivery, owner }: CartInput): Promise<Customer> {
  const own = userId ? (owner ?? (await readContact(db, userId))) : null
  const given = (...values: (string | undefined)[]) => [...new Set(values.flatMap((value) => value || []))]
  return { userId, emails: given(own?.email, delivery?.email), phones: given(own?.phone, delivery?.phone) }
}
