import { AppError } from '@tq/contract/errors.ts'
import type { OfferedCode } from '@tq/contract/promotion.ts'
import * as contract from '@tq/contract/promotion.ts'
import type { Db } from '@tq/db/database.ts'
import { codeCustomers, codes, collectedCodes } from '@tq/db/schema/promotion.ts'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { App, Person } from '../http/deps.ts'
import { serve } from '../http/serve.ts'
import { rulesFor, type StoredCode } from '../promotion/codes.ts'
import { offerOf } from '../promotion/offers.ts'
import type { CartDesk } from './cart-desk.ts'
import { readCart } from './member-cart.ts'

const PAGE_SIZE = 10

/** The lists of codes a person may use. They are measured against that person's cart, so they stand with the cart. */
export function offersRoutes(app: App, desk: CartDesk) {
  serve(app, contract.listVouchers, ({ user, query, address }) => listOffers(desk, 'voucher', user, query.page, address))
  serve(app, contract.listCoupons, ({ user, query, address }) => listOffers(desk, 'coupon', user, query.page, address))
  serve(app, contract.collectCoupon, async ({ db, user, params }) => {
    await requireListed(db, params.id)
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

async function listOffers(desk: CartDesk, family: OfferedCode['family'], user: Person | null, page: number, address: string) {
  const listed = (await desk.codes.listPublic()).filter((code) => code.family === family)
  const own = user ? await privateCodes(desk.db, user.id, family) : []
  const usable = await usableBy(desk.db, [...own, ...listed], user)
  const collected = user ? await collectedBy(desk.db, user.id) : new Set<number>()
  const cart = user ? await readCart(desk.db, user.id) : { lines: [], codes: [], affiliateCode: null, delivery: null }
  const made = await desk.price(cart, { userId: user?.id ?? null, address })
  return {
    data: usable.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((code) => offerOf(code, made, collected.has(code.id))),
    totalPage: Math.max(1, Math.ceil(usable.length / PAGE_SIZE)),
  }
}

/** Only what that person may use: not what is used up, by all or by them. */
async function usableBy(db: Db, stored: StoredCode[], user: Person | null): Promise<StoredCode[]> {
  const rules = await rulesFor(db, stored, { userId: user?.id ?? null, email: null, phone: null })
  return stored.filter((_, i) => rules[i]?.barred === null)
}

function privateCodes(db: Db, userId: string, family: OfferedCode['family']): Promise<StoredCode[]> {
  const mine = db.select({ id: codeCustomers.codeId }).from(codeCustomers).where(eq(codeCustomers.userId, userId))
  return db
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.family, family),
        eq(codes.isPublic, false),
        eq(codes.isForSome, true),
        inArray(codes.id, mine),
        lte(codes.startsAt, sql`now()`),
        gt(codes.endsAt, sql`now()`),
      ),
    )
    .orderBy(codes.endsAt, codes.id)
}

async function collectedBy(db: Db, userId: string): Promise<Set<number>> {
  const rows = await db.select({ id: collectedCodes.codeId }).from(collectedCodes).where(eq(collectedCodes.userId, userId))
  return new Set(rows.map(({ id }) => id))
}

async function requireListed(db: Db, id: number): Promise<void> {
  const [row] = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.id, id), eq(codes.family, 'coupon'), eq(codes.isPublic, true)))
  if (!row) throw new AppError('COUPON_NOT_FOUND')
}
