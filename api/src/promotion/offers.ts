import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import { dong } from '../pricing/format-money.ts'
import type { LineBase } from '../pricing/line-price.ts'
import type { Priced } from '../pricing/price.ts'
import { obstacle, savingOf, shortfall } from '../pricing/refusals.ts'
import type { StoredCode } from './codes.ts'

/** What a list of offers is measured against. */
export interface Measured {
  priced: Priced
  isOnlyDigital: boolean
  now: Date
}

/** Codes measured against a cart: those in use first, then those that save most, then those that come closest. */
export function offersFor(codes: StoredCode[], cart: Measured, most = codes.length): OfferedCode[] {
  return codes
    .map((code) => {
      const missing = shortfall(code, cart.priced.lines)
      return { offer: offerOf(code, cart, missing), away: missing ?? Number.MAX_SAFE_INTEGER }
    })
    .sort((a, b) => rank(b.offer) - rank(a.offer) || b.offer.saves - a.offer.saves || a.away - b.away || a.offer.id - b.offer.id)
    .slice(0, most)
    .map(({ offer }) => offer)
}

const rank = ({ isApplied, missing }: OfferedCode) => (isApplied ? 2 : missing === null ? 1 : 0)

function offerOf(code: StoredCode, { priced, isOnlyDigital, now }: Measured, away: number | null): OfferedCode {
  const lines: LineBase[] = priced.lines
  const refused = priced.refused.find((refusal) => refusal.code === code.code)
  const missing = refused?.reason ?? obstacle(code, lines, { now, isShipped: !isOnlyDigital }, away)
  const inUse = [priced.voucher, priced.shippingVoucher, ...priced.coupons]
  return {
    ...wordsOf(code),
    isCollected: false,
    isApplied: inUse.some((used) => used?.code === code.code),
    missing,
    saves: missing === null ? savingOf(code, lines, priced.shippingFee) : 0,
  }
}

type Words = Omit<OfferedCode, 'isCollected' | 'isApplied' | 'missing' | 'saves'>

/** What is the same for every cart is put into words once for each code that is held. */
const held = new WeakMap<StoredCode, Words>()

function wordsOf(code: StoredCode): Words {
  const known = held.get(code)
  if (known) return known
  const { id, family, title } = code
  const words = { id, family, codeName: code.code, title, conditions: conditionsOf(code), endsAt: code.endsAt.toISOString() }
  held.set(code, words)
  return words
}

const KIND_WORDS = { printed: 'sách giấy', digital: 'sách điện tử', course: 'khoá học', combo: 'bộ sách' } as const

function conditionsOf(code: StoredCode): string[] {
  const { scope } = code
  return [
    ...(code.minimum > 0
      ? [code.family === 'coupon' ? `Mỗi sản phẩm từ ${dong(code.minimum)}` : `Đơn từ ${dong(code.minimum)}`]
      : []),
    ...(code.effect === 'percent' && code.cap !== null ? [`Giảm tối đa ${dong(code.cap)}`] : []),
    ...(scope.kinds ? [`Cho ${scope.kinds.map((kind) => KIND_WORDS[kind]).join(', ')}`] : []),
    ...(scope.categoryIds || scope.productIds ? ['Cho một số sách được chọn'] : []),
    ...(code.includesFlash ? [] : ['Không áp dụng cho giá giờ vàng']),
    ...(code.isStackable ? [] : ['Không dùng cùng phiếu khuyến mãi']),
    ...(code.limitPerCustomer !== null ? [`Mỗi khách ${code.limitPerCustomer} lần`] : []),
  ]
}
