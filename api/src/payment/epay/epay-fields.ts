import { createHash } from 'node:crypto'

export interface EpayConfig {
  merId: string
  encodeKey: string
  refundPassword: string
  /** Where the browser posts the form. */
  domain: string
  /** The same gateway, as this server reaches it. */
  apiDomain: string
  callBackUrl: string
  notiUrl: string
  /** Our own origin, as the gateway knows us. */
  reqDomain: string
  /** Sent with a refund as it stands. */
  refundData?: string
}

type Fields = Record<string, string | undefined>

/** MegaPay hashes its values one after the other, nothing between them, the key last. */
const token = (...values: (string | undefined)[]) => createHash('sha256').update(values.join('')).digest('hex')

const feeOf = ({ userFee }: Fields) => (Number(userFee) > 0 ? userFee : '')
const payTokenOf = ({ payOption, payToken }: Fields) => (payOption ? payToken : '')

export const tokenOf = {
  payment: (f: Fields, key: string) => token(f.timeStamp, f.merTrxId, f.merId, f.amount, f.payToken, key),
  /** Callback, notification and the data of an inquiry. The form without resultCd is refused: the result would be unsigned. */
  result: (f: Fields, key: string) =>
    token(f.resultCd, f.timeStamp, f.merTrxId, f.trxId, f.merId, f.amount, feeOf(f), payTokenOf(f), key),
  inquiry: (f: Fields, key: string) => token(f.timeStamp, f.merTrxId, f.merId, f.payToken, key),
  refund: (f: Fields, key: string) => token(f.timeStamp, f.merTrxId, f.trxId, f.merId, f.amount, f.payToken, key),
  refundPassword: (merTrxId: string, password: string, key: string) => token(merTrxId, password, key),
}
