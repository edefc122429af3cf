import type { Cart, setDelivery as setDeliveryCall } from '@tq/contract/cart.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Body } from '@tq/contract/http/endpoint.ts'
import { carts } from '@tq/db/schema/cart.ts'
import { eq } from 'drizzle-orm'
import { addAddress } from '../../address/address.ts'
import type { CartPricing } from '../cart-pricing.ts'
import { openCart } from '../codes/member-codes.ts'
import { type Member, readCart, showCart } from '../member-cart.ts'
import { requireDeliverable } from './delivery.ts'

export async function setDelivery(
  pricing: CartPricing,
  member: Member,
  { isKept, ...delivery }: Body<typeof setDeliveryCall>,
): Promise<Cart> {
  // Also of what is only opened online: what is kept may be used for the next parcel.
  if (delivery.wardId) await pricing.place(delivery.wardId)
  if (!(await pricing.mayName({ userId: member.id, address: member.address }, delivery)))
    throw new AppError('TOO_MANY_REQUESTS', { values: {} })
  const cart = { ...(await readCart(pricing.db, member.id)), delivery }
  const made = await pricing.price(cart, member.id)
  await requireDeliverable(pricing, made, delivery)
  // A full address book refuses the whole request: otherwise the answer would say that the address was saved.
  await pricing.db.transaction(async (tx) => {
    await openCart(tx, member.id)
    await tx.update(carts).set({ delivery }).where(eq(carts.userId, member.id))
    if (!isKept || !delivery.wardId || !delivery.address) return
    const { name, phone, address, wardId } = delivery
    await addAddress(tx, member.id, { name, phone, address, wardId, isDefault: false })
  })
  return showCart(pricing, member)
}
