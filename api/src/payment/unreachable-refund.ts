import { GatewayUnreachable, type RefundAnswer } from './gateway.ts'

/** A refund whose answer was lost may have happened. */
export function unreachableRefund(error: unknown): RefundAnswer {
  if (!(error instanceof GatewayUnreachable)) throw error
  return {
    outcome: 'unknown',
    gatewayRefund: null,
    code: 'UNREACHABLE',
    reason: 'Cổng thanh toán không trả lời; cần hỏi lại trước khi hoàn tiền lần nữa.',
    raw: { error: error.message },
  }
}
