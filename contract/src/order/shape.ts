import { z } from 'zod'
import { Delivery, PriceStep } from '../cart.ts'
import { Picture } from '../catalog.ts'
import { ATTEMPT_STATUSES, ORDER_ACTORS, ORDER_STATUSES, PAYMENT_METHODS, PRODUCT_KINDS, RETURN_STATUSES } from '../enums.ts'
import { Instant } from '../shapes.ts'

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const STATUS_NAMES: Record<OrderStatus, string> = {
  awaitingPayment: 'Chờ thanh toán',
  paid: 'Đã thanh toán',
  processing: 'Đang xử lý',
  shipped: 'Đang giao',
  delivered: 'Đã giao',
  completed: 'Hoàn tất',
  cancelled: 'Đã huỷ',
  partlyRefunded: 'Hoàn tiền một phần',
  refunded: 'Hoàn tiền toàn phần',
  needsAttention: 'Đang kiểm tra',
}

export type { ChosenMethod } from '../enums.ts'

/** SPEC §4: the browser tells by these words where to go next; tests hold them. */
export const CHECKOUT_MESSAGES = {
  vnpay: 'Đơn hàng đã được ghi nhận, đang chuyển tới cổng VNPAY',
  epay: 'Đơn hàng đã được ghi nhận, đang chuyển tới cổng epay',
  placed: 'Đặt hàng thành công',
} as const

export const OrderId = z.uuid()

export const OrderLine = z.object({
  id: z.int(),
  productId: z.int(),
  title: z.string(),
  address: z.string(),
  kind: z.enum(PRODUCT_KINDS),
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
  /** Ordered beforehand: the day it was to come out. */
  releaseDay: z.iso.date().nullable(),
  refundedQuantity: z.int(),
  refundedAmount: z.int(),
  /** Delivered or opened, and not reviewed yet. */
  canReview: z.boolean(),
  /** An e-book that lies open to its buyer, with a file to read. */
  canRead: z.boolean(),
  /** False: an e-book or a course whose file or lessons are still being prepared. */
  isReady: z.boolean(),
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

export type ReturnStatus = (typeof RETURN_STATUSES)[number]

/** What a buyer wants to give back, and what staff said to it. */
export const ReturnRequest = z.object({
  status: z.enum(RETURN_STATUSES),
  reason: z.string(),
  lines: z.array(z.object({ lineId: z.int(), quantity: z.int() })),
  answer: z.string(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
})

/** Money on its way back to the buyer. Refused by its gateway: then a person looks after it. */
export const Refund = z.object({
  amount: z.int(),
  status: z.enum(['underWay', 'done', 'refused']),
  /** Cash and transfers have no way back of their own. */
  isByHand: z.boolean(),
  /** When it arrived; until then, when it was asked for. */
  at: Instant,
})

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
  payment: z.object({ ref: z.string(), status: z.enum(ATTEMPT_STATUSES), reason: z.string().nullable() }).nullable(),
  transfer: Transfer.nullable(),
  lines: z.array(OrderLine),
  steps: z.array(PriceStep),
  vat: z.array(z.object({ vatClass: z.string(), base: z.int(), amount: z.int() })),
  listTotal: z.int(),
  goodsTotal: z.int(),
  shippingFee: z.int(),
  total: z.int(),
  /** What goes back of the order's own money, whether it has arrived or not. */
  refundedTotal: z.int(),
  refunds: z.array(Refund),
  delivery: Delivery,
  isOnlyDigital: z.boolean(),
  shippingFrom: z.string().nullable(),
  shippingTo: z.string().nullable(),
  trackingCode: z.string().nullable(),
  events: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES).nullable(),
      text: z.string(),
      by: z.enum(ORDER_ACTORS),
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
  /** Asked for and not over yet: another one has to wait. */
  hasOpenReturn: z.boolean(),
  /** The last one, whatever became of it. */
  returnRequest: ReturnRequest.nullable(),
  /** Bought without an account: one can be made from it. */
  isGuest: z.boolean(),
})
export type Order = z.infer<typeof Order>

/** What a gateway's page is sent to: SPEC §4 keeps it as `ePayModel`. */
export const EpayModel = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })
export type EpayModel = z.infer<typeof EpayModel>

/** SPEC §4: an address for the card gateway, a model for epay, otherwise the order. */
export const CheckoutData = z.union([z.string(), EpayModel, Order])
export const CheckoutBeside = z.object({ orderId: OrderId, gateway: z.enum(PAYMENT_METHODS) })
