import { createHash } from 'node:crypto'
import type { Fields } from '../desk.ts'

export interface EpayKeys {
  merId: string
  encodeKey: string
  refundPassword: string
}

export const sha256 = (...parts: (string | undefined)[]) => createHash('sha256').update(parts.join(''), 'utf8').digest('hex')

export const requestToken = (f: Fields, key: string) => sha256(f.timeStamp, f.merTrxId, f.merId, f.amount, key)
export const inquiryToken = (f: Fields, key: string) => sha256(f.timeStamp, f.merTrxId, f.merId, key)
export const cancelToken = (f: Fields, key: string) => sha256(f.timeStamp, f.merTrxId, f.trxId, f.merId, f.amount, key)
export const cancelHash = (f: Fields, keys: EpayKeys) => sha256(f.merTrxId, keys.refundPassword, keys.encodeKey)

/** A result with its token. No fee is ever asked of the shopper here, so none is signed. */
export function signResult(fields: Fields, key: string): Fields {
  const { resultCd, timeStamp, merTrxId, trxId, merId, amount } = fields
  return { ...fields, merchantToken: sha256(resultCd, timeStamp, merTrxId, trxId, merId, amount, key) }
}
