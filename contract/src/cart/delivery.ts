import { z } from 'zod'
import { DeliveryForm } from '../../forms/delivery.ts'
import { endpoint } from '../endpoint.ts'
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
