import { MOST_OF_ONE } from '@tq/contract/cart.ts'
import { AppError } from '@tq/contract/errors.ts'

export interface CartLineInput {
  productId: number
  quantity: number
  cartDetailId?: number
  priceSeen?: number
  isLater?: boolean
}

/** The same product on two lines is one line. */
export function mergeLines<Line extends CartLineInput>(lines: Line[]): Line[] {
  const merged = new Map<number, Line>()
  for (const line of lines) {
    const known = merged.get(line.productId)
    merged.set(line.productId, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  for (const { productId, quantity } of merged.values()) {
    if (quantity > MOST_OF_ONE)
      throw new AppError('TOO_MANY_OF_ONE', {
        values: MOST_OF_ONE,
        fields: [{ field: String(productId), message: `nhiều nhất ${MOST_OF_ONE}` }],
      })
  }
  return [...merged.values()]
}
