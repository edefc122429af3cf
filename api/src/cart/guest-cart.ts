import type { Cart, GuestCart } from '@tq/contract/cart.ts'
import type { z } from 'zod'
import { requireAffiliate } from '../promotion/affiliate-code.ts'
import type { Asker, CartDesk } from './cart-desk.ts'
import { requireUseful, withoutCodes } from './codes-in-cart.ts'
import { requireDeliverable } from './delivery.ts'
import { customerOf, type WishedCart } from './wished-cart.ts'

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
  return desk.show(await desk.price(cart, asker), cart)
}

export async function addGuestCode(desk: CartDesk, asker: Asker, cart: WishedCart, typed: string): Promise<Cart> {
  const withCode = { ...cart, codes: [...cart.codes, typed] }
  const made = await desk.price(withCode, asker)
  requireUseful(made, typed)
  return desk.show(made, withCode)
}

export async function removeGuestCodes(
  desk: CartDesk,
  asker: Asker,
  cart: WishedCart,
  family: 'voucher' | 'coupon',
  only: string | null,
): Promise<Cart> {
  return calculate(desk, asker, { ...cart, codes: await withoutCodes(desk.codes.find, cart.codes, family, only) })
}

export async function addGuestAffiliate(desk: CartDesk, asker: Asker, cart: WishedCart, typed: string): Promise<Cart> {
  const link = await requireAffiliate(desk.sources.findAffiliate, typed, customerOf(asker.userId, cart))
  return calculate(desk, asker, { ...cart, affiliateCode: link.code })
}

export async function quoteShipping(desk: CartDesk, asker: Asker, cart: WishedCart): Promise<Cart> {
  const made = await desk.price(cart, asker)
  await requireDeliverable(desk, made, cart.delivery)
  return desk.show(made, cart)
}
