import { listOffersForCart } from '@tq/contract/cart.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import * as contract from '@tq/contract/promotion/codes.ts'
import type { Db } from '@tq/db/database.ts'
import { codeCustomers, codes, collectedCodes } from '@tq/db/schema/promotion.ts'
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { App, Person } from '../deps.ts'
import { offsetOf, type Paged, pagesOf } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import { offersFor } from '../promotion/offers.ts'
import type { CartPricing } from './cart-pricing.ts'
import { toCartInput } from './guest-cart.ts'
import { readCart } from './member-cart.ts'
import type { PricedCart } from './price-cart.ts'

/** The lists of codes a person may use. They are measured against that person's cart, so they stand with the cart. */
export function offersRoutes(app: App, pricing: CartPricing) {
  serve(app, contract.listVouchers, ({ user, query }) => listOffers(pricing, user, { ...query, family: 'voucher' }))
  serve(app, contract.listCoupons, ({ user, query }) => listOffers(pricing, user, { ...query, family: 'coupon' }))
  serve(app, listOffersForCart, async ({ user, body, address }) => {
    const made = await pricing.priceSent(toCartInput(body), { userId: user?.id ?? null, address })
    return pageOf(pricing, made, { ...body, perPage: contract.OFFERS_PER_PAGE }, user)
  })
  serve(app, contract.collectCoupon, async ({ db, user, params }) => {
    await requireOffered(db, params.id, user.id)
    await db.insert(collectedCodes).values({ userId: user.id, codeId: params.id }).onConflictDoNothing()
    return { data: null, successMessage: 'Đã lưu phiếu khuyến mãi' }
  })
  serve(app, contract.dropCoupon, async ({ db, user, params }) => {
    const { rowCount } = await db
      .delete(collectedCodes)
      .where(and(eq(collectedCodes.userId, user.id), eq(collectedCodes.codeId, params.id)))
    if (!rowCount) throw new AppError('COUPON_NOT_FOUND')
    return { data: null, successMessage: 'Đã bỏ phiếu khuyến mãi' }
  })
}

interface Wanted extends Paged {
  family: OfferedCode['family']
}

async function listOffers(pricing: CartPricing, user: Person | null, wanted: Wanted) {
  const cart = user ? await readCart(pricing.db, user.id) : { lines: [], codes: [], affiliateCode: null, delivery: null }
  return pageOf(pricing, await pricing.price(cart, user?.id ?? null), wanted, user)
}

async function pageOf(pricing: CartPricing, made: PricedCart, wanted: Wanted, user: Person | null) {
  const usable = (await pricing.offered(made.customer)).filter((code) => code.family === wanted.family)
  const collected = user ? await collectedBy(pricing.db, user.id) : new Set<number>()
  const offers = offersFor(usable, made).map((offer) => ({ ...offer, isCollected: collected.has(offer.id) }))
  // What somebody put aside stands first, so that it is found again.
  offers.sort((a, b) => Number(b.isCollected) - Number(a.isCollected))
  return {
    data: offers.slice(offsetOf(wanted)).slice(0, wanted.perPage),
    totalPage: pagesOf(offers.length, wanted.perPage),
    total: offers.length,
  }
}

async function collectedBy(db: Db, userId: string): Promise<Set<number>> {
  const rows = await db.select({ id: collectedCodes.codeId }).from(collectedCodes).where(eq(collectedCodes.userId, userId))
  return new Set(rows.map(({ id }) => id))
}

/** What runs now and is listed for all, or given to this person: nothing else is ever offered. */
async function requireOffered(db: Db, id: number, userId: string): Promise<void> {
  const mine = db.select({ id: codeCustomers.codeId }).from(codeCustomers).where(eq(codeCustomers.userId, userId))
  const isListed = and(eq(codes.isPublic, true), eq(codes.isForSome, false))
  const [row] = await db
    .select({ id: codes.id })
    .from(codes)
    .where(
      and(
        ...[eq(codes.id, id), eq(codes.family, 'coupon'), or(isListed, inArray(codes.id, mine))],
        ...[lte(codes.startsAt, sql`now()`), gt(codes.endsAt, sql`now()`)],
      ),
    )
  if (!row) throw new AppError('COUPON_NOT_FOUND')
}
