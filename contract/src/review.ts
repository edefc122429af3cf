import { z } from 'zod'
import { PICTURE } from '../forms/picture.ts'
import { ReviewForm } from '../forms/review.ts'
import { Feedback } from './catalog/feedback.ts'
import { Picture } from './catalog.ts'
import { endpoint } from './http/endpoint.ts'
import { list } from './http/list.ts'
import { AddressId, choice, Instant, TypedText, wholeNumber } from './shapes.ts'

const id = wholeNumber({ min: 1, max: 2_000_000_000 })

/** A bought line that waits for a review. */
export const ReviewableLine = z.object({
  orderLineId: z.int(),
  orderId: z.uuid(),
  orderCode: z.string(),
  productId: z.int(),
  title: z.string(),
  address: z.string(),
  picture: Picture.nullable(),
  since: Instant,
})
export type ReviewableLine = z.infer<typeof ReviewableLine>

export const MyReview = Feedback.extend({
  orderLineId: z.int(),
  productPicture: Picture.nullable(),
  updatedAt: Instant,
})
export type MyReview = z.infer<typeof MyReview>

export const listReviewable = endpoint({
  method: 'GET',
  path: '/api/Feedback/Waiting',
  access: 'user',
  summary: 'Sản phẩm chờ tôi đánh giá',
  ...list({ of: ReviewableLine, perPage: 10, filter: { productId: choice(AddressId), orderCode: TypedText } }),
})

export const listMyReviews = endpoint({
  method: 'GET',
  path: '/api/Feedback/Mine',
  access: 'user',
  summary: 'Đánh giá tôi đã viết',
  ...list({ of: MyReview, perPage: 10 }),
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/Feedback',
  access: 'user',
  summary: 'Viết đánh giá cho một dòng đã mua',
  body: ReviewForm.extend({ orderLineId: z.int().positive().max(2_000_000_000) }),
  data: MyReview,
})

export const changeReview = endpoint({
  method: 'PATCH',
  path: '/api/Feedback/:id',
  access: 'user',
  summary: 'Sửa đánh giá của tôi',
  params: z.object({ id }),
  body: ReviewForm,
  data: MyReview,
})

export const removeReview = endpoint({
  method: 'DELETE',
  path: '/api/Feedback/:id',
  access: 'user',
  summary: 'Xoá đánh giá của tôi',
  params: z.object({ id }),
  data: z.null(),
})

/** Drawn anew by us before anybody sees it. */
export const addReviewPicture = endpoint({
  method: 'POST',
  path: '/api/Feedback/:id/pictures',
  access: 'user',
  summary: 'Thêm ảnh vào đánh giá của tôi',
  params: z.object({ id }),
  files: { file: PICTURE },
  data: MyReview,
})

export const removeReviewPicture = endpoint({
  method: 'DELETE',
  path: '/api/Feedback/:id/pictures/:name',
  access: 'user',
  summary: 'Bỏ một ảnh khỏi đánh giá của tôi',
  params: z.object({ id, name: z.string().regex(/^[\w-]{1,64}\.webp$/) }),
  data: MyReview,
})

export const voteHelpful = endpoint({
  method: 'POST',
  path: '/api/Feedback/:id/helpful',
  access: 'user',
  summary: 'Thấy một đánh giá hữu ích, hoặc thôi',
  params: z.object({ id }),
  body: z.strictObject({ isHelpful: z.boolean() }),
  data: z.object({ helpful: z.int(), isHelpful: z.boolean() }),
})

/** What the buttons of a product's reviews need to know about whoever looks at them. */
export const MyVotes = z.object({
  helpful: z.array(z.int()),
  own: z.array(z.int()),
  /** The bought line one may write about now: the latest received. */
  waitingLineId: z.int().nullable(),
  /** Ordered and kept, though it may still be on its way. */
  isBought: z.boolean(),
})
export type MyVotes = z.infer<typeof MyVotes>

export const getMyVotes = endpoint({
  method: 'GET',
  path: '/api/Feedback/Votes',
  access: 'user',
  summary: 'Đánh giá của một sản phẩm mà tôi thấy hữu ích, của chính tôi, và tôi có viết được không',
  query: z.object({ productId: AddressId }),
  data: MyVotes,
})
