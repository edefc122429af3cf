import { randomUUID } from 'node:crypto'
import { quoteGuestShipping } from '@tq/contract/cart.ts'
import { type ChosenMethod, cancelByAddress, checkOutAsGuest } from '@tq/contract/order.ts'
import { sql } from 'drizzle-orm'
import type { TestApi } from '../../testing/api.ts'
import { newBuyer, type openTestShop } from './shop.ts'

export interface Title {
  id: number
  onHand: number
  free: number
}

interface Ways {
  method: ChosenMethod
  /** The network of the next request. */
  from: () => string
  /** The login of the next request; none: a guest. */
  login?: () => Record<string, string>
}

/** As heavy as a parcel may be, roughly; by cash as dear as an order may be. */
const PIECES = { vnpay: 390, epay: 390, transfer: 390, cod: 20 }
/** Cash would take a thousand; a test has not the time. */
const MOST_REQUESTS = 200
/** Of what is free: all first, then less and less until something is let through. */
const PARTS = [1, 0.8, 0.5, 0.2, 0.05, 0]

/** Somebody who wants to leave nothing for others to buy, and pays for nothing. A new mailbox and telephone for each order. */
export function openAttacker(api: TestApi, shop: Awaited<ReturnType<typeof openTestShop>>) {
  const { db, server } = api

  async function titles(): Promise<Title[]> {
    const { rows } = await db.execute<Title & Record<string, unknown>>(sql`
      select s.product_id as id, s.on_hand as "onHand", s.on_hand - s.reserved as free from stock s join products p on p.id = s.product_id
      where p.kind = 'printed' and p.is_published and s.on_hand > 0 order by 1`)
    return rows
  }

  async function order(lines: Line[], { method, from, login }: Ways): Promise<number> {
    const cart = { lines, delivery: { ...shop.delivery(), ...newBuyer() } }
    const { data } = await api.call(quoteGuestShipping, { body: cart })
    const { statusCode } = await server.inject({
      method: 'POST',
      url: checkOutAsGuest.path,
      remoteAddress: from(),
      headers: login?.() ?? {},
      payload: { ...cart, paymentMethod: method, requestKey: randomUUID(), expectedTotal: data.total, isAgreed: true },
    })
    return statusCode
  }

  return {
    titles,
    /** Orders until nothing more is let through; says how many orders were. */
    async take(ways: Ways): Promise<number> {
      let placed = 0
      let left = MOST_REQUESTS
      for (let part = 0; part < PARTS.length && left > 0; ) {
        const share = PARTS[part] as number
        const wanted = (await titles())
          .filter(({ free }) => free > 0)
          .map(({ id, free }) => ({ productId: id, quantity: Math.max(1, Math.floor(free * share)) }))
        let hasPlaced = false
        for (const lines of inParcels(wanted, PIECES[ways.method])) {
          if (left-- <= 0) break
          const isPlaced = (await order(lines, ways)) === 200
          if (isPlaced) placed++
          hasPlaced ||= isPlaced
        }
        if (!hasPlaced) part++
      }
      return placed
    },
    /** Cancels what waits for money, as whoever has the orders' addresses can. */
    async cancelAll(from: string): Promise<void> {
      const { rows } = await db.execute<{ id: string }>(sql`select id from orders where status = 'awaitingPayment'`)
      for (const { id } of rows)
        await server.inject({
          method: cancelByAddress.method,
          url: cancelByAddress.path.replace(':id', id),
          remoteAddress: from,
          payload: { reason: '' },
        })
    },
    async held(): Promise<number> {
      const { rows } = await db.execute<{ held: number }>(sql`select sum(reserved)::int as held from stock`)
      return rows[0]?.held as number
    },
  }
}

type Line = { productId: number; quantity: number }

function inParcels(lines: Line[], most: number): Line[][] {
  const parcels: Line[][] = [[]]
  let room = most
  for (const { productId, quantity } of lines) {
    const taken = Math.min(quantity, most)
    if (taken > room) {
      parcels.push([])
      room = most
    }
    parcels.at(-1)?.push({ productId, quantity: taken })
    room -= taken
  }
  return parcels
}

/** One after the other, and then from the first again. */
export function inTurn<Item>(items: Item[]): () => Item {
  let turn = 0
  return () => items[turn++ % items.length] as Item
}
