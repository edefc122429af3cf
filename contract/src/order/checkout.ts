import { z } from 'zod'
import { DeliveryForm } from '../../forms/delivery.ts'
import { GuestCart } from '../cart.ts'
import { CHOSEN_METHODS, ONLINE_GATEWAYS, PAYMENT_GATEWAYS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { CheckoutBeside, CheckoutData, OrderId } from './shape.ts'

const checkoutFields = {
  paymentMethod: z.enum(CHOSEN_METHODS),
  /** One per checkout view. */
  requestKey: z.uuid(),
  /** What the shopper saw; a different price is refused, never charged. */
  expectedTotal: z.int().min(0),
  /** Not pre-ticked. */
  isAgreed: z.literal(true),
}

export const checkOut = endpoint({
  method: 'POST',
  path: '/api/Order/CheckOut',
  access: 'user',
  summary: 'Đặt hàng từ giỏ của tôi',
  body: z.strictObject(checkoutFields),
  data: CheckoutData,
  beside: CheckoutBeside,
})

export const checkOutAsGuest = endpoint({
  method: 'POST',
  path: '/api/Order/checkout-without-login',
  access: 'open',
  summary: 'Đặt hàng không cần đăng nhập',
  body: GuestCart.extend({ ...checkoutFields, delivery: DeliveryForm }),
  data: CheckoutData,
  beside: CheckoutBeside,
})

/** Another attempt for an unpaid order, by the same or another way. */
export const payAgain = endpoint({
  method: 'POST',
  path: '/api/Order/:id/pay',
  access: 'open',
  summary: 'Thanh toán lại một đơn chưa trả tiền',
  params: z.object({ id: OrderId }),
  body: z.strictObject({ paymentMethod: z.enum(PAYMENT_GATEWAYS) }),
  data: CheckoutData,
  beside: CheckoutBeside,
})

export const PaymentOption = z.object({
  method: z.enum(CHOSEN_METHODS),
  /** Where the browser may be sent. */
  hosts: z.array(z.string()),
  isSandbox: z.boolean(),
})

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/Payment/Methods',
  access: 'open',
  summary: 'Các cách thanh toán đang có',
  data: z.array(PaymentOption),
})

/** The page a gateway sends the browser back to hands its query over: which order it is about. Money is not moved by it alone. */
export const readPaymentReturn = endpoint({
  method: 'POST',
  path: '/api/Payment/Return',
  access: 'open',
  summary: 'Đọc địa chỉ quay về của cổng thanh toán',
  body: z.strictObject({ gateway: z.enum(ONLINE_GATEWAYS), query: z.string().max(8_000) }),
  data: z.object({ orderId: OrderId }),
})
