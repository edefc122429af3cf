import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { RETURN_STATUSES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { bothWays, list } from '../http/list.ts'
import { choice, Instant, oneOf, wholeNumber } from '../shapes.ts'
import { OrderId, ReturnRequest } from './shape.ts'

/** As staff see it: whose order it is, and what it would give back. */
export const StaffReturn = ReturnRequest.extend({
  id: z.int(),
  orderId: OrderId,
  orderCode: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  lines: z.array(
    z.object({
      lineId: z.int(),
      title: z.string(),
      quantity: z.int(),
      /** What is left of the line: less than was asked for when part of it was refunded meanwhile. */
      left: z.int(),
    }),
  ),
  /** To be sent along with `done`: whoever decides has seen what was refunded so far. */
  refundedTotal: z.int(),
  deliveredAt: Instant.nullable(),
})
export type StaffReturn = z.infer<typeof StaffReturn>

export const listReturns = endpoint({
  method: 'GET',
  path: '/api/Staff/Returns',
  access: 'staff',
  summary: 'Các yêu cầu đổi trả',
  ...list({
    of: StaffReturn,
    perPage: 20,
    sorts: bothWays(['createdAt', 'decidedAt', 'orderCode']),
    filter: { status: choice(oneOf(RETURN_STATUSES)) },
  }),
})

/** What staff write for each other; `words` are for the buyer. */
const note = words(500).default('')

/** Accepted: the buyer sends it back. Refused: with words. Done: it is here, and its money goes back. */
export const decideReturn = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Returns/:id',
  access: 'staff',
  summary: 'Trả lời một yêu cầu đổi trả',
  params: z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }) }),
  body: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('accepted'), words: words(1000).default(''), note }),
    z.strictObject({ status: z.literal('refused'), words: words(1000).min(1, 'Cần ghi lý do từ chối'), note }),
    z.strictObject({
      status: z.literal('done'),
      words: words(1000).default(''),
      note,
      expectedRefunded: z.int().min(0),
      includesShipping: z.boolean().default(false),
      isRestocked: z.boolean(),
    }),
  ]),
  data: StaffReturn,
})
