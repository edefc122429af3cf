import { z } from 'zod'
import { TrackOrderForm } from '../../forms/track-order.ts'
import { Picture } from '../catalog.ts'
import { ORDER_STATUSES, PAYMENT_METHODS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { Instant } from '../shapes.ts'

/** How far an order has come, in the words people know from parcels. */
export const OrderStage = z.object({
  name: z.string(),
  state: z.enum(['done', 'now', 'ahead', 'stopped']),
  at: Instant.nullable(),
})
export type OrderStage = z.infer<typeof OrderStage>

/** What whoever knows the code and the telephone number may see, such as a neighbour who took the parcel: no name, no street, no mailbox. */
export const TrackedOrder = z.object({
  code: z.string(),
  status: z.enum(ORDER_STATUSES),
  statusName: z.string(),
  stages: z.array(OrderStage),
  lines: z.array(z.object({ title: z.string(), address: z.string(), quantity: z.int(), picture: Picture.nullable() })),
  /** Ward and province; null where nothing is shipped. */
  placeText: z.string().nullable(),
  shippingFrom: z.string().nullable(),
  shippingTo: z.string().nullable(),
  trackingCode: z.string().nullable(),
  total: z.int(),
  isPaid: z.boolean(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  createdAt: Instant,
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

/** Posted, so that neither half stands in a history or a log. */
export const trackOrder = endpoint({
  method: 'POST',
  path: '/api/Order/Track',
  access: 'open',
  summary: 'Theo dõi đơn hàng bằng mã đơn và số điện thoại',
  body: TrackOrderForm,
  data: TrackedOrder,
})
