import { expect, test } from 'vitest'
import { returnUntil } from './order-status.ts'

test('what was received can be given back until the end of the seventh day, by the clock of Vietnam', () => {
  const order = { status: 'delivered', total: 90_000, refundedTotal: 0 } as const
  const until = (deliveredAt: string, now: string) =>
    returnUntil({ ...order, deliveredAt: new Date(deliveredAt) }, new Date(now))?.toISOString() ?? null
  const end = '2026-11-22T16:59:59.999Z'
  for (const received of ['2026-11-14T17:00:00.000Z', '2026-11-15T02:00:00.000Z', '2026-11-15T16:59:59.999Z']) {
    expect(until(received, received)).toBe(end)
    expect(until(received, end)).toBe(end)
    expect(until(received, '2026-11-22T17:00:00.000Z')).toBeNull()
  }
})
