import type { PayableAttempt, PaymentResult } from './gateway.ts'

/** A payment begun in the last second of the attempt may need this long to show up at the gateway. */
export const GRACE_MS = 15 * 60_000

/** The gateway has never heard of the attempt: the shopper may still be on the way, until it is too late to begin. */
export function notFoundEvidence(
  { ref, expiresAt }: PayableAttempt,
  at: Date,
  code: string,
  raw: PaymentResult['raw'],
): PaymentResult {
  const isOver = at.getTime() > expiresAt.getTime() + GRACE_MS
  return {
    ref,
    gatewayTxn: null,
    amount: null,
    currency: null,
    outcome: isOver ? 'failed' : 'pending',
    code,
    reason: isOver ? 'Đã hết hạn chờ thanh toán.' : 'Chưa có thanh toán nào cho đơn hàng này.',
    raw,
  }
}
