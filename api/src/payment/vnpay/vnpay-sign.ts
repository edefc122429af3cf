import { createHmac } from 'node:crypto'
import { isSameHash } from '../wire-text.ts'

const UNSIGNED = new Set(['vnp_SecureHash', 'vnp_SecureHashType'])

/** What is signed of an address: sorted, form-encoded (a blank becomes `+`), nothing empty. */
export function canonical(fields: Iterable<[string, string]>): string {
  const signed = [...fields].filter(([name, value]) => name.startsWith('vnp_') && value !== '' && !UNSIGNED.has(name))
  // By bytes: the names are ASCII. URLSearchParams encodes exactly as Java's URLEncoder, which VNPAY uses.
  return new URLSearchParams(signed.sort(([a], [b]) => (a < b ? -1 : 1))).toString()
}

export const hmac = (text: string, secret: string) => createHmac('sha512', secret).update(text).digest('hex')

/** The `vnp_` fields of a signed address; null when one is doubled, or the hash is wrong or missing. */
export function readSigned(query: URLSearchParams, secret: string): Record<string, string> | null {
  const ours = [...query].filter(([name]) => name.startsWith('vnp_'))
  const fields = Object.fromEntries(ours)
  if (Object.keys(fields).length !== ours.length) return null
  if (!isSameHash(fields.vnp_SecureHash, hmac(canonical(ours), secret))) return null
  return fields
}

const QUERY = ['RequestId', 'Version', 'Command', 'TmnCode', 'TxnRef', 'TransactionDate', 'CreateDate', 'IpAddr', 'OrderInfo']
const REFUND = [
  ...['RequestId', 'Version', 'Command', 'TmnCode', 'TransactionType', 'TxnRef', 'Amount', 'TransactionNo'],
  ...['TransactionDate', 'CreateBy', 'CreateDate', 'IpAddr', 'OrderInfo'],
]
const REFUND_ANSWER = [
  ...['ResponseId', 'Command', 'ResponseCode', 'Message', 'TmnCode', 'TxnRef', 'Amount', 'BankCode', 'PayDate'],
  ...['TransactionNo', 'TransactionType', 'TransactionStatus', 'OrderInfo'],
]
const QUERY_ANSWER = [...REFUND_ANSWER, 'PromotionCode', 'PromotionAmount']

const piped = (names: string[]) => (fields: Record<string, string>, secret: string) =>
  hmac(names.map((name) => fields[`vnp_${name}`] ?? '').join('|'), secret)

/** The calls between servers sign raw values in a fixed order instead. */
export const hashOf = {
  query: piped(QUERY),
  refund: piped(REFUND),
  queryAnswer: piped(QUERY_ANSWER),
  refundAnswer: piped(REFUND_ANSWER),
}
