import type { BuyerTrust } from '@tq/contract/enums.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import type { Tx } from '@tq/db/database.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { leavesOneIn, mostOfTitle } from '../inventory/hold-limits.ts'
import { titleRefused } from '../inventory/hold-refusals.ts'
import { requireInventory, stockShort } from '../inventory/require-in-stock.ts'
import type { ShelfGoods } from '../inventory/sellable-products.ts'
import { type Pieces, piecesOf, takeStock } from '../inventory/stock.ts'
import type { StoredCode } from '../promotion/codes.ts'
import { customerKeys } from '../promotion/customer.ts'
import { type HeldCode, type HeldFlash, takePromotions } from '../promotion/held-promotions.ts'

interface Holding {
  trust: BuyerTrust
  method: ChosenMethod
  stored: Map<string, StoredCode>
}

/** Always in the same order, stock before codes before flash pieces, so that two orders never wait for each other. */
export async function holdEverything(tx: Tx, made: PricedCart, { trust, method, stored }: Holding) {
  const lines = made.priced.lines.map((line) => ({ ...line, goods: line.wish.goods as ShelfGoods }))
  const oneIn = made.priced.total === 0 ? 0 : leavesOneIn(trust, method)
  const pieces = piecesOf(lines.map(({ wish, goods }) => ({ quantity: wish.quantity, parts: goods.parts })))
  const { rows, refused } = await takeStock(tx, pieces, oneIn)
  if (refused.length) {
    await requireInventory(
      tx,
      lines.map(({ wish, goods }) => ({ productId: goods.productId, quantity: wish.quantity })),
    )
    const short = refused.filter(({ onHand, reserved, quantity }) => onHand - reserved < quantity)
    if (short.length)
      throw stockShort(short.map(({ productId }) => ({ productId, title: '', text: 'Sản phẩm vừa hết hàng', left: 0 })))
    const titles = titlesIn(made)
    const scarce = refused.map((row) => ({
      productId: row.productId,
      title: titles.get(row.productId) ?? '',
      most: mostOfTitle(row, oneIn),
    }))
    throw titleRefused(trust, method, scarce)
  }
  const codes = usedCodes(made, stored)
  const flash: HeldFlash[] = lines.flatMap(({ goods, flashQuantity }) =>
    flashQuantity > 0 && goods.flashSaleId
      ? [
          {
            flashSaleId: goods.flashSaleId,
            productId: goods.productId,
            quantity: flashQuantity,
            limitPerCustomer: goods.flashLimit ?? 1,
          },
        ]
      : [],
  )
  await takePromotions(tx, { codes, flash, customerKeys: customerKeys(made.customer), trust, method })
  const held: Pieces = new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
  return { held, rows, codes }
}

export const titlesIn = ({ priced }: PricedCart) =>
  new Map(
    priced.lines.flatMap(({ wish }) =>
      (wish.goods as ShelfGoods).parts.map(({ productId, title }) => [productId, title] as const),
    ),
  )

function usedCodes({ priced }: PricedCart, stored: Map<string, StoredCode>): HeldCode[] {
  return [priced.voucher, priced.shippingVoucher, ...priced.coupons].flatMap((used) => {
    const code = used && stored.get(used.code)
    return code ? [{ id: code.id, code: code.code, limitPerCustomer: code.limitPerCustomer, saved: used.saves }] : []
  })
}
