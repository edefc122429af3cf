import { randomInt } from 'node:crypto'
import type { OnlineGateway, PaymentOutcome } from '@tq/contract/enums.ts'

export type GatewayName = OnlineGateway

/** One try to pay one order; a second try has a ref of its own. */
export interface PayableAttempt {
  /** Made by `newAttemptRef`. */
  ref: string
  orderCode: string
  /** Đồng. */
  amount: number
  /** As it was told to the gateway: VNPAY finds the payment again by this very second. */
  createdAt: Date
  expiresAt: Date
  clientAddress: string
  buyer: { name: string; email: string; phone: string }
  gatewayTxn: string | null
}

export type StartedPayment = { kind: 'redirect'; url: string } | { kind: 'form'; url: string; model: Record<string, string> }

/** What a gateway says about an attempt, after its signature was verified. */
export interface PaymentResult {
  ref: string
  gatewayTxn: string | null
  /** Đồng; null when not said. */
  amount: number | null
  currency: string | null
  outcome: PaymentOutcome
  code: string
  /** A sentence for the shopper. */
  reason: string
  raw: Record<string, string>
}

/** What became of a notification. */
export type Receipt = 'recorded' | 'alreadyFinal' | 'notFound' | 'wrongAmount' | 'badSignature' | 'error'

export interface RefundRequest {
  /** Asked again with the same id it is the same refund. */
  id: string
  attempt: PayableAttempt
  /** Đồng. */
  amount: number
  isFull: boolean
  by: string
  reason: string
  at: Date
}

export interface RefundAnswer {
  /**
   * `accepted`: the money goes back later, a query tells when. `unknown`: it may or may not; ask before asking again.
   * `notSent`: the gateway could not even be told, so asking again is safe.
   */
  outcome: 'accepted' | 'done' | 'refused' | 'unknown' | 'notSent'
  gatewayRefund: string | null
  code: string
  reason: string
  raw: Record<string, string>
}

export interface Gateway {
  name: GatewayName
  /** Hosts a browser may be sent to. */
  hosts: string[]
  createPayment(attempt: PayableAttempt): StartedPayment
  /** Null: a bad signature, or not for us. */
  parseReturn(query: URLSearchParams): PaymentResult | null
  parseNotification(raw: { query: URLSearchParams; body: unknown }): PaymentResult | null
  acknowledge(receipt: Receipt): { status: number; body: Record<string, string> }
  /** Throws GatewayUnreachable when no answer came that can be believed. */
  query(attempt: PayableAttempt, at: Date): Promise<PaymentResult>
  /** Never throws for what the network does: an answer that did not come is `unknown`. */
  refund(request: RefundRequest): Promise<RefundAnswer>
  /** What became of a refund that was asked for; moves nothing. `unknown` also when the answer may be about another one. */
  askRefund(request: RefundRequest): Promise<RefundAnswer>
}

export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable'
}

const REF_LENGTH = 16
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'
const REF = /^[A-Z][A-Z0-9]{15}$/

/**
 * MegaPay hashes its fields without anything between them. Were one ref the beginning of another, a receipt for the first
 * could be cut differently and pass for the second: so all have one length, and none begins like a time.
 */
export const isAttemptRef = (text: string) => REF.test(text)

export function newAttemptRef(): string {
  const pick = (letters: string) => letters[randomInt(letters.length)]
  return Array.from({ length: REF_LENGTH }, (_, place) => pick(place ? `${LETTERS}0123456789` : LETTERS)).join('')
}
