import { z } from 'zod'
import { Email } from '../forms/account.ts'
import { endpoint } from './http/endpoint.ts'
import { LetterKey } from './letter-key.ts'
import { wholeNumber } from './shapes.ts'

/** A member's mailbox is known: what is typed is not looked at. */
export const askForRestock = endpoint({
  method: 'POST',
  path: '/api/Restock',
  access: 'open',
  summary: 'Xin báo khi có hàng trở lại',
  body: z.strictObject({ productId: z.int().min(1).max(2_000_000_000), email: Email.optional() }),
  data: z.null(),
})

export const confirmRestock = endpoint({
  method: 'POST',
  path: '/api/Restock/Confirm',
  access: 'open',
  summary: 'Xác nhận lời xin báo có hàng từ hộp thư',
  body: z.strictObject({ key: LetterKey }),
  data: z.object({ title: z.string(), address: z.string() }),
})

/** Answered alike whether there was anything to end. */
export const endRestock = endpoint({
  method: 'POST',
  path: '/api/Restock/End',
  access: 'open',
  summary: 'Ngừng nhận báo có hàng',
  body: z.strictObject({ key: LetterKey }),
  data: z.null(),
})

const params = z.object({ productId: wholeNumber({ min: 1, max: 2_000_000_000 }) })

/** A member's own only: a mailbox is nobody's to ask about. */
export const getRestockWish = endpoint({
  method: 'GET',
  path: '/api/Restock/:productId',
  access: 'user',
  summary: 'Tôi đã xin báo có hàng của sản phẩm này chưa',
  params,
  data: z.object({ isAsked: z.boolean() }),
})

/** Answered alike whether there was anything to end. */
export const removeRestockWish = endpoint({
  method: 'DELETE',
  path: '/api/Restock/:productId',
  access: 'user',
  summary: 'Thôi nhận báo có hàng của một sản phẩm',
  params,
  data: z.null(),
})
