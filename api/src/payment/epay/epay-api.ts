import { GatewayUnreachable, type PayableAttempt, type PaymentResult, type RefundAnswer, type RefundRequest } from '../gateway.ts'
import { postToGateway } from '../post-to-gateway.ts'
import { notFoundEvidence } from '../unknown-attempt.ts'
import { unreachableRefund } from '../unreachable-refund.ts'
import { flatFields, plainText, requireWholeAmount, wireTime } from '../wire-text.ts'
import { isNotFound, resultOutcome, resultReason } from './epay-codes.ts'
import { type EpayConfig, tokenOf } from './epay-fields.ts'
import { readResult } from './epay-result.ts'

export async function inquireEpay(attempt: PayableAttempt, at: Date, config: EpayConfig): Promise<PaymentResult> {
  const { merId, encodeKey, apiDomain } = config
  const question = { merId, merTrxId: attempt.ref, timeStamp: wireTime(at) }
  const signed = { ...question, merchantToken: tokenOf.inquiry(question, encodeKey) }
  const answer = await postToGateway(`${apiDomain}/pg_was/order/trxStatus.do`, signed, 'form')
  // The outer code says whether the question was understood; the payment is inside.
  const outer = flatFields(answer) ?? {}
  const data = flatFields((answer as { data?: unknown } | null)?.data)
  if (data?.status === '-1' || (!data && isNotFound(outer.resultCd ?? '')))
    return notFoundEvidence(attempt, at, 'OR_140', data ?? outer)
  const result = readResult(data, config)
  if (result?.ref !== attempt.ref) throw new GatewayUnreachable(`MegaPay: no signed answer (${outer.resultCd ?? 'no code'})`)
  return result
}

export async function refundByEpay(request: RefundRequest, config: EpayConfig): Promise<RefundAnswer> {
  requireWholeAmount(request.amount)
  // How it was paid decides how it goes back, and whether it has gone back already.
  const paid = await inquireEpay(request.attempt, request.at, config).catch(notSent)
  if ('gatewayRefund' in paid) return paid
  try {
    return refusal(paid, request) ?? (await cancel(request, paid, config))
  } catch (error) {
    return unreachableRefund(error)
  }
}

/** Silent before it was told anything. */
const notSent = (error: unknown): RefundAnswer => ({
  ...unreachableRefund(error),
  outcome: 'notSent',
  reason: 'Cổng thanh toán không trả lời; lệnh hoàn chưa được gửi.',
})

/** MegaPay says only that all of a payment went back: of a part it is not known which. */
export async function askEpayRefund(request: RefundRequest, config: EpayConfig): Promise<RefundAnswer> {
  try {
    const { outcome, code, reason, raw, amount } = await inquireEpay(request.attempt, request.at, config)
    const isDone = outcome === 'refunded' && amount === request.amount
    return { outcome: isDone ? 'done' : 'unknown', gatewayRefund: null, code, reason, raw }
  } catch (error) {
    return unreachableRefund(error)
  }
}

/** Refunds that can't be asked for, or need not be: the whole payment went back, and the whole of it was asked for. */
function refusal({ outcome, code, reason, raw, gatewayTxn, amount }: PaymentResult, request: RefundRequest): RefundAnswer | null {
  const answer = { gatewayRefund: null, code, reason, raw }
  if (outcome === 'refunded') return { ...answer, outcome: amount === request.amount ? 'done' : 'unknown' }
  if (outcome === 'unknown') return { ...answer, outcome: 'unknown' }
  if (outcome !== 'paid' || !gatewayTxn) return { ...answer, outcome: 'refused' }
  if (raw.payType === 'VA')
    return { ...answer, outcome: 'refused', reason: 'Tiền chuyển vào mã thanh toán phải hoàn bằng chuyển khoản ngân hàng.' }
  return null
}

async function cancel(
  { attempt, amount, at, reason }: RefundRequest,
  paid: PaymentResult,
  config: EpayConfig,
): Promise<RefundAnswer> {
  const { merId, encodeKey, refundPassword, apiDomain } = config
  const signed = {
    merId,
    merTrxId: attempt.ref,
    trxId: paid.gatewayTxn ?? '',
    amount: String(amount),
    timeStamp: wireTime(at),
  }
  const answer = flatFields(
    await postToGateway(
      `${apiDomain}/pg_was/cancel/paymentCancel.do`,
      {
        ...signed,
        payType: paid.raw.payType ?? 'NO',
        merchantToken: tokenOf.refund(signed, encodeKey),
        hash: tokenOf.refundPassword(attempt.ref, refundPassword, encodeKey),
        cancelPw: refundPassword,
        cancelMsg: plainText(reason, 100) || 'Hoan tien',
        // Its encoding is known from one implementation only; a card refund goes through without it.
        refundData: config.refundData ?? '',
        cancelRetryCount: '0',
        fee: '0',
        vat: '0',
        notax: '0',
      },
      'form',
    ),
  )
  if (!answer) throw new GatewayUnreachable('MegaPay: no answer to the refund')
  const { resultCd = '' } = answer
  return {
    outcome: REFUND_OUTCOMES[resultOutcome(resultCd)] ?? 'unknown',
    gatewayRefund: answer.cancelTrxId || null,
    code: resultCd,
    reason: resultOutcome(resultCd) === 'paid' ? 'Tiền đã được hoàn lại.' : resultReason(resultCd),
    raw: answer,
  }
}

const REFUND_OUTCOMES: Partial<Record<PaymentResult['outcome'], RefundAnswer['outcome']>> = {
  paid: 'done',
  failed: 'refused',
  pending: 'accepted',
}
