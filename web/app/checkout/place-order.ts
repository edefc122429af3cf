import { ApiError } from '@tq/contract/errors.ts'
import type { Answer } from '@tq/contract/http/endpoint.ts'
import type { ChosenMethod, checkOut } from '@tq/contract/order.ts'
import { forgetRequestKey, requestKeyFor } from './request-key.ts'

export type CheckoutAnswer = Answer<typeof checkOut>

/** What a checkout says besides the cart. */
export interface CheckoutFields {
  paymentMethod: ChosenMethod
  requestKey: string
  expectedTotal: number
  isAgreed: true
}

/** A reply that got lost is asked for again after these pauses. */
const PAUSES_MS = [1000, 3000]

/** Sends the order once however often it is asked to: the key makes repeats harmless. `cart` tells one cart from another. */
export async function placeOnce(
  cart: string,
  send: (requestKey: string) => Promise<CheckoutAnswer>,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<CheckoutAnswer> {
  const requestKey = requestKeyFor(cart)
  for (let round = 0; ; round++) {
    try {
      const answer = await send(requestKey)
      forgetRequestKey()
      return answer
    } catch (error) {
      const pause = pausesMs[round]
      if (!isLost(error)) throw error
      if (pause === undefined)
        throw new Error('Chưa nhận được trả lời. Bạn kiểm tra kết nối rồi bấm lại: đơn không bị đặt hai lần.', { cause: error })
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}

/** The answer was lost or not ours (a proxy's, say): the order may have been placed or not. */
const isLost = (error: unknown) => !(error instanceof ApiError) || error.status >= 502
