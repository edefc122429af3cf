import { z } from 'zod'
import { DeliveryForm } from '../../forms/delivery.ts'
import { SHIPPING_METHODS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { AddressId, choice, wholeNumber } from '../shapes.ts'
import { Cart, GuestCart } from './shape.ts'

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

/** What a parcel with one piece would cost today, as the till would count it without codes. */
export const DeliveryQuote = z.object({
  method: z.enum(SHIPPING_METHODS),
  name: z.string(),
  fee: z.int(),
  /** Goods from which it costs nothing; null: never. */
  freeFrom: z.int().nullable(),
  /** Days of the calendar in Vietnam, `2026-11-17`. */
  from: z.string(),
  to: z.string(),
})
export type DeliveryQuote = z.infer<typeof DeliveryQuote>

export const DeliveryEstimate = z.object({
  cities: z.array(z.object({ cityId: z.int(), cityName: z.string() })),
  /** Null until a province is named, and where there is no such one. */
  chosen: z
    .object({
      cityId: z.int(),
      quotes: z.array(DeliveryQuote),
      /** It has islands, where fee and day differ: only the ward tells. */
      hasFarPlaces: z.boolean(),
    })
    .nullable(),
})
export type DeliveryEstimate = z.infer<typeof DeliveryEstimate>

/** One answer for whoever looks at that product from that province. */
export const estimateDelivery = endpoint({
  method: 'GET',
  path: '/api/ProductPage/Delivery/:id',
  access: 'open',
  summary: 'Phí và ngày giao dự kiến của một sản phẩm tới một tỉnh, thành',
  params: z.object({ id: AddressId }),
  query: z.object({ cityId: choice(wholeNumber({ min: 1, max: 2_000_000_000 })) }),
  data: DeliveryEstimate,
})
