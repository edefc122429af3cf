import type { Cart, GuestCart } from '@tq/contract/cart.ts'
import type { z } from 'zod'
import { requireOthers } from '../promotion/affiliate-code.ts'
import { normalCode } from '../promotion/codes.ts'
import type { CartDesk, SentCode } from './cart-desk.ts'
import { requireRoom, requireUseful } from './codes/codes-in-cart.ts'
import { requireDeliverable } from './delivery.ts'
import { findTypedAffiliate } from './price-cart.ts'
import { type Asker, customerOf, type WishedCart } from './wished-cart.ts'

type Body = z.output<typeof GuestCart>

/** The guest's cart comes with every call; only ids, quantities and codes are read from it. */
export const wished = ({ lines, codes, affiliateCode, delivery }: Body): WishedCart => ({
  lines,
  codes,
  affiliateCode,
  delivery:
    delivery &&
    (Object.fromEntries(Object.entries(delivery).filter(([, value]) => value !== undefined)) as WishedCart['delivery']),
})

export async function calculate(desk: CartDesk, asker: Asker, cart: WishedCart): Promise<Cart> {
  return desk.show(await desk.priceSent(cart, asker), cart)
}

export async function addGuestCode(desk: CartDesk, asker: Asker, cart: WishedCart, typed: string): Promise<Cart> {
  await desk.typedCode(typed, asker)
  requireRoom(cart.codes.filter((code) => normalCode(code) !== normalCode(typed)).length)
  const withCode = { ...cart, codes: [...cart.codes, typed] }
  const made = await desk.priceSent(withCode, asker)
  requireUseful(made, typed)
  return desk.show(made, withCode)
}

/** Codes of that family taken out: the one named, or all. They were looked at like any others, so nothing can be found out here. */
export async function removeGuestCodes(
  desk: CartDesk,
  asker: Asker,
  cart: WishedCart,
  family: 'voucher' | 'coupon',
  only: string | null,
): Promise<Cart> {
  const named = only === null ? null : normalCode(only)
  const isNamed = (code: SentCode) => named !== null && code.name === named && (code.family ?? family) === family
  const made = await desk.priceSent(cart, asker, (code) => (only === null ? code.family === family : isNamed(code)))
  return desk.show(made, cart)
}

export async function addGuestAffiliate(desk: CartDesk, asker: Asker, cart: WishedCart, typed: string): Promise<Cart> {
  const found = await findTypedAffiliate(desk.sources, typed)
  const link = requireOthers(found, await customerOf(desk.db, asker.userId, await desk.judged(cart, asker)))
  return calculate(desk, asker, { ...cart, affiliateCode: link.code })
}

export async function quoteShipping(desk: CartDesk, asker: Asker, cart: WishedCart): Promise<Cart> {
  const made = await desk.priceSent(cart, asker)
  await requireDeliverable(desk, made, cart.delivery)
  return desk.show(made, cart)
}
