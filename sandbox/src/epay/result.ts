import { type Fields, stamp } from '../desk.ts'
import type { Transaction } from '../store.ts'
import type { EpayKeys } from './sign.ts'

export const DEPOSIT = '00_005'
export const PAID = '00_000'
const PENDING = '99'

const MESSAGES: Record<string, string> = {
  [PAID]: 'SUCCESS',
  [DEPOSIT]: 'Deposit code issued',
  [PENDING]: 'Processing',
  PG_ER5: 'Cancelled by customer',
}

/** The code as of now: money for a deposit code may have come in meanwhile. */
export function codeOf({ code, paidFrom }: Transaction): string {
  if (code === DEPOSIT && paidFrom && Date.parse(paidFrom) <= Date.now()) return PAID
  return code ?? PENDING
}

export const refundedOf = ({ refunds }: Transaction) => refunds.reduce((sum, { amount }) => sum + amount, 0)

function stateOf(transaction: Transaction, code: string): string {
  if (code === PAID) return refundedOf(transaction) >= transaction.amount ? '2' : '0'
  return { [DEPOSIT]: '5', [PENDING]: '-2' }[code] ?? '-3'
}

/** What a callback, a notification or an inquiry says, not yet signed. */
export function resultFields(transaction: Transaction, { merId }: EpayKeys, code = codeOf(transaction), surplus = 0): Fields {
  const { request, no, ref, amount } = transaction
  const time = stamp(new Date())
  const isDeposit = transaction.code === DEPOSIT
  return {
    trxId: no,
    merId,
    merTrxId: ref,
    resultCd: code,
    resultMsg: MESSAGES[code] ?? 'FAIL',
    invoiceNo: request.invoiceNo ?? '',
    amount: String(amount + surplus),
    currency: 'VND',
    goodsNm: request.goodsNm ?? '',
    payType: isDeposit ? 'VA' : 'DC',
    timeStamp: time,
    transDt: time.slice(0, 8),
    transTm: time.slice(8),
    userFee: '0',
    status: stateOf(transaction, code),
    ...(isDeposit ? { vaNumber: `9704${no.slice(-10)}`, vaName: 'THU QUAN' } : { bankId: 'NCB', cardNo: '970419xxxxxx2198' }),
  }
}
