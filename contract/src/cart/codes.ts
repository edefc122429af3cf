import { z } from 'zod'
import { CODE_FAMILIES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { OfferedCode } from '../promotion/codes.ts'
import { inAddress } from '../shapes.ts'
import { Cart, GuestCart, TypedCode } from './shape.ts'

const withCode = GuestCart.extend({ code: TypedCode })
/** Without a code, all of that family are taken out. */
const withoutCode = GuestCart.extend({ code: TypedCode.nullable().default(null) })
const CodeQuery = z.object({ code: z.string().max(100).optional() })

export const addVoucher = endpoint({
  method: 'POST',
  path: '/api/Order/add-voucher',
  access: 'user',
  summary: 'Dùng một mã giảm giá',
  body: z.strictObject({ code: TypedCode }),
  data: Cart,
})

export const addGuestVoucher = endpoint({
  method: 'POST',
  path: '/api/Order/add-voucher-without-login',
  access: 'open',
  summary: 'Dùng một mã giảm giá, không đăng nhập',
  body: withCode,
  data: Cart,
})

export const removeVoucher = endpoint({
  method: 'DELETE',
  path: '/api/Order/del-voucher',
  access: 'user',
  summary: 'Bỏ mã giảm giá',
  query: CodeQuery,
  data: Cart,
})

export const removeGuestVoucher = endpoint({
  method: 'POST',
  path: '/api/Order/remove-voucher-without-login',
  access: 'open',
  summary: 'Bỏ mã giảm giá, không đăng nhập',
  body: withoutCode,
  data: Cart,
})

export const addCoupon = endpoint({
  method: 'POST',
  path: '/api/Order/add-promotion-coupon',
  access: 'user',
  summary: 'Dùng một phiếu khuyến mãi',
  body: z.strictObject({ code: TypedCode }),
  data: Cart,
})

export const addGuestCoupon = endpoint({
  method: 'POST',
  path: '/api/Order/add-promotion-coupon-without-login',
  access: 'open',
  summary: 'Dùng một phiếu khuyến mãi, không đăng nhập',
  body: withCode,
  data: Cart,
})

export const removeCoupon = endpoint({
  method: 'DELETE',
  path: '/api/Order/del-promotion-coupon',
  access: 'user',
  summary: 'Bỏ phiếu khuyến mãi',
  query: CodeQuery,
  data: Cart,
})

export const removeGuestCoupon = endpoint({
  method: 'POST',
  path: '/api/Order/remove-promotion-coupon-without-login',
  access: 'open',
  summary: 'Bỏ phiếu khuyến mãi, không đăng nhập',
  body: withoutCode,
  data: Cart,
})

/** Beside the specification: the lists of codes, measured against a cart that only the browser knows. */
export const listOffersForCart = endpoint({
  method: 'POST',
  path: '/api/Order/offers-without-login',
  access: 'open',
  summary: 'Mã dùng được cho giỏ của khách',
  body: GuestCart.extend({ family: z.enum(CODE_FAMILIES), page: z.int().min(1).max(1_000_000) }),
  data: z.array(OfferedCode),
  beside: z.object({ total: z.int() }),
})

const AffiliateQuery = z.object({
  affiliateCode: inAddress<string, string>((text) => (text.length <= 100 ? text : undefined), 'Mã affiliate không hợp lệ', {
    type: 'string',
    maxLength: 100,
  }),
})

export const addAffiliate = endpoint({
  method: 'POST',
  path: '/api/Order/add-affiliate',
  access: 'user',
  summary: 'Gắn mã cộng tác viên',
  query: AffiliateQuery,
  data: Cart,
})

export const addGuestAffiliate = endpoint({
  method: 'POST',
  path: '/api/Order/add-affiliate-without-login',
  access: 'open',
  summary: 'Gắn mã cộng tác viên, không đăng nhập',
  body: withCode,
  data: Cart,
})

export const removeAffiliate = endpoint({
  method: 'DELETE',
  path: '/api/Order/remove-affiliate',
  access: 'user',
  summary: 'Bỏ mã cộng tác viên',
  data: Cart,
})

export const removeGuestAffiliate = endpoint({
  method: 'POST',
  path: '/api/Order/remove-affiliate-without-login',
  access: 'open',
  summary: 'Bỏ mã cộng tác viên, không đăng nhập',
  body: GuestCart,
  data: Cart,
})
