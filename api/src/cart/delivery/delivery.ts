import { AppError } from '@tq/contract/errors.ts'
import { ShippedDeliveryForm } from '@tq/contract/forms/delivery.ts'
import type { Db } from '@tq/db/database.ts'
import type { CartInput } from '../cart-input.ts'
import type { CartPricing } from '../cart-pricing.ts'
import type { PricedCart } from '../price-cart.ts'

/** Where something is shipped, the address must be whole, its ward in force, and somebody must go there. */
export async function requireDeliverable(
  pricing: Pick<CartPricing, 'place'>,
  made: PricedCart,
  delivery: CartInput['delivery'],
  tx?: Db,
): Promise<void> {
  if (made.isOnlyDigital) return
  const read = ShippedDeliveryForm.safeParse(delivery ?? {})
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    throw new AppError('DELIVERY_INCOMPLETE', { values: fields, fields })
  }
  if (!(await pricing.place(read.data.wardId, tx)).isInForce) throw new AppError('WARD_UNKNOWN')
  if (!made.lines.some(({ quantity }) => quantity > 0)) return
  const isOffered = made.quotes.some(({ method }) => method === read.data.method)
  if (!isOffered)
    throw new AppError('SHIPPING_METHOD_UNAVAILABLE', {
      fields: [{ field: 'method', message: 'Cách giao này chưa có cho địa chỉ đã chọn' }],
    })
}
