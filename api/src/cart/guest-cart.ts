import type { Cart, GuestCart } from '@tq/contract/cart.ts'
import type { CodeFamily } from '@tq/contract/enums.ts'
import type { z } from 'zod'
import { requireOthers } from '../promotion/affiliate-code.ts'
import { normalCode } from '../promotion/codes.ts'
import { type Asker, type CartInput, customerOf } from './cart-input.ts'
import type { CartPricing, SentCode } from './cart-pricing.ts'
import { requireRoom, requireUseful } from './codes/codes-in-cart.ts'
import { requireDeliverable } from './delivery/delivery.ts'
import { findTypedAffiliate } from './price-cart.ts'

type Body = z.output<typeof GuestCart>

/** The guest's cart comes with every call; only ids, quantities and codes are read from it. */
export const toCartInput = ({ lines, codes, affiliateCode, delivery }: Body): CartInput => ({
  lines,
  codes,
  affiliateCode,
  delivery:
    delivery &&
    (Object.fromEntries(Object.entries(delivery).filter(([, value]) => value !== undefined)) as CartInput['delivery']),
})

export async function calculate(pricing: CartPricing, asker: Asker, cart: CartInput): Promise<Cart> {
  return pricing.show(await pricing.priceSent(cart, asker), cart)
}

export async function addGuestCode(pricing: CartPricing, asker: Asker, cart: CartInput, typed: string): Promise<Cart> {
  await pricing.typedCode(typed, asker)
  requireRoom(cart.codes.filter((code) => normalCode(code) !== normalCode(typed)).length)
  const withCode = { ...cart, codes: [...cart.codes, typed] }
  const made = await pricing.priceSent(withCode, asker)
  requireUseful(made, typed)
  return pricing.show(made, withCode)
}

/** Removes the named code of that family, or all. Codes are counted as guesses here too, so removing can't be used to test them. */
export async function removeGuestCodes(
  pricing: CartPricing,
  asker: Asker,
  cart: CartInput,
  family: CodeFamily,
  only: string | null,
): Promise<Cart> {
  const named = only === null ? null : normalCode(only)
  const isNamed = (code: SentCode) => named !== null && code.name === named && (code.family ?? family) === family
  const made = await pricing.priceSent(cart, asker, (code) => (only === null ? code.family === family : isNamed(code)))
  return pricing.show(made, cart)
}

export async function addGuestAffiliate(pricing: CartPricing, asker: Asker, cart: CartInput, typed: string): Promise<Cart> {
  const found = await findTypedAffiliate(pricing.sources, typed)
  const link = requireOthers(found, await customerOf(pricing.db, asker.userId, await pricing.judged(cart, asker)))
  return calculate(pricing, asker, { ...cart, affiliateCode: link.code })
}

export async function quoteShipping(pricing: CartPricing, asker: Asker, cart: CartInput): Promise<Cart> {
  const made = await pricing.priceSent(cart, asker)
  await requireDeliverable(pricing, made, cart.delivery)
  return pricing.show(made, cart)
}
