import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Order, OrderId } from './shape.ts'

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
