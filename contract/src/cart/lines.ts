import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Instant, wholeNumber } from '../shapes.ts'
import { MOST_CODES, MOST_LINES } from './limits.ts'
import { Cart, GuestCart, ProductId, Quantity, TypedCode } from './shape.ts'

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
  summary: 'Đổi số lượng một dòng, hoặc lưu lại mua sau',
  params: z.object({ cartDetailId: lineId }),
  body: z
    .strictObject({ Quantity: Quantity.optional(), isLater: z.boolean().optional() })
    .refine((change) => Object.values(change).some((value) => value !== undefined), 'Chưa nói đổi gì ở dòng này'),
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

/** Takes a removal back, for an hour: the line as it was, in its place. */
export const restoreCartLine = endpoint({
  method: 'POST',
  path: '/api/Order/cartDetails/:id/restore',
  access: 'user',
  summary: 'Đưa một dòng vừa bỏ trở lại giỏ',
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

/** A guest's cart handed over at login. The same key again changes nothing and is answered as the first time. */
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
    /** How many products came from the guest's cart. */
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
