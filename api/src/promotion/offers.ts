import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import { dong } from '../pricing/format-money.ts'
import type { LineBase } from '../pricing/line-price.ts'
import type { Priced } from '../pricing/price.ts'
import { obstacle, weigh } from '../pricing/refusals.ts'
import type { StoredCode } from './codes.ts'

/** What a list of offers is measured against. */
export interface Measured {
  priced: Priced
  isOnlyDigital: boolean
  now: Date
}

/** A code measured against a cart, before it is put into words. */
interface Rated {
  code: StoredCode
  isApplied: boolean
  missing: string | null
  saves: number
  /** How much more there must be of what it is for. */
  away: number
}

/** Codes measured against a cart: those in use first, then those that save most, then those that come closest. */
export function offersFor(codes: StoredCode[], cart: Measured, most = codes.length): OfferedCode[] {
  const { voucher, shippingVoucher, coupons, refused } = cart.priced
  const inUse = new Set([voucher, shippingVoucher, ...coupons].map((used) => used?.code))
  const reasons = new Map(refused.map(({ code, reason }) => [code, reason]))
  return codes
    .map((code) => rate(code, cart, { isApplied: inUse.has(code.code), reason: reasons.get(code.code) ?? null }))
    .sort((a, b) => rank(b) - rank(a) || b.saves - a.saves || a.away - b.away || a.code.id - b.code.id)
    .slice(0, most)
    .map(({ code, isApplied, missing, saves }) => ({ ...wordsOf(code), isCollected: false, isApplied, missing, saves }))
}

const rank = ({ isApplied, missing }: Rated) => (isApplied ? 2 : missing === null ? 1 : 0)

function rate(
  code: StoredCode,
  { priced, isOnlyDigital, now }: Measured,
  { isApplied, reason }: { isApplied: boolean; reason: string | null },
): Rated {
  const lines: LineBase[] = priced.lines
  const { shortfall, saves } = weigh(code, lines, priced.shippingFee)
  const missing = reason ?? obstacle(code, lines, { now, isShipped: !isOnlyDigital }, shortfall)
  return { code, isApplied, missing, saves: missing === null ? saves : 0, away: shortfall ?? Number.MAX_SAFE_INTEGER }
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
