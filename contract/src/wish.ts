import { z } from 'zod'
import { ProductCard } from './catalog.ts'
import { endpoint } from './http/endpoint.ts'
import { list } from './http/list.ts'
import { Instant, wholeNumber } from './shapes.ts'

export const MOST_WISHES = 500

const productId = z.int().min(1).max(2_000_000_000)

export const Wish = ProductCard.extend({
  wishedAt: Instant,
  /** What it cost when its owner last heard of it, by wishing or by letter, where it costs less now. */
  priceBefore: z.int().nullable(),
})
export type Wish = z.infer<typeof Wish>

export const listWishes = endpoint({
  method: 'GET',
  path: '/api/Wish',
  access: 'user',
  summary: 'Danh sách yêu thích của tôi',
  ...list({ of: Wish, perPage: 20 }),
})

/** Which products have a filled heart. */
export const listWishedIds = endpoint({
  method: 'GET',
  path: '/api/Wish/ids',
  access: 'user',
  summary: 'Mã các sản phẩm tôi yêu thích',
  data: z.array(z.int()),
})

/**
 * One heart, or the guest's list at login; what is there already stays as it is. Of several, those that are gone or find
 * no room are left out: the answer is the list as it is then. A single one that can't be taken is refused.
 */
export const addWishes = endpoint({
  method: 'POST',
  path: '/api/Wish',
  access: 'user',
  summary: 'Thêm vào danh sách yêu thích',
  body: z.strictObject({ productIds: z.array(productId).min(1).max(MOST_WISHES) }),
  data: z.array(z.int()),
  /** Those that are sold, but found no room. */
  beside: z.object({ unfitting: z.array(z.int()) }),
})

export const removeWish = endpoint({
  method: 'DELETE',
  path: '/api/Wish/:productId',
  access: 'user',
  summary: 'Bỏ khỏi danh sách yêu thích',
  params: z.object({ productId: wholeNumber({ min: 1, max: 2_000_000_000 }) }),
  data: z.array(z.int()),
})

/** A guest's list is in the browser: the cards for its ids. Ids that are gone are left out. */
export const listCardsOf = endpoint({
  method: 'POST',
  path: '/api/Wish/cards',
  access: 'open',
  summary: 'Thẻ sản phẩm cho một danh sách mã',
  body: z.strictObject({ productIds: z.array(productId).max(MOST_WISHES) }),
  data: z.array(ProductCard),
})
