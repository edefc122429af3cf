import type { Cart, setDelivery as setDeliveryCall } from '@tq/contract/cart.ts'
import type { Body } from '@tq/contract/endpoint.ts'
import { carts } from '@tq/db/schema/cart.ts'
import { eq } from 'drizzle-orm'
import { addAddress } from '../address/address.ts'
import type { CartDesk } from './cart-desk.ts'
import { requireDeliverable } from './delivery.ts'
import { type Member, readCart, showCart } from './member-cart.ts'
import { openCart } from './member-codes.ts'

export async function setDelivery(
  desk: CartDesk,
  member: Member,
  { isKept, ...delivery }: Body<typeof setDeliveryCall>,
): Promise<Cart> {
  const cart = { ...(await readCart(desk.db, member.id)), delivery }
  const made = await desk.price(cart, { userId: member.id, address: member.address })
  await requireDeliverable(desk, made, delivery)
  await openCart(desk.db, member.id)
  await desk.db.update(carts).set({ delivery }).where(eq(carts.userId, member.id))
  if (isKept && delivery.wardId && delivery.address) {
    const { name, phone, address, wardId } = delivery
    await addAddress(desk.db, member.id, { name, phone, address, wardId, isDefault: false })
  }
  return showCart(desk, member)
}
