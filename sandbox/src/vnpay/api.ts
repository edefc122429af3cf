import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answerApi, type Fields, type GatewayDeps, stamp, textFields } from '../desk.ts'
import type { Refund, Transaction } from '../store.ts'
import { isCharged, isExpired, statusOf } from './pay.ts'
import { pipedHash, type VnpayKeys } from './sign.ts'

const MESSAGES: Record<string, string> = {
  '00': 'Success',
  '02': 'Invalid TmnCode',
  '03': 'Invalid data format',
  '91': 'Transaction not found',
  '94': 'Duplicate request',
  '95': 'Transaction was not successful',
  '97': 'Invalid checksum',
}
const KEPT_REQUESTS = 2_000

/** Questions and refunds between servers. */
export function mountVnpayApi(http: FastifyInstance, desk: GatewayDeps, keys: VnpayKeys): void {
  // Ids another process has seen are new here: only that process would call them duplicates.
  const seenRequests = new Set<string>()

  http.post('/vnpay/merchant_webapi/api/transaction', async (request, reply) => {
    const asked = textFields(request.body)
    const transaction = desk.store.find('vnpay', asked.vnp_TxnRef ?? '')
    const kind = asked.vnp_Command === 'refund' ? 'refund' : 'query'
    const exchange = desk.exchanges.add({ gateway: 'vnpay', kind, ref: asked.vnp_TxnRef ?? '', sent: asked })
    return answerApi(desk, { transaction, reply }, (isForged) => {
      const code = faultOf(asked, transaction)
      const said = code ? { vnp_ResponseCode: code } : work(kind, asked, transaction as Transaction)
      const answer = signed(asked, said, isForged)
      exchange.answer = { status: 200, body: JSON.stringify(answer) }
      return answer
    })
  })

  function faultOf(asked: Fields, transaction: Transaction | null): string | null {
    const { vnp_Command: command, vnp_RequestId: id = '' } = asked
    if (asked.vnp_TmnCode !== keys.tmnCode) return '02'
    if (asked.vnp_Version !== '2.1.0' || !/^[A-Za-z0-9]{1,32}$/.test(id)) return '03'
    if (command !== 'querydr' && command !== 'refund') return '03'
    if (asked.vnp_SecureHash?.toLowerCase() !== pipedHash(command, asked, keys.hashSecret)) return '97'
    if (seenRequests.has(id)) return '94'
    seenRequests.add(id)
    if (seenRequests.size > KEPT_REQUESTS) seenRequests.delete(seenRequests.values().next().value as string)
    // Found by the ref and by the second it was made.
    return transaction?.request.vnp_CreateDate === asked.vnp_TransactionDate ? null : '91'
  }

  function work(kind: 'query' | 'refund', asked: Fields, transaction: Transaction): Fields {
    const said = kind === 'query' ? describe(transaction) : refund(asked, transaction, desk.switchesOf(transaction).refund)
    desk.store.save(transaction)
    return said
  }

  function signed(asked: Fields, said: Fields, isForged: boolean): Fields {
    const answer: Fields = {
      vnp_ResponseId: randomUUID().replaceAll('-', ''),
      vnp_Command: asked.vnp_Command ?? '',
      vnp_TmnCode: keys.tmnCode,
      vnp_TxnRef: asked.vnp_TxnRef ?? '',
      vnp_OrderInfo: asked.vnp_OrderInfo ?? '',
      vnp_Message: MESSAGES[said.vnp_ResponseCode ?? ''] ?? 'Unknown error',
      ...said,
    }
    const order = asked.vnp_Command === 'refund' ? 'refundAnswer' : 'querydrAnswer'
    return { ...answer, vnp_SecureHash: pipedHash(order, answer, isForged ? `${keys.hashSecret}?` : keys.hashSecret) }
  }
}

/** With every question a refund goes one step on. */
function describe(transaction: Transaction): Fields {
  const refund = transaction.refunds.at(-1)
  if (refund) {
    const said = refundFields(transaction, refund)
    refund.step++
    return said
  }
  const { code, amount, no, decidedAt } = transaction
  return {
    ...paidFields(code, no, decidedAt),
    vnp_Amount: String(amount * 100),
    vnp_TransactionType: '01',
    // Nobody can decide any more.
    vnp_TransactionStatus: code === null && isExpired(transaction.request) ? '02' : statusOf(code),
  }
}

function paidFields(code: string | null, no: string, decidedAt: string | null): Fields {
  return {
    vnp_ResponseCode: '00',
    vnp_BankCode: 'NCB',
    vnp_PayDate: decidedAt ? stamp(new Date(decidedAt)) : '',
    vnp_TransactionNo: isCharged(code) ? no : '0',
  }
}

const lastStatus = ({ ends }: Refund) => (ends === 'done' ? '00' : '09')
const refundStatus = (refund: Refund) => ['05', '05', '06'][refund.step] ?? lastStatus(refund)
const isOver = (refund: Refund) => refund.step >= 3

function refundFields({ code, decidedAt }: Transaction, refund: Refund): Fields {
  return {
    ...paidFields(code, refund.no, decidedAt),
    vnp_Amount: String(refund.amount * 100),
    vnp_TransactionType: refund.isFull ? '02' : '03',
    vnp_TransactionStatus: refundStatus(refund),
  }
}

function refund(asked: Fields, transaction: Transaction, ends: Refund['ends']): Fields {
  if (!isCharged(transaction.code)) return { vnp_ResponseCode: '95' }
  const last = transaction.refunds.at(-1)
  if (last && !isOver(last)) return { vnp_ResponseCode: '94' }
  const amount = Number(asked.vnp_Amount) / 100
  const given = transaction.refunds.filter(({ ends }) => ends === 'done').reduce((sum, { amount }) => sum + amount, 0)
  const isFull = asked.vnp_TransactionType === '02'
  const isFitting = isFull ? amount === transaction.amount && !given : amount > 0 && given + amount <= transaction.amount
  if (!isFitting || !Number.isInteger(amount)) return { vnp_ResponseCode: '03' }
  const made: Refund = { no: String(randomInt(10_000_000_000_000, 99_999_999_999_999)), amount, isFull, step: 0, ends }
  transaction.refunds.push(made)
  const said = refundFields(transaction, made)
  made.step = 1
  return said
}
