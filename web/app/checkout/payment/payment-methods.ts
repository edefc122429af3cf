import type { Cart } from '@tq/contract/cart.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import { CASH_MOST } from '@tq/contract/publisher.ts'
import { formatPrice } from '../../lib/format.ts'

export interface MethodChoice {
  method: ChosenMethod
  title: string
  hint: string
  /** Why it can't be chosen for this order. */
  refusal: string | null
}

export function methodsFor(cart: Pick<Cart, 'lines' | 'total'>): MethodChoice[] {
  return [
    {
      method: 'vnpay',
      title: 'Thẻ ngân hàng hoặc mã QR',
      hint: 'Qua cổng VNPAY: thẻ nội địa, thẻ quốc tế, ứng dụng ngân hàng',
      refusal: null,
    },
    { method: 'epay', title: 'Ví và tài khoản Epay', hint: 'Chuyển sang trang Epay để xác nhận', refusal: null },
    { method: 'cod', title: 'Trả tiền khi nhận hàng', hint: 'Trả tiền mặt cho người giao', refusal: refusalAtTheDoor(cart) },
    { method: 'transfer', title: 'Chuyển khoản ngân hàng', hint: 'Quét mã VietQR bằng ứng dụng ngân hàng', refusal: null },
  ]
}

function refusalAtTheDoor({ lines, total }: Pick<Cart, 'lines' | 'total'>): string | null {
  const opened = lines.find((line) => line.objectType !== 0)
  if (opened) return `Không dùng được vì đơn có ${opened.kind === 'course' ? 'khoá học' : 'sách điện tử'}`
  if (total > CASH_MOST) return `Chỉ dùng được cho đơn đến ${formatPrice(CASH_MOST)}`
  return null
}
