import type { BuyerTrust } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import { PUBLISHER_PHONE } from '@tq/contract/publisher.ts'
import { dong } from '../pricing/format-money.ts'
import { HOLD_LIMITS, isPaidLater, type limitPassed } from './hold-limits.ts'

const CALL = `gọi ${PUBLISHER_PHONE} để chúng tôi giữ sách cho bạn`
const LOG_IN = 'đăng nhập rồi đặt'

/** A refusal names every way the buyer still has: fewer copies, paying at once, logging in, the telephone. */
const waysOn = (trust: BuyerTrust, ...ways: string[]) => {
  const open = [...ways, ...(trust === 'guest' ? [LOG_IN] : []), CALL]
  return `Bạn có thể ${open.slice(0, -1).join(', ')}, hoặc ${open.at(-1)}.`
}

export function customerRefused(trust: BuyerTrust, passed: NonNullable<ReturnType<typeof limitPassed>>): AppError {
  if (passed === 'orders') return new AppError('TOO_MANY_UNPAID')
  if (passed === 'network') return new AppError('UNPAID_NETWORK_LIMIT', { values: waysOn(trust, 'thử lại sau ít phút') })
  const { pieces, value } = HOLD_LIMITS[trust].customer
  const ways = waysOn(trust, 'thanh toán hoặc huỷ bớt đơn đang chờ', 'đặt ít hơn')
  return new AppError('UNPAID_CUSTOMER_LIMIT', { values: { pieces, value: dong(value), ways } })
}

export interface ScarceTitle {
  productId: number
  title: string
  /** How many of it such an order may take now. */
  most: number
}

export function titleRefused(trust: BuyerTrust, method: ChosenMethod, titles: ScarceTitle[]): AppError {
  const isLater = isPaidLater(method)
  const ways = waysOn(trust, 'đặt ít hơn', isLater ? 'thanh toán ngay qua VNPAY hoặc Epay' : 'thử lại sau ít phút')
  return new AppError('UNPAID_TITLE_LIMIT', {
    values: { titles, isLater, ways },
    fields: titles.map(({ productId, most }) => ({ field: String(productId), message: `lúc này nhiều nhất ${most} cuốn` })),
  })
}

/** Uses of a code, pieces of a flash sale. */
export const offerRefused = (trust: BuyerTrust, what: string) =>
  new AppError('UNPAID_OFFER_LIMIT', {
    values: { what, ways: waysOn(trust, 'thanh toán ngay qua VNPAY hoặc Epay') },
  })
