import type { Order } from '@tq/contract/order.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { Notice } from '../ui/notice.tsx'

/** Where money has not come or is being looked for: somebody to call, and that nobody pays twice. */
export function PaymentHelp({ order: { status, code } }: { order: Pick<Order, 'status' | 'code'> }) {
  if (status !== 'awaitingPayment' && status !== 'needsAttention') return null
  return (
    <Notice title="Bạn cần trợ giúp?">
      <p>
        Gọi <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a>, {PUBLISHER.hours}, và đọc mã đơn <b>{code}</b>.
      </p>
      <p>Nếu ngân hàng nhắn đã trừ tiền, bạn đừng trả lần nữa: chúng tôi đối soát và hoàn lại khoản trả thừa.</p>
    </Notice>
  )
}
