import type { OrderStage, OrderStatus } from '@tq/contract/order.ts'

export interface StagedOrder {
  status: OrderStatus
  isOnlyDigital: boolean
  isCod: boolean
  createdAt: Date
  paidAt: Date | null
  deliveredAt: Date | null
  /** When it last came to each status. */
  reachedAt: Partial<Record<OrderStatus, Date>>
}

/** What an order goes through, what of it is over and what is going on. One that ends early keeps what was, and says how it ended. */
export function orderStages(order: StagedOrder): OrderStage[] {
  const steps = order.isOnlyDigital ? digitalSteps(order) : parcelSteps(order)
  const end = ENDS[order.status]
  if (end) {
    const over = steps.filter(({ at }) => at !== null)
    return [...over.map((step) => staged(step, 'done')), staged([end, order.reachedAt[order.status] ?? null], 'stopped')]
  }
  const last = steps.findLastIndex(({ at }) => at !== null)
  const isOver = last === steps.length - 1
  return steps.map((step, index) => staged(step, index > last ? 'ahead' : index === last && !isOver ? 'now' : 'done'))
}

const ENDS: Partial<Record<OrderStatus, string>> = {
  cancelled: 'Đơn đã huỷ',
  refunded: 'Đã hoàn tiền',
  needsAttention: 'Đang kiểm tra',
}

interface Step {
  name: string
  at: Date | null
}

const digitalSteps = ({ createdAt, paidAt, reachedAt }: StagedOrder): Step[] => [
  { name: 'Đã đặt', at: createdAt },
  { name: 'Đã thanh toán và mở cho bạn', at: paidAt ?? reachedAt.completed ?? null },
]

/** Cash comes with the parcel: it is no step of its own. */
function parcelSteps({ createdAt, paidAt, deliveredAt, isCod, reachedAt }: StagedOrder): Step[] {
  const delivered = deliveredAt ?? reachedAt.delivered ?? null
  const shipped = reachedAt.shipped ?? delivered
  return [
    { name: 'Đã đặt', at: createdAt },
    ...(isCod ? [] : [{ name: 'Đã thanh toán', at: paidAt ?? reachedAt.paid ?? null }]),
    { name: 'Đang chuẩn bị sách', at: reachedAt.processing ?? shipped },
    { name: 'Đang giao tới bạn', at: shipped },
    { name: isCod ? 'Đã giao và nhận tiền' : 'Đã giao', at: delivered },
  ]
}

const staged = (step: Step | [string, Date | null], state: OrderStage['state']): OrderStage => {
  const [name, at] = Array.isArray(step) ? step : [step.name, step.at]
  return { name, state, at: at?.toISOString() ?? null }
}
