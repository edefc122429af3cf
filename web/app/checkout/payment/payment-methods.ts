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

/** Two of them show a QR code: one here and straight to the press, the other on the gateway's page. */
export const WAY_WORDS = {
  vnpay: { title: 'Thẻ ngân hàng nội địa hoặc quốc tế', hint: 'Qua cổng VNPAY. Thư Quán không thấy và không giữ số thẻ' },
  epay: { title: 'Ví điện tử hoặc QR qua cổng Epay', hint: 'Mở trang Epay rồi quét bằng ví hoặc ứng dụng ngân hàng có liên kết' },
  cod: { title: 'Trả tiền khi nhận hàng', hint: 'Trả tiền mặt cho người giao' },
  transfer: {
    title: 'Chuyển khoản VietQR',
    hint: 'Mã hiện ngay tại Thư Quán, quét bằng ứng dụng ngân hàng nào cũng được; không mất phí',
  },
} as const satisfies Record<ChosenMethod, { title: string; hint: string }>

/** Whoever gives a book seldom wants its price told, and at the door it is. */
const GIFT_AT_THE_DOOR = `${WAY_WORDS.cod.hint}. Người nhận sẽ thấy số tiền phải trả khi nhận hàng`

export function methodsFor(cart: Pick<Cart, 'lines' | 'total' | 'delivery'>): MethodChoice[] {
  const cash = cart.delivery?.gift ? { ...WAY_WORDS.cod, hint: GIFT_AT_THE_DOOR } : WAY_WORDS.cod
  return [
    { method: 'vnpay', ...WAY_WORDS.vnpay, refusal: null },
    { method: 'epay', ...WAY_WORDS.epay, refusal: null },
    { method: 'cod', ...cash, refusal: refusalAtTheDoor(cart) },
    { method: 'transfer', ...WAY_WORDS.transfer, refusal: null },
  ]
}

function refusalAtTheDoor({ lines, total }: Pick<Cart, 'lines' | 'total'>): string | null {
  const opened = lines.find((line) => line.objectType !== 0)
  if (opened) return `Không dùng được vì đơn có ${opened.kind === 'course' ? 'khoá học' : 'sách điện tử'}`
  if (total > CASH_MOST) return `Chỉ dùng được cho đơn đến ${formatPrice(CASH_MOST)}`
  return null
}
