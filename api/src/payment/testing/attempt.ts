import type { PayableAttempt } from '../gateway.ts'

/** An attempt as the shop would hand it over. */
export function attemptOf(change: Partial<PayableAttempt> = {}): PayableAttempt {
  return {
    ref: 'TQ26ABCDEFGH0001',
    orderCode: 'TQ-2611-0001',
    amount: 150_000,
    createdAt: new Date('2026-01-01T05:00:00Z'),
    expiresAt: new Date('2026-01-01T05:15:00Z'),
    clientAddress: '::ffff:203.0.113.9',
    buyer: { name: 'Nguyễn Thị Đào', email: 'dao@example.vn', phone: '0912 345 678' },
    gatewayTxn: null,
    ...change,
  }
}
