import { randomUUID } from 'node:crypto'
import type { Program } from './program.ts'

const SHOPPERS = 6
export const BOOK = 2

export interface Shopping {
  /** Orders that were answered with success. */
  acknowledged: Map<string, string>
  /** What the shop said no to. Silence and "not now" are not among it. */
  refused: string[]
  /** What was answered with "not now": the order is sent again. */
  postponed: string[]
  stop(): Promise<void>
}

/** Shoppers who order over and over; whoever got no answer sends the same order again, as a browser does. */
export function goShopping(address: () => string, cart: GuestOrder): Shopping {
  const acknowledged = new Map<string, string>()
  const refused: string[] = []
  const postponed: string[] = []
  let isOver = false
  let last = 0
  const shoppers = Array.from({ length: SHOPPERS }, async () => {
    let mine = newOrder(cart, ++last)
    while (!isOver) {
      const said = await order(address(), mine)
      if (said === 'nothing') continue
      if ('postponed' in said) {
        postponed.push(said.postponed)
        continue
      }
      if ('refusal' in said) refused.push(said.refusal)
      else acknowledged.set(mine.requestKey, said.orderId)
      mine = newOrder(cart, ++last)
    }
  })
  return {
    acknowledged,
    refused,
    postponed,
    stop: async () => {
      isOver = true
      await Promise.all(shoppers)
    },
  }
}

type GuestOrder = Awaited<ReturnType<typeof cartOf>>

/** Somebody else each time: one person may not have many orders waiting. */
const newOrder = (cart: GuestOrder, n: number) => ({
  ...cart,
  requestKey: randomUUID(),
  delivery: { ...cart.delivery, email: `lan${n}@example.vn`, phone: `09${String(10_000_000 + n)}` },
})

type Said = { orderId: string } | { refusal: string } | { postponed: string } | 'nothing'

async function order(address: string, body: object): Promise<Said> {
  try {
    const answer = await fetch(`${address}/api/Order/checkout-without-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const { isSuccess, orderId, errorMessage } = (await answer.json()) as Record<string, string | boolean>
    if (isSuccess) return { orderId: orderId as string }
    const sentence = `${answer.status} ${errorMessage}`
    return answer.status < 500 ? { refusal: sentence } : { postponed: sentence }
  } catch {
    // The server is away: nobody answers, or only half of an answer comes.
    return 'nothing'
  }
}

export async function cartOf({ address }: Program, wardId: number) {
  const cart = {
    lines: [{ productId: BOOK, quantity: 1 }],
    codes: ['SINHVIEN'],
    delivery: { name: 'Lan', phone: '0912345678', email: 'lan@example.vn', address: 'Số 1 phố Huế', wardId },
  }
  const answer = await fetch(`${address}/api/Order/shipping-fee-without-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cart),
  })
  const { data } = (await answer.json()) as { data: { total: number } }
  return { ...cart, paymentMethod: 'cod', expectedTotal: data.total, isAgreed: true }
}
