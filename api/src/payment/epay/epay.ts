import { type Gateway, isAttemptRef, type PayableAttempt, type Receipt } from '../gateway.ts'
import { flatFields, plainText, requireWholeAmount, wireTime } from '../wire-text.ts'
import { depositUntil } from './account-expiry.ts'
import { askEpayRefund, inquireEpay, refundByEpay } from './epay-api.ts'
import { type EpayConfig, tokenOf } from './epay-fields.ts'
import { readResult } from './epay-result.ts'

/** No source documents the answer to a notification; what is certain is 200 for "don't send it again". */
const ACKNOWLEDGEMENTS: Record<Receipt, { status: number; body: Record<string, string> }> = {
  recorded: { status: 200, body: { resultCd: '00_000' } },
  alreadyFinal: { status: 200, body: { resultCd: '00_000' } },
  wrongAmount: { status: 200, body: { resultCd: 'OR_134' } },
  notFound: { status: 404, body: { resultCd: 'OR_140' } },
  badSignature: { status: 400, body: { resultCd: 'OR_113' } },
  error: { status: 500, body: { resultCd: '99' } },
}

/** VNPT EPAY "MegaPay", interface 1.4.6. */
export function openEpay(config: EpayConfig): Gateway {
  return {
    name: 'epay',
    hosts: [new URL(config.domain).host],
    createPayment: (attempt) => ({
      kind: 'form',
      // The whole page, not MegaPay's own script with its layer: it works on phones and needs nothing foreign on our pages.
      url: `${config.domain}/pg_was/order/Minit.do`,
      model: paymentModel(attempt, config),
    }),
    parseReturn: (query) => readResult(fieldsOf(query), config),
    parseNotification: ({ body }) => readResult(flatFields(body), config),
    acknowledge: (receipt) => ACKNOWLEDGEMENTS[receipt],
    query: (attempt, at) => inquireEpay(attempt, at, config),
    refund: (request) => refundByEpay(request, config),
    askRefund: (request) => askEpayRefund(request, config),
  }
}

function paymentModel(attempt: PayableAttempt, config: EpayConfig): Record<string, string> {
  requireWholeAmount(attempt.amount)
  if (!isAttemptRef(attempt.ref)) throw new Error(`Not a ref of an attempt: ${attempt.ref}`)
  const { merId, encodeKey, callBackUrl, notiUrl, reqDomain } = config
  const timeStamp = wireTime(attempt.createdAt)
  const signed = { timeStamp, merTrxId: attempt.ref, merId, amount: String(attempt.amount) }
  const goodsNm = plainText(`Don hang ${attempt.orderCode}`, 100)
  return {
    ...signed,
    merchantToken: tokenOf.payment(signed, encodeKey),
    currency: 'VND',
    // Not the order's code: a second try would be refused as a repeated invoice (OR_116).
    invoiceNo: attempt.ref,
    goodsNm,
    description: goodsNm,
    payType: 'NO',
    callBackUrl,
    notiUrl,
    reqDomain,
    userLanguage: 'VN',
    windowType: '1',
    ...buyerFields(attempt.buyer),
    vaStartDt: timeStamp,
    vaEndDt: wireTime(depositUntil(attempt)),
    vaCondition: '03',
  }
}

/** A Vietnamese name begins with the family's and ends with the person's own. */
function buyerFields({ name, email, phone }: PayableAttempt['buyer']): Record<string, string> {
  const words = plainText(name, 90).split(' ')
  const own = words.pop() ?? ''
  const fields = {
    buyerFirstNm: own,
    buyerLastNm: words.join(' ') || own,
    buyerPhone: phone.replace(/[^\d+]/g, ''),
    buyerEmail: email,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}

/** Null when a field is given twice: which one was signed? */
function fieldsOf(query: URLSearchParams): Record<string, string> | null {
  const fields = Object.fromEntries(query)
  return Object.keys(fields).length === query.size ? fields : null
}
