import { z } from 'zod'
import { DeliveryForm } from '../../forms/delivery.ts'
import { Picture } from '../catalog.ts'
import { CODE_FAMILIES, INVOICE_BUYERS, PRODUCT_KINDS, SHIPPING_METHODS } from '../enums.ts'
import { OfferedCode } from '../promotion/codes.ts'
import { HIGHEST_PRODUCT_ID, MOST_CODES, MOST_LINES, MOST_OF_ONE } from './limits.ts'

export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** What is wrong with a line; it must be put right before ordering. */
export const LINE_PROBLEMS = ['gone', 'soldOut', 'tooMany', 'noRoom'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

export const CartLine = z.object({
  /** Null in a guest's cart. */
  cartDetailId: z.int().nullable(),
  productId: z.int(),
  quantity: z.int(),
  title: z.string(),
  address: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  objectType: z.int(),
  picture: Picture.nullable(),
  /** One piece, with VAT; pieces of a flash sale cost `flashPrice`. */
  unitPrice: z.int(),
  flashPrice: z.int().nullable(),
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
  /** How many there are; null where nothing runs out. */
  available: z.int().nullable(),
  /** Ordered beforehand: comes out on that day. */
  releaseDay: z.iso.date().nullable(),
  /** False: an e-book or a course that can be bought, but not opened yet; its file or lessons are still being prepared. */
  isReady: z.boolean(),
  /** An e-book or a course that this member has in their library already: nothing more is opened by buying it again. */
  isOwned: z.boolean(),
  /** The most that can be ordered. */
  most: z.int(),
  problem: z.enum(LINE_PROBLEMS).nullable(),
  /** What is wrong, in words; empty when nothing is. */
  problemText: z.string(),
  /** What the next piece costs this customer: the flash price while it is to be had. */
  priceNow: z.int(),
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
      buyerType: z.enum(INVOICE_BUYERS),
      name: z.string(),
      taxCode: z.string(),
      address: z.string(),
      email: z.string(),
      budgetCode: z.string(),
    })
    .nullable(),
  gift: z.object({ message: z.string(), hidesPrices: z.boolean() }).nullable(),
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
  /** Codes that were given but do nothing now, and why. Without a family: there is no such code. */
  refusedCodes: z.array(z.object({ codeName: z.string(), family: z.enum(CODE_FAMILIES).nullable(), reason: z.string() })),
  /** SPEC §4: true once one is added, also while it waits for the address. */
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

export const Quantity = z.int().min(1).max(MOST_OF_ONE)
export const ProductId = z.int().min(1).max(HIGHEST_PRODUCT_ID)
/** As typed: read with `normalCode`. */
export const TypedCode = z.string().max(100)

/** A guest's cart, or the one line of "buy now": ids and quantities only. The same product twice is summed. */
export const GuestCart = z.strictObject({
  lines: z.array(z.strictObject({ productId: ProductId, quantity: Quantity })).max(MOST_LINES),
  codes: z.array(TypedCode).max(MOST_CODES).default([]),
  affiliateCode: TypedCode.nullable().default(null),
  delivery: DeliveryForm.partial().nullable().default(null),
})
export type GuestCart = z.input<typeof GuestCart>
