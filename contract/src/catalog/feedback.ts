import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { AddressId, choice, Instant, wholeNumber } from '../shapes.ts'

export const Feedback = z.object({
  id: z.int(),
  productId: z.int(),
  productTitle: z.string(),
  productAddress: z.string(),
  name: z.string(),
  rating: z.int(),
  content: z.string(),
  /** The writer bought this product here. */
  isVerified: z.boolean(),
  /** Addresses of pictures, re-encoded by us. */
  pictures: z.array(z.string()),
  /** So many people found it helpful. */
  helpful: z.int(),
  /** The house's answer. */
  reply: z.string().nullable(),
  createdAt: Instant,
})
export type Feedback = z.infer<typeof Feedback>

export const FEEDBACK_SORTS = ['newest', 'helpful'] as const

const feedbackList = list({
  of: Feedback,
  perPage: 10,
  sorts: FEEDBACK_SORTS,
  filter: { rating: choice(wholeNumber({ min: 1, max: 5 })) },
})

export const listFeedbackOfProduct = endpoint({
  method: 'GET',
  path: '/api/Feedback/:id',
  access: 'open',
  summary: 'Đánh giá của một sản phẩm',
  params: z.object({ id: AddressId }),
  ...feedbackList,
})

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/Feedback',
  access: 'open',
  summary: 'Đánh giá mới nhất của bạn đọc',
  ...feedbackList,
})
