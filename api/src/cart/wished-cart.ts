import type { Delivery } from '@tq/contract/cart.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Customer } from '../promotion/customer.ts'

/** What somebody wants to buy, wherever it is kept: the one thing that is priced, checked and ordered. */
export interface WishedCart {
  lines: WishedLine[]
  /** As typed. */
  codes: string[]
  affiliateCode: string | null
  /** As far as it was filled in. */
  delivery: Partial<Omit<Delivery, 'placeText'>> | null
}

export interface WishedLine {
  productId: number
  quantity: number
  cartDetailId?: number
  priceSeen?: number
  isLater?: boolean
}

const MOST_OF_ONE = 999

/** The same product on two lines is one line. */
export function mergeLines<Line extends WishedLine>(lines: Line[]): Line[] {
  const merged = new Map<number, Line>()
  for (const line of lines) {
    const known = merged.get(line.productId)
    merged.set(line.productId, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  for (const { productId, quantity } of merged.values()) {
    if (quantity > MOST_OF_ONE)
      throw new AppError('INPUT_INVALID', {
        message: `Mỗi sản phẩm đặt được nhiều nhất ${MOST_OF_ONE} bản một lần`,
        fields: [{ field: String(productId), message: `nhiều nhất ${MOST_OF_ONE}` }],
      })
  }
  return [...merged.values()]
}

export const customerOf = (userId: string | null, { delivery }: WishedCart): Customer => ({
  userId,
  email: delivery?.email || null,
  phone: delivery?.phone || null,
})
