import { randomUUID } from 'node:crypto'
import { GatewayUnreachable, type PayableAttempt, type PaymentResult, type RefundAnswer, type RefundRequest } from '../gateway.ts'
import { postToGateway } from '../post-to-gateway.ts'
import { notFoundEvidence } from '../unknown-attempt.ts'
import { unreachableRefund } from '../unreachable-refund.ts'
import { flatFields, isSameHash, plainText, requireWholeAmount, wireTime } from '../wire-text.ts'
import { answerReason, isRefund, queryOutcome, statusReason } from './vnpay-codes.ts'
import { hundredths, transactionNo, VERSION, type VnpayConfig, wholeAmount, wireAddress } from './vnpay-fields.ts'
import { hashOf } from './vnpay-sign.ts'

type Fields = Record<string, string>

export async function queryVnpay(attempt: PayableAttempt, at: Date, config: VnpayConfig): Promise<PaymentResult> {
  const answer = await ask('query', { ...commonFields('querydr', attempt, at), vnp_RequestId: bareId(randomUUID()) }, config)
  const { vnp_ResponseCode: response = '', vnp_TransactionStatus: status = '', vnp_TransactionType: type = '' } = answer
  if (response === '91') return notFoundEvidence(attempt, at, response, answer)
  // The first code only says that the question was understood.
  const isAnswered = response === '00'
  const said = wholeAmount(answer.vnp_Amount)
  // After the refund of a part the amount is that part's, and says nothing about the payment.
  const amount = isRefund(type) && said !== attempt.amount ? null : said
  const outcome = isAnswered ? queryOutcome(status, type) : 'unknown'
  return {
    ref: attempt.ref,
    gatewayTxn: transactionNo(answer.vnp_TransactionNo),
    amount,
    currency: null,
    outcome: outcome === 'paid' && amount === null ? 'unknown' : outcome,
    code: isAnswered ? status : response,
    reason: isAnswered ? statusReason(status) : answerReason(response),
    raw: answer,
  }
}

export async function refundByVnpay(request: RefundRequest, config: VnpayConfig): Promise<RefundAnswer> {
  requireWholeAmount(request.amount)
  try {
    const answer = await ask(
      'refund',
      {
        ...commonFields('refund', request.attempt, request.at),
        // The same refund asked for twice is refused as a duplicate instead of being paid twice.
        vnp_RequestId: bareId(request.id),
        vnp_TransactionType: request.isFull ? '02' : '03',
        vnp_Amount: hundredths(request.amount),
        vnp_TransactionNo: request.attempt.gatewayTxn ?? '0',
        vnp_CreateBy: plainText(request.by, 245) || 'Thu Quan',
        vnp_OrderInfo: plainText(`Hoan tien don hang ${request.attempt.orderCode}: ${request.reason}`, 255),
      },
      config,
    )
    const { vnp_ResponseCode: response = '', vnp_TransactionStatus: status = '' } = answer
    return {
      outcome: refundOutcome(response, status, request.isFull),
      gatewayRefund: response === '00' ? transactionNo(answer.vnp_TransactionNo) : null,
      code: response === '00' ? status : response,
      reason: response === '00' ? statusReason(status) : answerReason(response),
      raw: answer,
    }
  } catch (error) {
    return unreachableRefund(error)
  }
}

/** VNPAY tells about the last refund of a payment; whether that is the one asked about is seen by its amount. */
export async function askVnpayRefund(request: RefundRequest, config: VnpayConfig): Promise<RefundAnswer> {
  const { attempt, amount, at } = request
  try {
    const answer = await ask('query', { ...commonFields('querydr', attempt, at), vnp_RequestId: bareId(randomUUID()) }, config)
    const { vnp_ResponseCode: response = '', vnp_TransactionStatus: status = '', vnp_TransactionType: type = '' } = answer
    const isThis = response === '00' && isRefund(type) && wholeAmount(answer.vnp_Amount) === amount
    return {
      outcome: isThis ? (REFUND_STATUSES[status] ?? 'unknown') : 'unknown',
      gatewayRefund: isThis ? transactionNo(answer.vnp_TransactionNo) : null,
      code: response === '00' ? status : response,
      reason: response === '00' ? statusReason(status) : answerReason(response),
      raw: answer,
    }
  } catch (error) {
    return unreachableRefund(error)
  }
}

const REFUND_STATUSES: Record<string, RefundAnswer['outcome']> = {
  '00': 'done',
  '05': 'accepted',
  '06': 'accepted',
  '09': 'refused',
}

function refundOutcome(response: string, status: string, isFull: boolean): RefundAnswer['outcome'] {
  if (response === '00') return status === '09' ? 'refused' : 'accepted'
  // Asked before. A part of the money may have been asked for by another refund, which says nothing about this one.
  if (response === '94') return isFull ? 'accepted' : 'unknown'
  return ['02', '03', '91', '95', '97'].includes(response) ? 'refused' : 'unknown'
}

function commonFields(command: string, attempt: PayableAttempt, at: Date): Fields {
  return {
    vnp_Version: VERSION,
    vnp_Command: command,
    vnp_TxnRef: attempt.ref,
    vnp_OrderInfo: plainText(`Truy van don hang ${attempt.orderCode}`, 255),
    vnp_TransactionDate: wireTime(attempt.createdAt),
    vnp_CreateDate: wireTime(at),
    vnp_IpAddr: wireAddress(attempt.clientAddress),
  }
}

const bareId = (id: string) => id.replace(/[^A-Za-z0-9]/g, '').slice(0, 32)

/** Asks, and believes only a signed answer to this very question. */
async function ask(kind: 'query' | 'refund', question: Fields, { tmnCode, hashSecret, apiUrl }: VnpayConfig): Promise<Fields> {
  const fields = { ...question, vnp_TmnCode: tmnCode }
  const signed = { ...fields, vnp_SecureHash: hashOf[kind](fields, hashSecret) }
  const answer = flatFields(await postToGateway(apiUrl, signed, 'json'))
  if (!answer || !isSameHash(answer.vnp_SecureHash, hashOf[`${kind}Answer`](answer, hashSecret)))
    throw new GatewayUnreachable('VNPAY: the answer is not signed')
  const isOurs = answer.vnp_TmnCode === tmnCode && (answer.vnp_TxnRef ?? question.vnp_TxnRef) === question.vnp_TxnRef
  if (!isOurs || answer.vnp_Command !== question.vnp_Command) throw new GatewayUnreachable('VNPAY: an answer to another question')
  const { vnp_SecureHash: _, ...raw } = answer
  return raw
}
