import { z } from 'zod'
import { DeliveryForm } from '../forms/delivery.ts'
import { CategoryLink, KINDS, Picture } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { OfferedCode } from './promotion.ts'
import { Instant, inAddress, wholeNumber } from './shapes.ts'

export const MOST_LINES = 100
export const MOST_OF_ONE = 999
const MOST_CODES = 12

export const SHIPPING_METHODS = ['standard', 'express'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** What is wrong with a line; it must be put right before ordering. */
export const LINE_PROBLEMS = ['gone', 'soldOut', 'tooMany'] as const

export const CartLine = z.object({
  /** Null in a guest's cart. */
  cartDetailId: z.int().nullable(),
  productId: z.int(),
  quantity: z.int(),
  title: z.string(),
  address: z.string(),
  kind: z.enum(KINDS),
  objectType: z.int(),
  authors: z.array(z.string()),
  picture: Picture.nullable(),
  category: CategoryLink.nullable(),
  /** One piece, with VAT: without and with sale; pieces of a flash sale cost `flashPrice`. */
  unitListPrice: z.int(),
  unitPrice: z.int(),
  flashPrice: z.int().nullable(),
  flashSaleId: z.int().nullable(),
  /** How many of the line get the flash price. */
  flashQuantity: z.int(),
  /** What the flash sale allows one customer; null outside of one. */
  flashLimit: z.int().nullable(),
  /** Before any reduction; after sale prices; after everything. */
  listTotal: z.int(),
  subtotal: z.int(),
  couponCode: z.string().nullable(),
  couponDiscount: z.int(),
  /** Its share of the order's voucher. */
  voucherDiscount: z.int(),
  total: z.int(),
  vatClass: z.string(),
  vat: z.int(),
  /** How many there are; null where nothing runs out. */
  available: z.int().nullable(),
  /** The most that can be ordered. */
  most: z.int(),
  problem: z.enum(LINE_PROBLEMS).nullable(),
  /** What is wrong, in words; empty when nothing is. */
  problemText: z.string(),
  /** What one cost when it was put in, where that differs from now. */
  priceBefore: z.int().nullable(),
  /** What a combo holds. */
  parts: z.array(z.object({ title: z.string(), address: z.string(), quantity: z.int() })),
})
export type CartLine = z.infer<typeof CartLine>

export const STEP_KINDS = ['list', 'sale', 'flash', 'combo', 'coupon', 'voucher', 'shipping', 'shippingVoucher'] as const

/** One step of the price, with its reason. The amounts add up to the total. */
export const PriceStep = z.object({
  kind: z.enum(STEP_KINDS),
  title: z.string(),
  reason: z.string(),
  /** Below zero takes off. */
  amount: z.int(),
  code: z.string().nullable(),
})
export type PriceStep = z.infer<typeof PriceStep>

export const ShippingOption = z.object({
  method: z.enum(SHIPPING_METHODS),
  name: z.string(),
  /** Of the tariff, and after the free threshold. */
  fullFee: z.int(),
  fee: z.int(),
  /** Days of the calendar in Vietnam. */
  from: z.string(),
  to: z.string(),
  note: z.string(),
})
export type ShippingOption = z.infer<typeof ShippingOption>

/** What is kept of the delivery step, with the place in words. */
export const Delivery = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  wardId: z.int().nullable(),
  placeText: z.string(),
  method: z.enum(SHIPPING_METHODS),
  note: z.string(),
  invoice: z
    .object({
      buyerType: z.enum(['company', 'person', 'stateUnit']),
      name: z.string(),
      taxCode: z.string(),
      address: z.string(),
      email: z.string(),
      budgetCode: z.string(),
    })
    .nullable(),
})
export type Delivery = z.infer<typeof Delivery>

const CodeInCart = z.object({ codeName: z.string(), title: z.string(), saves: z.int() })

export const Cart = z.object({
  lines: z.array(CartLine),
  /** Put aside by a member: neither counted nor bought. */
  laterLines: z.array(CartLine),
  totalProducts: z.int(),
  /** SPEC §4: then the address step is left out. */
  isOnlyDigital: z.boolean(),
  /** No line has a problem, and there is one. */
  canCheckOut: z.boolean(),
  listTotal: z.int(),
  /** After sale prices, before codes. */
  subtotal: z.int(),
  /** Everything taken off the goods. */
  discount: z.int(),
  /** What the goods cost. */
  goodsTotal: z.int(),
  /** Null until it is known where it goes. */
  shippingFee: z.int().nullable(),
  total: z.int(),
  vat: z.array(z.object({ vatClass: z.string(), base: z.int(), amount: z.int() })),
  steps: z.array(PriceStep),
  /** SPEC §3: the order's voucher and the coupons in force. */
  code: CodeInCart.nullable(),
  shippingCode: CodeInCart.nullable(),
  productCode: z.array(CodeInCart),
  /** Codes that were given but do nothing now, and why. */
  refusedCodes: z.array(z.object({ codeName: z.string(), reason: z.string() })),
  isActiveVoucher: z.boolean(),
  affiliateCode: z.string().nullable(),
  isActiveAffiliate: z.boolean(),
  /** What a commission is counted from: goods without VAT. */
  commissionBase: z.int(),
  delivery: Delivery.nullable(),
  shippingOptions: z.array(ShippingOption),
  weightGrams: z.int(),
  /** What is still missing for free shipping; null where it is free already or never. */
  missingForFreeShipping: z.int().nullable(),
  /** Vouchers and coupons to choose from, the best first. */
  offers: z.array(OfferedCode),
})
export type Cart = z.infer<typeof Cart>

const Quantity = z.int().min(1).max(MOST_OF_ONE)
const ProductId = z.int().min(1).max(2_000_000_000)
/** As typed: read with `normalCode`. */
const TypedCode = z.string().max(100)

/** A guest's cart, or the one line of "buy now": ids and quantities only. The same product twice is summed. */
export const GuestCart = z.strictObject({
  lines: z.array(z.strictObject({ productId: ProductId, quantity: Quantity })).max(MOST_LINES),
  codes: z.array(TypedCode).max(MOST_CODES).default([]),
  affiliateCode: TypedCode.nullable().default(null),
  delivery: DeliveryForm.partial().nullable().default(null),
})
export type GuestCart = z.input<typeof GuestCart>

const withCode = GuestCart.extend({ code: TypedCode })
/** Without a code, all of that family are taken out. */
const withoutCode = GuestCart.extend({ code: TypedCode.nullable().default(null) })
const CodeQuery = z.object({ code: z.string().max(100).optional() })

const lineId = wholeNumber({ min: 1, max: 2_000_000_000 })

export const calculateGuestCart = endpoint({
  method: 'POST',
  path: '/api/Order/CalculateUnAuthCart',
  access: 'open',
  summary: 'Tính giỏ hàng của khách',
  body: GuestCart,
  data: Cart,
})

export const getCart = endpoint({
  method: 'GET',
  path: '/api/Order',
  access: 'user',
  summary: 'Giỏ hàng của tôi',
  data: Cart,
})

export const changeCartLine = endpoint({
  method: 'PATCH',
  path: '/api/Order/cartDetails/:cartDetailId',
  access: 'user',
  summary: 'Đổi số lượng một dòng, hoặc để dành mua sau',
  params: z.object({ cartDetailId: lineId }),
  body: z.strictObject({ Quantity: Quantity.optional(), isLater: z.boolean().optional() }),
  data: Cart,
})

export const removeCartLine = endpoint({
  method: 'DELETE',
  path: '/api/Order/cartDetails/:id',
  access: 'user',
  summary: 'Bỏ một dòng khỏi giỏ',
  params: z.object({ id: lineId }),
  data: Cart,
})

export const addProduct = endpoint({
  method: 'POST',
  path: '/api/Order/add-product',
  access: 'user',
  summary: 'Thêm một sản phẩm vào giỏ',
  body: z.strictObject({ productId: ProductId, quantity: Quantity }),
  data: z.object({
    cartDetailId: z.int(),
    /** Now in the cart, and how many of the wish went in. */
    quantity: z.int(),
    added: z.int(),
    totalProducts: z.int(),
  }),
})

/** How many there are in a member's cart: for the number on the cart icon. */
export const countCart = endpoint({
  method: 'GET',
  path: '/api/Order/Count',
  access: 'user',
  summary: 'Số sản phẩm trong giỏ',
  data: z.object({ totalProducts: z.int() }),
})

/** A guest's cart handed over at login. The same key again changes nothing. */
export const mergeCart = endpoint({
  method: 'POST',
  path: '/api/Order/merge-cart',
  access: 'user',
  summary: 'Nhập giỏ của khách vào giỏ của tôi',
  body: z.strictObject({
    key: z.uuid(),
    lines: z.array(z.strictObject({ productId: ProductId, quantity: Quantity })).max(MOST_LINES),
    codes: z.array(TypedCode).max(MOST_CODES).default([]),
    affiliateCode: TypedCode.nullable().default(null),
  }),
  data: z.object({
    totalProducts: z.int(),
    /** What could not be taken over whole, and why. */
    remarks: z.array(z.string()),
    /** How many products came from the guest's cart; 0 when it was merged before. */
    merged: z.int(),
  }),
})

/** A shortage is a failure: its sentence names the lines, and `fields` has one entry for each, named by the product's id. */
export const Inventory = z.object({ checkedAt: Instant })

export const checkInventory = endpoint({
  method: 'GET',
  path: '/api/Order/CheckInventory',
  access: 'user',
  summary: 'Kiểm tra tồn kho cho giỏ của tôi',
  data: Inventory,
})

export const checkGuestInventory = endpoint({
  method: 'POST',
  path: '/api/Order/check-inventory-without-login',
  access: 'open',
  summary: 'Kiểm tra tồn kho cho giỏ của khách',
  body: GuestCart,
  data: Inventory,
})

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

export const setDelivery = endpoint({
  method: 'PATCH',
  path: '/api/Order/Address',
  access: 'user',
  summary: 'Nơi nhận, cách giao, hoá đơn của giỏ của tôi',
  body: DeliveryForm.extend({
    /** Keeps the place in the address book too. */
    isKept: z.boolean().default(false),
  }),
  data: Cart,
})

export const quoteGuestShipping = endpoint({
  method: 'POST',
  path: '/api/Order/shipping-fee-without-login',
  access: 'open',
  summary: 'Phí giao hàng cho giỏ của khách',
  body: GuestCart.extend({ delivery: DeliveryForm }),
  data: Cart,
})
