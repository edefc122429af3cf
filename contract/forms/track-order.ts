import { z } from 'zod'
import { line, Phone } from './account.ts'

/** As people copy it: in small letters, with spaces or hyphens. Kept in one form, TQ261115K7M2QX. */
const OrderCode = line(40)
  .overwrite((typed) => typed.toUpperCase().replace(/[^\p{L}\p{Nd}]/gu, ''))
  .min(1, 'Mã đơn hàng không được để trống')
  .regex(/^TQ\d{6}[A-Z0-9]{6}$/, 'Mã đơn hàng có dạng TQ261115K7M2QX')
  .meta({ examples: ['TQ261115K7M2QX'] })

/** What a guest needs to know of an order to see where it is. */
export const TrackOrderForm = z.strictObject({ code: OrderCode, phone: Phone })
