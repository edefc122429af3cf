import { z } from 'zod'
import { CODE_FAMILIES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { Instant, wholeNumber } from '../shapes.ts'

/** A code as it is offered to whoever asks, measured against their cart. */
export const OfferedCode = z.object({
  id: z.int(),
  family: z.enum(CODE_FAMILIES),
  /** SPEC §3 */
  codeName: z.string(),
  title: z.string(),
  /** Conditions in words: minimum, which goods, how often. */
  conditions: z.array(z.string()),
  endsAt: Instant,
  /** Coupons a member put aside. */
  isCollected: z.boolean(),
  /** In the cart that was looked at. */
  isApplied: z.boolean(),
  /** Why it would not work now: "Còn thiếu 40.000 ₫"; null when it would. */
  missing: z.string().nullable(),
  /** Đồng it would take off now; 0 when it would not. */
  saves: z.int(),
})
export type OfferedCode = z.infer<typeof OfferedCode>

const codeId = wholeNumber({ min: 1, max: 2_000_000_000 })
export const OFFERS_PER_PAGE = 10
const offered = list({ of: OfferedCode, perPage: OFFERS_PER_PAGE })

export const listVouchers = endpoint({
  method: 'GET',
  path: '/api/Codes',
  access: 'open',
  summary: 'Mã giảm giá mà người hỏi dùng được',
  ...offered,
})

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/PromotionCoupon',
  access: 'open',
  summary: 'Phiếu khuyến mãi mà người hỏi dùng được',
  ...offered,
})

/** Beside the specification: the coupons a member keeps. */
export const collectCoupon = endpoint({
  method: 'POST',
  path: '/api/PromotionCoupon/collect/:id',
  access: 'user',
  summary: 'Lưu một phiếu khuyến mãi',
  params: z.object({ id: codeId }),
  data: z.null(),
})

export const dropCoupon = endpoint({
  method: 'DELETE',
  path: '/api/PromotionCoupon/collect/:id',
  access: 'user',
  summary: 'Bỏ một phiếu khuyến mãi đã lưu',
  params: z.object({ id: codeId }),
  data: z.null(),
})
