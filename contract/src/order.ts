import { z } from 'zod'
import { DeliveryForm } from '../forms/delivery.ts'
import { Delivery, GuestCart, PriceStep } from './cart.ts'
import { KINDS, Picture } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { choice, Instant, oneOf, Page, TypedText } from './shapes.ts'

export const ORDER_STATUSES = [
  'awaitingPayment',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'partlyRefunded',
  'refunded',
  'needsAttention',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const STATUS_NAMES: Record<OrderStatus, string> = {
  awaitingPayment: 'Chờ thanh toán',
  paid: 'Đã thanh toán',
  processing: 'Đang xử lý',
  shipped: 'Đã gửi hàng',
  delivered: 'Đã giao',
  completed: 'Hoàn tất',
  cancelled: 'Đã huỷ',
  partlyRefunded: 'Hoàn tiền một phần',
  refunded: 'Hoàn tiền toàn phần',
  needsAttention: 'Cần xử lý',
}

/** `none`: nothing was left to pay. */
export const PAYMENT_METHODS = ['vnpay', 'epay', 'cod', 'transfer', 'none'] as const
export const CHOSEN_METHODS = ['vnpay', 'epay', 'cod', 'transfer'] as const
export type ChosenMethod = (typeof CHOSEN_METHODS)[number]

/** SPEC §4: the browser tells by these words where to go next; tests hold them. */
export const CHECKOUT_MESSAGES = {
  vnpay: 'Đơn hàng đã được ghi nhận, đang chuyển tới cổng VNPAY',
  epay: 'Đơn hàng đã được ghi nhận, đang chuyển tới cổng epay',
  placed: 'Đặt hàng thành công',
} as const

const OrderId = z.uuid()

export const OrderLine = z.object({
  id: z.int(),
  productId: z.int(),
  title: z.string(),
  address: z.string(),
  kind: z.enum(KINDS),
  isShipped: z.boolean(),
  quantity: z.int(),
  picture: Picture.nullable(),
  listTotal: z.int(),
  subtotal: z.int(),
  couponCode: z.string().nullable(),
  couponDiscount: z.int(),
  voucherDiscount: z.int(),
  total: z.int(),
  vatClass: z.string(),
  vat: z.int(),
  parts: z.array(z.object({ productId: z.int(), title: z.string(), quantity: z.int() })),
  refundedQuantity: z.int(),
  refundedAmount: z.int(),
  /** Delivered or opened, and not reviewed yet. */
  canReview: z.boolean(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** A bank transfer: the account, what to write, and the VietQR picture as SVG. */
export const Transfer = z.object({
  bankName: z.string(),
  account: z.string(),
  holder: z.string(),
  amount: z.int(),
  content: z.string(),
  qrSvg: z.string(),
})
export type Transfer = z.infer<typeof Transfer>

export const Order = z.object({
  id: OrderId,
  code: z.string(),
  status: z.enum(ORDER_STATUSES),
  statusName: z.string(),
  /** What happens next, in one sentence. */
  next: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  isPaid: z.boolean(),
  /** The last attempt: still open, or why it failed. */
  payment: z
    .object({ ref: z.string(), status: z.enum(['open', 'paid', 'failed', 'void', 'suspect']), reason: z.string().nullable() })
    .nullable(),
  transfer: Transfer.nullable(),
  lines: z.array(OrderLine),
  steps: z.array(PriceStep),
  vat: z.array(z.object({ vatClass: z.string(), base: z.int(), amount: z.int() })),
  listTotal: z.int(),
  goodsTotal: z.int(),
  shippingFee: z.int(),
  total: z.int(),
  refundedTotal: z.int(),
  delivery: Delivery,
  isOnlyDigital: z.boolean(),
  shippingFrom: z.string().nullable(),
  shippingTo: z.string().nullable(),
  trackingCode: z.string().nullable(),
  events: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES).nullable(),
      text: z.string(),
      by: z.enum(['customer', 'staff', 'system', 'gateway']),
      at: Instant,
    }),
  ),
  createdAt: Instant,
  /** Unpaid orders are kept until then. */
  holdUntil: Instant.nullable(),
  cancelReason: z.string().nullable(),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  /** Until when something may be given back; null when nothing may. */
  returnUntil: Instant.nullable(),
  hasOpenReturn: z.boolean(),
  /** Bought without an account: one can be made from it. */
  isGuest: z.boolean(),
})
export type Order = z.infer<typeof Order>

/** What a gateway's page is sent to: SPEC §4 keeps it as `ePayModel`. */
export const EpayModel = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })
export type EpayModel = z.infer<typeof EpayModel>

/** SPEC §4: an address for the card gateway, a model for epay, otherwise the order. */
const CheckoutData = z.union([z.string(), EpayModel, Order])
const CheckoutBeside = z.object({ orderId: OrderId, gateway: z.enum(PAYMENT_METHODS) })

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

/** By its unguessable id: the confirmation page of guests and members. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/Order/:id',
  access: 'open',
  summary: 'Đơn hàng và tình trạng thanh toán',
  params: z.object({ id: OrderId }),
  data: Order,
})

export const OrderSummary = z.object({
  id: OrderId,
  code: z.string(),
  status: z.enum(ORDER_STATUSES),
  statusName: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  total: z.int(),
  count: z.int(),
  /** The first three lines. */
  lines: z.array(z.object({ title: z.string(), address: z.string(), quantity: z.int(), picture: Picture.nullable() })),
  createdAt: Instant,
  canPay: z.boolean(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/User/orders',
  access: 'user',
  summary: 'Đơn hàng của tôi',
  query: z.object({ page: Page, status: choice(oneOf(ORDER_STATUSES)), searchContent: TypedText }),
  data: z.array(OrderSummary),
  beside: z.object({ totalCount: z.int() }),
})

export const getMyOrder = endpoint({
  method: 'GET',
  path: '/api/User/orders/:id',
  access: 'user',
  summary: 'Chi tiết một đơn hàng của tôi',
  params: z.object({ id: OrderId }),
  data: Order,
})

export const cancelOrder = endpoint({
  method: 'PATCH',
  path: '/api/User/CancelOrder',
  access: 'user',
  summary: 'Huỷ một đơn hàng của tôi',
  body: z.strictObject({ id: OrderId, reason: z.string().trim().min(1, 'Vui lòng cho biết lý do huỷ').max(500) }),
  data: Order,
})

/** Another attempt for an unpaid order, by the same or another way. */
export const payAgain = endpoint({
  method: 'POST',
  path: '/api/Order/:id/pay',
  access: 'open',
  summary: 'Thanh toán lại một đơn chưa trả tiền',
  params: z.object({ id: OrderId }),
  body: z.strictObject({ paymentMethod: z.enum(['vnpay', 'epay', 'transfer']) }),
  data: CheckoutData,
  beside: CheckoutBeside,
})

/** Puts what can still be bought back into the cart. */
export const buyAgain = endpoint({
  method: 'POST',
  path: '/api/User/orders/:id/buy-again',
  access: 'user',
  summary: 'Mua lại',
  params: z.object({ id: OrderId }),
  data: z.object({ added: z.int(), remarks: z.array(z.string()), totalProducts: z.int() }),
})

export const requestReturn = endpoint({
  method: 'POST',
  path: '/api/User/orders/:id/return',
  access: 'user',
  summary: 'Yêu cầu trả hàng',
  params: z.object({ id: OrderId }),
  body: z.strictObject({
    reason: z.string().trim().min(10, 'Vui lòng mô tả lý do, ít nhất 10 ký tự').max(1000),
    lines: z
      .array(z.strictObject({ lineId: z.int().positive(), quantity: z.int().min(1).max(999) }))
      .min(1, 'Chọn ít nhất một sản phẩm')
      .max(100),
  }),
  data: Order,
})

/** A guest who made an account takes the order along: whoever is logged in with the e-mail it was placed with. */
export const claimOrder = endpoint({
  method: 'POST',
  path: '/api/Order/:id/claim',
  access: 'user',
  summary: 'Đưa đơn của khách vào tài khoản',
  params: z.object({ id: OrderId }),
  data: Order,
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
  body: z.strictObject({ gateway: z.enum(['vnpay', 'epay']), query: z.string().max(8_000) }),
  data: z.object({ orderId: OrderId }),
})

/** For staff: the steps after payment. */
export const advanceOrder = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Orders/:id',
  access: 'staff',
  summary: 'Chuyển trạng thái một đơn hàng',
  params: z.object({ id: OrderId }),
  body: z.strictObject({
    status: z.enum(['paid', 'processing', 'shipped', 'delivered', 'completed', 'cancelled']),
    trackingCode: z.string().trim().max(60).optional(),
    note: z.string().trim().max(500).default(''),
  }),
  data: Order,
})

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/Staff/Orders/:id/refund',
  access: 'staff',
  summary: 'Hoàn tiền theo dòng',
  params: z.object({ id: OrderId }),
  body: z.strictObject({
    /** What staff saw as refunded so far: a second refund sent by mistake is refused. */
    expectedRefunded: z.int().min(0),
    lines: z
      .array(z.strictObject({ lineId: z.int().positive(), quantity: z.int().min(1).max(999) }))
      .min(1)
      .max(100),
    includesShipping: z.boolean().default(false),
    reason: z.string().trim().min(1).max(500),
    isRestocked: z.boolean().default(false),
  }),
  data: Order,
})
