export interface Exchange {
  at: string
  gateway: 'vnpay' | 'epay'
  kind: 'payment' | 'choice' | 'notification' | 'return' | 'query' | 'refund'
  ref: string
  sent: Record<string, string>
  /** What was answered; null: nothing, yet or ever. */
  answer: { status: number; body: string } | null
}

const KEPT = 500

export interface Exchanges {
  add(exchange: Omit<Exchange, 'at' | 'answer'> & Partial<Pick<Exchange, 'answer'>>): Exchange
  list(): Exchange[]
}

/** The last messages that went over the wires of this process, oldest first. */
export function keepExchanges(): Exchanges {
  const kept: Exchange[] = []
  return {
    add(exchange) {
      const whole = { at: new Date().toISOString(), answer: null, ...exchange }
      kept.push(whole)
      if (kept.length > KEPT) kept.shift()
      return whole
    },
    list: () => kept,
  }
}
