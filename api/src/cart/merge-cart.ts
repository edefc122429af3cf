import type { mergeCart as mergeCartCall } from '@tq/contract/cart.ts'
import { MOST_CODES, MOST_LINES } from '@tq/contract/cart.ts'
import { PIECES } from '@tq/contract/catalog/pieces.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type { Tx } from '@tq/db/database.ts'
import { cartCodes, cartLines, cartMerges, carts } from '@tq/db/schema/cart.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type CartLineInput, mergeLines } from '../inventory/cart-lines.ts'
import { mostOf, type ShelfGoods } from '../inventory/sellable-products.ts'
import { type AffiliateLink, isOwnCode } from '../promotion/affiliate-code.ts'
import type { StoredCode } from '../promotion/codes.ts'
import { customerOf } from './cart-input.ts'
import type { CartPricing } from './cart-pricing.ts'
import { lockCart } from './codes/member-codes.ts'
import { countCart, pricesFor, readCart } from './member-cart.ts'
import { findTypedAffiliate } from './price-cart.ts'

/** Commerce rule 24: quantities are summed per product up to the stock; the answer names what could not be taken over whole. */
export async function mergeCart(
  pricing: CartPricing,
  userId: string,
  { key, lines: given, codes, affiliateCode }: Body<typeof mergeCartCall>,
  /** Where its codes came from. */
  address = '',
): Promise<Data<typeof mergeCartCall>> {
  const wishes = mergeLines(given)
  const goods = await pricing.goods.find(wishes.map(({ productId }) => productId))
  const prices = await pricesFor(pricing.db, [...goods.values()], userId)
  const { known, rateLimited } = await pricing.resolveCodes(codes, { userId, address })
  const link = affiliateCode ? await findOthers(pricing, userId, affiliateCode) : null
  return pricing.db.transaction(async (tx) => {
    await lockCart(tx, userId)
    const [before] = await tx
      .select({ merged: cartMerges.merged, remarks: cartMerges.remarks })
      .from(cartMerges)
      .where(and(eq(cartMerges.userId, userId), eq(cartMerges.key, key)))
    // Repeats the first answer: the browser may never have received it, and must learn what did not fit.
    if (before) return { totalProducts: await countCart(tx, userId), ...before }
    const there = new Map(
      (await tx.select().from(cartLines).where(eq(cartLines.userId, userId))).map((line) => [line.productId, line]),
    )
    const { rows, remarks } = mergedLines(wishes, { goods, prices, there })
    if (rows.length)
      await tx
        .insert(cartLines)
        .values(rows.map((row) => ({ ...row, userId })))
        .onConflictDoUpdate({
          target: [cartLines.userId, cartLines.productId],
          set: { quantity: sql`excluded.quantity`, isLater: false },
        })
    const hasRoom = await addCodes(tx, userId, [...known.values()])
    if (!hasRoom) remarks.push(`Giỏ đã đủ ${MOST_CODES} mã, một số mã chưa chuyển sang`)
    if (link) await tx.update(carts).set({ affiliateCode: link.code }).where(eq(carts.userId, userId))
    if (rateLimited.length) remarks.push('Một số mã chưa chuyển sang được, bạn nhập lại sau ít phút nhé')
    const told = { merged: rows.length, remarks }
    await tx.insert(cartMerges).values({ userId, key, ...told })
    return { totalProducts: await countCart(tx, userId), ...told }
  })
}

/** Of several as many as find room. Says whether all did. */
async function addCodes(tx: Tx, userId: string, given: StoredCode[]): Promise<boolean> {
  const there = await tx.select({ id: cartCodes.codeId }).from(cartCodes).where(eq(cartCodes.userId, userId))
  const fresh = given.filter(({ id }) => !there.some((code) => code.id === id))
  const fitting = fresh.slice(0, Math.max(0, MOST_CODES - there.length))
  if (fitting.length) await tx.insert(cartCodes).values(fitting.map(({ id }) => ({ userId, codeId: id })))
  return fitting.length === fresh.length
}

function mergedLines(
  wishes: CartLineInput[],
  about: {
    goods: Map<number, ShelfGoods>
    prices: Map<number, number>
    there: Map<number, { quantity: number; isLater: boolean }>
  },
) {
  const { goods, prices, there } = about
  const remarks: string[] = []
  let room = MOST_LINES - there.size
  const rows = wishes.flatMap(({ productId, quantity }) => {
    const item = goods.get(productId)
    const most = item ? mostOf(item) : 0
    if (!item || most === 0) {
      remarks.push(item ? `“${item.title}” tạm hết hàng nên chưa vào giỏ` : 'Một sản phẩm không còn bán')
      return []
    }
    const line = there.get(productId)
    if (!line && room-- <= 0) {
      remarks.push(`Giỏ đã đủ ${MOST_LINES} loại, “${item.title}” chưa vào giỏ`)
      return []
    }
    const before = line && !line.isLater ? line.quantity : 0
    const after = Math.max(before, Math.min(before + quantity, most))
    if (item.isShipped && after < before + quantity)
      remarks.push(`“${item.title}” chỉ còn ${most} ${PIECES[item.kind]}, giỏ giữ ${after}`)
    return [{ productId, quantity: after, priceSeen: prices.get(productId) ?? item.salePrice }]
  })
  return { rows, remarks }
}

/** Somebody else's that is in force; anything else is left out, as is an own one. */
async function findOthers(pricing: CartPricing, userId: string, typed: string): Promise<AffiliateLink | null> {
  const link = await findTypedAffiliate(pricing.sources, typed)
  if (!link) return null
  return isOwnCode(link, await customerOf(pricing.db, userId, await readCart(pricing.db, userId))) ? null : link
}
