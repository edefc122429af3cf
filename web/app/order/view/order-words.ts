import type { Order, OrderStatus } from '@tq/contract/order.ts'

type OrderFacts = Pick<Order, 'status' | 'paymentMethod' | 'payment' | 'canPay'>

/** What the confirmation page says first. */
export function headingOf({ status, paymentMethod, payment, canPay }: OrderFacts): string {
  switch (status) {
    case 'awaitingPayment':
      if (!canPay) return 'Đã hết thời gian thanh toán'
      if (payment?.status === 'failed' || payment?.status === 'void') return 'Thanh toán chưa thành công'
      return paymentMethod === 'transfer' ? 'Đơn hàng đang chờ chuyển khoản' : 'Đang chờ cổng thanh toán xác nhận'
    case 'paid':
    case 'processing':
    case 'completed':
      return 'Đặt hàng thành công'
    case 'shipped':
      return 'Đơn hàng đang trên đường tới bạn'
    case 'delivered':
      return 'Đơn hàng đã giao'
    case 'cancelled':
      return 'Đơn hàng đã huỷ'
    case 'partlyRefunded':
      return 'Đơn hàng được hoàn một phần tiền'
    case 'refunded':
      return 'Đơn hàng được hoàn tiền'
    case 'needsAttention':
      return 'Đơn hàng đang được kiểm tra'
  }
}

export type Tone = 'luc' | 'lam' | 'vang' | 'son' | 'plain'

export const TONES: Record<OrderStatus, Tone> = {
  awaitingPayment: 'vang',
  paid: 'luc',
  processing: 'lam',
  shipped: 'lam',
  delivered: 'luc',
  completed: 'luc',
  cancelled: 'plain',
  partlyRefunded: 'plain',
  refunded: 'plain',
  needsAttention: 'vang',
}

export const METHOD_NAMES: Record<Order['paymentMethod'], string> = {
  vnpay: 'Thẻ ngân hàng, qua VNPAY',
  epay: 'Ví điện tử hoặc QR, qua Epay',
  cod: 'Trả tiền khi nhận hàng',
  transfer: 'Chuyển khoản VietQR',
  none: 'Không phải trả tiền',
}

/** Whether and how the money has come, or gone back, in words. */
export function paidWords(order: Pick<Order, 'isPaid' | 'status' | 'paymentMethod' | 'refunds'>): string {
  if (order.paymentMethod === 'none') return 'Không phải trả tiền'
  if (order.refunds.length > 0 && (order.status === 'refunded' || order.status === 'cancelled'))
    return order.refunds.every(({ status }) => status === 'done') ? 'Đã hoàn tiền' : 'Đang hoàn tiền'
  if (order.isPaid) return 'Đã thanh toán'
  if (order.status === 'cancelled') return 'Chưa thanh toán, đơn đã huỷ'
  return order.paymentMethod === 'cod' ? 'Trả khi nhận hàng' : 'Chưa thanh toán'
}

/** Where money on its way back is. */
export function refundWords({ status, isByHand }: Order['refunds'][number]): string {
  if (status === 'done') return 'đã hoàn ngày'
  if (status === 'refused') return 'nhân viên đang xử lý từ ngày'
  return isByHand ? 'chờ chuyển khoản từ ngày' : 'đang hoàn từ ngày'
}

/** How far a parcel has come: ordered, packed, sent, delivered. Nothing to count where it never will. */
export const STAGES = ['Đã đặt', 'Chuẩn bị', 'Đang giao', 'Đã giao'] as const
const STAGE_OF: Record<OrderStatus, number | null> = {
  awaitingPayment: 1,
  paid: 2,
  processing: 2,
  shipped: 3,
  delivered: 4,
  completed: 4,
  cancelled: null,
  partlyRefunded: null,
  refunded: null,
  needsAttention: null,
}
export const stageOf = (status: OrderStatus): number | null => STAGE_OF[status]

const MINUTE_MS = 60_000

/** How long to wait before looking again; null when nothing is on its way. */
export function pauseMs({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>, ageMs: number): number | null {
  if (status !== 'awaitingPayment') return null
  // A transfer takes minutes, and a person sees it.
  if (paymentMethod === 'transfer') return ageMs < 10 * MINUTE_MS ? 15_000 : MINUTE_MS
  if (ageMs < 2 * MINUTE_MS) return 3000
  return ageMs < 10 * MINUTE_MS ? 10_000 : MINUTE_MS
}
