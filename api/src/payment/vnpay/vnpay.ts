import type { Gateway, PayableAttempt, PaymentResult, Receipt } from '../gateway.ts'
import { plainText, requireWholeAmount, wireTime } from '../wire-text.ts'
import { askVnpayRefund, queryVnpay, refundByVnpay } from './vnpay-api.ts'
import { noticeOutcome, responseReason, statusReason } from './vnpay-codes.ts'
import { hundredths, transactionNo, VERSION, type VnpayConfig, wholeAmount, wireAddress } from './vnpay-fields.ts'
import { canonical, hmac, readSigned } from './vnpay-sign.ts'

/** Books, newspapers, magazines. */
const ORDER_TYPE = '150000'

const ACKNOWLEDGEMENTS: Record<Receipt, { RspCode: string; Message: string }> = {
  // Also for a failed payment: what is confirmed is the receipt.
  recorded: { RspCode: '00', Message: 'Confirm Success' },
  alreadyFinal: { RspCode: '02', Message: 'Order already confirmed' },
  notFound: { RspCode: '01', Message: 'Order not found' },
  wrongAmount: { RspCode: '04', Message: 'Invalid amount' },
  badSignature: { RspCode: '97', Message: 'Invalid signature' },
  error: { RspCode: '99', Message: 'Unknown error' },
}

/** VNPAY 2.1.0. */
export function openVnpay(config: VnpayConfig): Gateway {
  const parse = (query: URLSearchParams) => readNotice(query, config)
  return {
    name: 'vnpay',
    hosts: [new URL(config.payUrl).host],
    createPayment: (attempt) => ({ kind: 'redirect', url: paymentUrl(attempt, config) }),
    parseReturn: parse,
    parseNotification: ({ query }) => parse(query),
    acknowledge: (receipt) => ({ status: 200, body: ACKNOWLEDGEMENTS[receipt] }),
    query: (attempt, at) => queryVnpay(attempt, at, config),
    refund: (request) => refundByVnpay(request, config),
    askRefund: (request) => askVnpayRefund(request, config),
  }
}

function paymentUrl(attempt: PayableAttempt, { tmnCode, hashSecret, payUrl, returnUrl }: VnpayConfig): string {
  requireWholeAmount(attempt.amount)
  const signed = canonical([
    ['vnp_Version', VERSION],
    ['vnp_Command', 'pay'],
    ['vnp_TmnCode', tmnCode],
    ['vnp_Amount', hundredths(attempt.amount)],
    ['vnp_CurrCode', 'VND'],
    ['vnp_TxnRef', attempt.ref],
    ['vnp_OrderInfo', plainText(`Thanh toan don hang ${attempt.orderCode}`, 255)],
    ['vnp_OrderType', ORDER_TYPE],
    ['vnp_ReturnUrl', returnUrl],
    ['vnp_IpAddr', wireAddress(attempt.clientAddress)],
    ['vnp_Locale', 'vn'],
    ['vnp_CreateDate', wireTime(attempt.createdAt)],
    ['vnp_ExpireDate', wireTime(attempt.expiresAt)],
  ])
  return `${payUrl}?${signed}&vnp_SecureHash=${hmac(signed, hashSecret)}`
}

function readNotice(query: URLSearchParams, { tmnCode, hashSecret }: VnpayConfig): PaymentResult | null {
  const fields = readSigned(query, hashSecret)
  const { vnp_TxnRef: ref, vnp_ResponseCode: response, vnp_TransactionStatus: status = '' } = fields ?? {}
  if (!fields || fields.vnp_TmnCode !== tmnCode || !ref || !response) return null
  const { vnp_SecureHash: _, ...raw } = fields
  const amount = wholeAmount(fields.vnp_Amount)
  const outcome = noticeOutcome(response, status)
  return {
    ref,
    gatewayTxn: transactionNo(fields.vnp_TransactionNo),
    amount,
    currency: fields.vnp_CurrCode ?? null,
    // Money of which nobody says how much is not yet money.
    outcome: outcome === 'paid' && amount === null ? 'unknown' : outcome,
    code: response === '00' ? status : response,
    reason: response === '00' ? statusReason(status) : responseReason(response),
    raw,
  }
}
