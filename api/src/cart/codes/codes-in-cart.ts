import { MOST_CODES } from '@tq/contract/cart.ts'
import { AppError, ERRORS } from '@tq/contract/errors.ts'
import { normalCode } from '../../promotion/codes.ts'
import type { PricedCart } from '../price-cart.ts'

/** One sentence for unknown codes and for codes of other people. It mentions logging in, since a personal code works only then. */
export const unknownWords = (userId: string | null) =>
  userId === null
    ? `${ERRORS.VOUCHER_INVALID.message}; nếu mã được gửi riêng cho bạn, hãy đăng nhập rồi nhập lại`
    : ERRORS.VOUCHER_INVALID.message

export const codeUnknown = (userId: string | null) => new AppError('VOUCHER_INVALID', { message: unknownWords(userId) })

/** A code just typed must do something, or wait for the address; otherwise its reason is the answer and nothing changes. */
export function requireUseful(made: PricedCart, typed: string): string {
  const code = normalCode(typed)
  const refusal = made.priced.refused.find((refused) => refused.code === code)
  if (refusal) throw new AppError('VOUCHER_INVALID', { message: refusal.reason })
  if (!code || !made.rules.some((rule) => rule.code === code)) throw codeUnknown(made.customer.userId)
  return code
}

/** For one code more beside so many: what a price is searched among has an end. */
export function requireRoom(others: number): void {
  if (others < MOST_CODES) return
  throw new AppError('VOUCHER_INVALID', { message: `Giỏ đã có ${MOST_CODES} mã, bạn bỏ bớt một mã rồi thêm nhé` })
}
