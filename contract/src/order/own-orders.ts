import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { Picture } from '../catalog.ts'
import { ORDER_STATUSES, PAYMENT_METHODS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { choice, Instant, oneOf, TypedText } from '../shapes.ts'
import { Order, OrderId } from './shape.ts'

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
  /** Nothing of it is sent as a parcel. */
  isOnlyDigital: z.boolean(),
  /** Something of it is in the buyer's hands and not reviewed yet. */
  canReview: z.boolean(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/User/orders',
  access: 'user',
  summary: 'Đơn hàng của tôi',
  ...list({
    of: OrderSummary,
    perPage: 10,
    filter: { status: choice(oneOf(ORDER_STATUSES)), searchContent: TypedText },
    /** How many there are of each status among what was searched for, whichever is shown. */
    beside: { counts: z.partialRecord(z.enum(ORDER_STATUSES), z.int()) },
  }),
})

export const getMyOrder = endpoint({
  method: 'GET',
  path: '/api/User/orders/:id',
  access: 'user',
  summary: 'Chi tiết một đơn hàng của tôi',
  params: z.object({ id: OrderId }),
  data: Order,
})

/** Nobody has to say why: the policy promises so. */
const CancelReason = words(500).default('')

export const cancelOrder = endpoint({
  method: 'PATCH',
  path: '/api/User/CancelOrder',
  access: 'user',
  summary: 'Huỷ một đơn hàng của tôi',
  body: z.strictObject({ id: OrderId, reason: CancelReason }),
  data: Order,
})

/** A guest has nothing but the unguessable address of the order; a member's is cancelled by the member only. */
export const cancelByAddress = endpoint({
  method: 'PATCH',
  path: '/api/Order/:id/cancel',
  access: 'open',
  summary: 'Huỷ một đơn hàng, khách cũng được',
  params: z.object({ id: OrderId }),
  body: z.strictObject({ reason: CancelReason }),
  data: Order,
})

/** Puts what can still be bought back into the cart. Sent again with the same key, it is done once. */
export const buyAgain = endpoint({
  method: 'POST',
  path: '/api/User/orders/:id/buy-again',
  access: 'user',
  summary: 'Mua lại',
  params: z.object({ id: OrderId }),
  query: z.object({ key: z.uuid().optional() }),
  data: z.object({ added: z.int(), remarks: z.array(z.string()), totalProducts: z.int() }),
})

const WishedReturn = z.strictObject({
  reason: words(1000).min(10, 'Vui lòng mô tả lý do, ít nhất 10 ký tự'),
  lines: z
    .array(z.strictObject({ lineId: z.int().positive(), quantity: z.int().min(1).max(999) }))
    .min(1, 'Chọn ít nhất một sản phẩm')
    .max(100),
})

export const requestReturn = endpoint({
  method: 'POST',
  path: '/api/User/orders/:id/return',
  access: 'user',
  summary: 'Yêu cầu đổi trả',
  params: z.object({ id: OrderId }),
  body: WishedReturn,
  data: Order,
})

/** As with cancelling: guests by the address alone. */
export const requestReturnByAddress = endpoint({
  method: 'POST',
  path: '/api/Order/:id/return',
  access: 'open',
  summary: 'Yêu cầu đổi trả, khách cũng được',
  params: z.object({ id: OrderId }),
  body: WishedReturn,
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
