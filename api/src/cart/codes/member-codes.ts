import type { Cart } from '@tq/contract/cart.ts'
import type { CodeFamily } from '@tq/contract/enums.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { cartCodes, carts } from '@tq/db/schema/cart.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { requireOthers } from '../../promotion/affiliate-code.ts'
import { normalCode } from '../../promotion/codes.ts'
import { customerOf } from '../cart-input.ts'
import type { CartPricing } from '../cart-pricing.ts'
import { type Member, readCart, showCart } from '../member-cart.ts'
import { findTypedAffiliate } from '../price-cart.ts'
import { requireRoom, requireUseful } from './codes-in-cart.ts'

/** The code goes into the cart when it does something there; a voucher that is beaten by it leaves. */
export async function addCode(pricing: CartPricing, member: Member, typed: string): Promise<Cart> {
  const { id } = await pricing.typedCode(typed, { userId: member.id, address: member.address })
  const cart = await readCart(pricing.db, member.id)
  const made = await pricing.price({ ...cart, codes: [...cart.codes, typed] }, member.id)
  const code = requireUseful(made, typed)
  const isVoucher = made.priced.voucher?.code === code
  const beaten = made.rules
    .filter((rule) => isVoucher && rule.family === 'voucher' && rule.effect !== 'shipping' && rule.code !== code)
    .map((rule) => rule.code)
  const stored = await pricing.codes.find(beaten)
  await pricing.db.transaction(async (tx) => {
    await lockCart(tx, member.id)
    const gone = [...stored.values()].map((one) => one.id)
    if (gone.length) await tx.delete(cartCodes).where(and(eq(cartCodes.userId, member.id), inArray(cartCodes.codeId, gone)))
    requireRoom(await tx.$count(cartCodes, and(eq(cartCodes.userId, member.id), ne(cartCodes.codeId, id))))
    await tx.insert(cartCodes).values({ userId: member.id, codeId: id }).onConflictDoNothing()
  })
  return showCart(pricing, member)
}

/** The one named, or all of that family. */
export async function removeCodes(
  pricing: CartPricing,
  member: Member,
  family: CodeFamily,
  only: string | undefined,
): Promise<Cart> {
  const named = only === undefined ? undefined : eq(codes.code, normalCode(only) ?? '')
  const ids = pricing.db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.family, family), named))
  await pricing.db.delete(cartCodes).where(and(eq(cartCodes.userId, member.id), inArray(cartCodes.codeId, ids)))
  return showCart(pricing, member)
}

export async function addAffiliate(pricing: CartPricing, member: Member, typed: string): Promise<Cart> {
  const found = await findTypedAffiliate(pricing.sources, typed)
  const link = requireOthers(found, await customerOf(pricing.db, member.id, await readCart(pricing.db, member.id)))
  await openCart(pricing.db, member.id)
  await setAffiliate(pricing.db, member.id, link.code)
  return showCart(pricing, member)
}

export async function removeAffiliate(pricing: CartPricing, member: Member): Promise<Cart> {
  await setAffiliate(pricing.db, member.id, null)
  return showCart(pricing, member)
}

const setAffiliate = (db: Db, userId: string, affiliateCode: string | null) =>
  db.update(carts).set({ affiliateCode }).where(eq(carts.userId, userId))

export async function openCart(db: Db, userId: string): Promise<void> {
  await db.insert(carts).values({ userId }).onConflictDoNothing()
}

/** Locks the cart, so that two requests can't both count its codes and together add more than fit. */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await openCart(tx, userId)
  await tx.select({ userId: carts.userId }).from(carts).where(eq(carts.userId, userId)).for('update')
}
