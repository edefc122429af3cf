import { ApiError } from '@tq/contract/errors.ts'
import { showToast } from '../ui/overlay/toast-store.ts'

/** The server's sentence, or our own when it did not answer. */
export const refusalOf = (error: unknown) =>
  error instanceof ApiError ? error.message : 'Chưa kiểm tra được mã, bạn thử lại nhé'

/** The cart on screen is outdated: it is loaded again. */
export const isCartOld = (error: unknown) => error instanceof ApiError && CART_OLD.includes(error.code)
const CART_OLD = ['PRICE_CHANGED', 'CODE_LAPSED', 'CODE_USED_UP', 'FLASH_SALE_SOLD_OUT', 'OFFER_USED_UP', 'CART_EMPTY']

export const isRefusedCode = (error: unknown) => error instanceof ApiError && error.status === 400

/** The fields of such a refusal are the products' ids. */
export function shortagesIn(error: unknown): Record<number, string> | null {
  if (!(error instanceof ApiError) || error.code !== 'STOCK_SHORT') return null
  return Object.fromEntries(error.fields.map(({ field, message }) => [Number(field), message]))
}

export function tell(error: unknown): void {
  const message = error instanceof ApiError ? error.message : 'Chưa lưu được, bạn kiểm tra kết nối rồi thử lại nhé'
  showToast(message, { variant: 'error' })
}
