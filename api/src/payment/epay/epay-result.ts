import { isAttemptRef, type PaymentResult } from '../gateway.ts'
import { isSameHash } from '../wire-text.ts'
import { isResultCode, outcomeOf, resultReason } from './epay-codes.ts'
import { type EpayConfig, tokenOf } from './epay-fields.ts'

/** `yyyyMMddHHmmss` or milliseconds: both are seen. */
const TIME = /^\d{13,14}$/

/** What a callback, a notification or the data of an inquiry says; null when it is not signed, or not for us. */
export function readResult(fields: Record<string, string> | null, { merId, encodeKey }: EpayConfig): PaymentResult | null {
  if (!fields || fields.merId !== merId || !hasOneReading(fields)) return null
  if (!isSameHash(fields.merchantToken, tokenOf.result(fields, encodeKey))) return null
  const { merTrxId = '', resultCd = '', amount = '', currency } = fields
  const outcome = outcomeOf(fields)
  const isForeign = currency !== undefined && currency !== 'VND'
  return {
    ref: merTrxId,
    gatewayTxn: fields.trxId || null,
    amount: /^\d{1,13}$/.test(amount) ? Number(amount) : null,
    currency: currency ?? null,
    outcome: outcome === 'paid' && (isForeign || !/^\d{1,13}$/.test(amount)) ? 'unknown' : outcome,
    code: resultCd,
    reason: outcome === 'refunded' ? 'Tiền đã được hoàn lại.' : resultReason(resultCd),
    raw: documented(fields),
  }
}

/** What the interface names, besides the token. */
const DOCUMENTED = new Set(
  `trxId merId merTrxId resultCd resultMsg invoiceNo amount userFee currency goodsNm payType transDt transTm timeStamp
  buyerFirstNm buyerLastNm buyerPhone buyerEmail bankId bankName cardNo cardType issueBankName vaNumber vaName startDt endDt
  payOption payToken instmntType instmntMon status twoStepStatus`.split(/\s+/),
)
const LONGEST_VALUE = 500

/** Most fields are not signed: the browser or anybody on the way may have added some, also ones PostgreSQL can't store. */
const documented = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => DOCUMENTED.has(name))
      .map(([name, value]) => [name, value.replaceAll('\0', '').slice(0, LONGEST_VALUE).toWellFormed()]),
  )

/** Without separators one hash fits many ways of cutting the text: only the one with our own lengths counts. */
function hasOneReading({ resultCd = '', timeStamp = '', merTrxId = '' }: Record<string, string>): boolean {
  return isResultCode(resultCd) && TIME.test(timeStamp) && isAttemptRef(merTrxId)
}
