import type { OfferedCode } from '@tq/contract/promotion.ts'
import type { LineBase } from '../pricing/line-price.ts'
import type { Priced } from '../pricing/price.ts'
import { obstacle, savingOf } from '../pricing/refusals.ts'
import { dong } from '../pricing/words.ts'
import type { StoredCode } from './codes.ts'

/** What a list of offers is measured against. */
export interface Measured {
  priced: Priced
  isOnlyDigital: boolean
  now: Date
}

/** Public codes measured against a cart: those in use first, then those that save most, then those that come closest. */
export function offersFor(codes: StoredCode[], cart: Measured, most: number): OfferedCode[] {
  return codes
    .map((code) => offerOf(code, cart))
    .sort((a, b) => rank(b) - rank(a) || a.id - b.id)
    .slice(0, most)
}

const rank = ({ isApplied, saves, missing }: OfferedCode) => (isApplied ? 1e12 : missing === null ? 1e9 + saves : saves)

export function offerOf(code: StoredCode, { priced, isOnlyDigital, now }: Measured, isCollected = false): OfferedCode {
  const lines: LineBase[] = priced.lines
  const missing = usedUp(code) ?? obstacle({ ...code, barred: null }, lines, { now, isShipped: !isOnlyDigital })
  const inUse = [priced.voucher, priced.shippingVoucher, ...priced.coupons]
  return {
    id: code.id,
    family: code.family,
    codeName: code.code,
    title: code.title,
    conditions: conditionsOf(code),
    endsAt: code.endsAt.toISOString(),
    isCollected,
    isApplied: inUse.some((used) => used?.code === code.code),
    missing,
    saves: missing === null ? savingOf({ ...code, barred: null }, lines, priced.shippingFee) : 0,
  }
}

const usedUp = ({ totalLimit, taken }: StoredCode) =>
  totalLimit !== null && taken >= totalLimit ? 'Mã giảm giá đã hết lượt dùng' : null

const KIND_WORDS = { printed: 'sách giấy', digital: 'sách điện tử', course: 'khoá học', combo: 'combo' } as const

function conditionsOf(code: StoredCode): string[] {
  const { scope } = code
  return [
    ...(code.minimum > 0
      ? [code.family === 'coupon' ? `Dòng hàng từ ${dong(code.minimum)}` : `Đơn từ ${dong(code.minimum)}`]
      : []),
    ...(code.effect === 'percent' && code.cap !== null ? [`Giảm tối đa ${dong(code.cap)}`] : []),
    ...(scope.kinds ? [`Cho ${scope.kinds.map((kind) => KIND_WORDS[kind]).join(', ')}`] : []),
    ...(scope.categoryIds || scope.productIds ? ['Cho một số sách được chọn'] : []),
    ...(code.includesFlash ? [] : ['Không tính giá chớp nhoáng']),
    ...(code.isStackable ? [] : ['Không dùng cùng phiếu khuyến mãi']),
    ...(code.limitPerCustomer !== null ? [`Mỗi khách ${code.limitPerCustomer} lần`] : []),
  ]
}
