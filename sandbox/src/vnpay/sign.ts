import { createHmac } from 'node:crypto'
import type { Fields } from '../desk.ts'

export interface VnpayKeys {
  tmnCode: string
  hashSecret: string
}

/** As Java's URLEncoder spells it. */
const encode = (text: string) =>
  encodeURIComponent(text)
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

export const hmac = (text: string, secret: string) => createHmac('sha512', secret).update(text, 'utf8').digest('hex')

/** The text VNPAY signs of a set of fields. */
export function signedText(fields: Fields): string {
  return Object.keys(fields)
    .filter((name) => name.startsWith('vnp_') && !name.startsWith('vnp_SecureHash') && fields[name])
    .sort()
    .map((name) => `${encode(name)}=${encode(fields[name] ?? '')}`)
    .join('&')
}

/** Fields as a query with its hash. */
export function signedQuery(fields: Fields, secret: string): string {
  const text = signedText(fields)
  return `${text}&vnp_SecureHash=${hmac(text, secret)}`
}

const ORDERS = {
  querydr: 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo',
  refund:
    'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo',
  querydrAnswer:
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo PromotionCode PromotionAmount',
  refundAnswer:
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo',
}

/** The hash of a call between servers. */
export function pipedHash(order: keyof typeof ORDERS, fields: Fields, secret: string): string {
  const values = ORDERS[order].split(' ').map((name) => fields[`vnp_${name}`] ?? '')
  return hmac(values.join('|'), secret)
}
