import { z } from 'zod'
import { line, words } from '../../forms/account.ts'
import { REFUND_STATUSES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { bothWays, list } from '../http/list.ts'
import { choice, Instant, oneOf } from '../shapes.ts'
import { Order, OrderId } from './shape.ts'

/** What staff write for each other. No buyer sees it: not with the order, not in a letter. */
const Note = words(500).default('')
/** What staff tell the buyer: it stands with the order and in the letter about it. */
const Words = words(500).default('')

export const StaffOrder = Order.extend({
  notes: z.array(
    z.object({
      text: z.string(),
      /** Null: that person has left. */
      by: z.string().nullable(),
      at: Instant,
    }),
  ),
})
export type StaffOrder = z.infer<typeof StaffOrder>

export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/api/Staff/Orders/:id',
  access: 'staff',
  summary: 'Đơn hàng cùng ghi chú nội bộ',
  params: z.object({ id: OrderId }),
  data: StaffOrder,
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
    trackingCode: line(60).optional(),
    note: Note,
    /** Of an order that is cancelled: the reason that the buyer is told. */
    words: Words,
    /** Of a paid order that is cancelled: whether the fee goes back too. Not said: as the terms have it, until the parcel left. */
    includesShipping: z.boolean().optional(),
  }),
  data: StaffOrder,
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
    /** For the books and for colleagues, as a note is; what the buyer reads are the words. */
    reason: words(500).min(1),
    words: Words,
    isRestocked: z.boolean().default(false),
  }),
  data: StaffOrder,
})

/** A payment the gateway suspects: staff asked the bank, and either it is money or it goes back and the order with it. */
export const decideSuspectPayment = endpoint({
  method: 'POST',
  path: '/api/Staff/Orders/:id/suspect-payment',
  access: 'staff',
  summary: 'Nhận hoặc trả lại một khoản tiền bị cổng nghi ngờ',
  params: z.object({ id: OrderId }),
  body: z.strictObject({ decision: z.enum(['accept', 'refuse']), note: Note, words: Words }),
  data: StaffOrder,
})

export const OpenRefund = z.object({
  id: z.uuid(),
  orderId: OrderId,
  orderCode: z.string(),
  amount: z.int(),
  reason: z.string(),
  status: z.enum(REFUND_STATUSES),
  isByHand: z.boolean(),
  createdAt: Instant,
})
export type OpenRefund = z.infer<typeof OpenRefund>

/** Refunds that are not over: by hand, refused by the gateway, or still on their way. */
export const listOpenRefunds = endpoint({
  method: 'GET',
  path: '/api/Staff/Refunds',
  access: 'staff',
  summary: 'Các lệnh hoàn tiền chưa xong',
  ...list({
    of: OpenRefund,
    perPage: 100,
    sorts: bothWays(['createdAt', 'amount']),
    filter: { status: choice(oneOf(REFUND_STATUSES)) },
  }),
})

/** `done`: the money was sent by hand, or the gateway says so elsewhere. `again`: it was not, and the gateway is asked anew. */
export const closeRefund = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Refunds/:id',
  access: 'staff',
  summary: 'Ghi một lệnh hoàn tiền là đã xong, hoặc gửi lại cho cổng',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ status: z.enum(['done', 'again']), note: Note, words: Words }),
  data: StaffOrder,
})
