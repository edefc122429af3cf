import { MOST_CODES } from '@tq/contract/cart.ts'
import { AppError } from '@tq/contract/errors.ts'
import { normalCode } from '../../promotion/codes.ts'
import type { PricedCart } from '../price-cart.ts'

export const codeUnknown = (userId: string | null) => new AppError('VOUCHER_INVALID', { values: { isGuest: userId === null } })

/** A code just typed must do something, or wait for the address; otherwise its reason is the answer and nothing changes. */
export function requireUseful(made: PricedCart, typed: string): string {
  const code = normalCode(typed)
  const refusal = made.priced.refused.find((refused) => refused.code === code)
  if (refusal) throw new AppError('CODE_NOT_APPLICABLE', { values: refusal.reason })
  if (!code || !made.rules.some((rule) => rule.code === code)) throw codeUnknown(made.customer.userId)
  return code
}

/** For one code more beside so many: what a price is searched among has an end. */
export function requireRoom(others: number): void {
  if (others < MOST_CODES) return
  throw new AppError('TOO_MANY_CODES', { values: MOST_CODES })
}
