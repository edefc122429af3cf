import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Notice } from '../delivery.ts'
import { type Fields, type GatewayDeps, stamp, textFields, withFields } from '../desk.ts'
import { type Outcome, sendFinishedPage, sendPayPage, sendRefusal } from '../page.ts'
import type { Transaction } from '../store.ts'
import { refusalOf } from './refusals.ts'
import { DEPOSIT, PAID, resultFields } from './result.ts'
import { type EpayKeys, signResult } from './sign.ts'

const OUTCOMES: Outcome[] = [
  [PAID, 'Thanh toán thành công'],
  [DEPOSIT, 'Lấy mã chuyển khoản, trả sau (00_005)'],
  ['PG_ER5', 'Huỷ giao dịch (PG_ER5)'],
  ['DC_101', 'Ngân hàng từ chối (DC_101)'],
]
const KEPT_INVOICES = 2_000

/** The page a shopper pays on: the merchant's form opens it, its buttons post the outcome. */
export function mountEpayPage(http: FastifyInstance, desk: GatewayDeps, keys: EpayKeys): void {
  // An invoice another process has seen is new here: a repeated one is then not refused.
  const invoices = new Map<string, string>()

  for (const name of ['init.do', 'Minit.do']) {
    http.post(`/epay/pg_was/order/${name}`, async (request, reply) => {
      const fields = textFields(request.body)
      const refusal = refusalOf(fields, desk, keys, request.headers) ?? repeated(fields)
      if (refusal) return sendRefusal(reply, 'MegaPay', refusal)
      const known = find(fields)
      desk.exchanges.add({ gateway: 'epay', kind: 'payment', ref: fields.merTrxId ?? '', sent: fields })
      if (known?.code) return sendFinishedPage(reply, 'MegaPay', callBackUrl(known))
      const transaction = known ?? open(fields)
      return sendPayPage(reply, {
        gateway: 'MegaPay',
        facts: [
          ['Nội dung', fields.description ?? ''],
          ['Mã giao dịch', transaction.ref],
        ],
        amount: transaction.amount,
        outcomes: OUTCOMES,
        action: 'choose.do',
        carried: fields,
        switches: desk.switchesOf(transaction),
        leadsTo: [fields.callBackUrl ?? ''],
      })
    })
  }

  http.post('/epay/pg_was/order/choose.do', async (request, reply) => {
    const fields = textFields(request.body)
    const { outcome = '' } = fields
    const refusal = refusalOf(fields, desk, keys, request.headers)
    if (refusal) return sendRefusal(reply, 'MegaPay', refusal)
    if (!OUTCOMES.some(([code]) => code === outcome))
      return sendRefusal(reply, 'MegaPay', { code: 'OR_117', sentence: 'Không có lựa chọn này.' })
    const transaction = find(fields) ?? open(fields)
    // A second click changes nothing.
    if (transaction.code) return goBack(reply, transaction)
    transaction.code = outcome
    transaction.decidedAt = new Date().toISOString()
    transaction.switches = desk.picksOf(fields)
    const { depositSeconds } = desk.switchesOf(transaction)
    if (outcome === DEPOSIT && depositSeconds) transaction.paidFrom = new Date(Date.now() + depositSeconds * 1_000).toISOString()
    desk.store.save(transaction)
    desk.exchanges.add({ gateway: 'epay', kind: 'choice', ref: transaction.ref, sent: { outcome } })
    await (outcome === DEPOSIT ? handOutDepositCode(transaction) : notify(transaction))
    return goBack(reply, transaction)
  })

  const find = ({ merTrxId = '' }: Fields) => desk.store.find('epay', merTrxId)

  function repeated({ invoiceNo = '', merTrxId = '' }: Fields) {
    const first = invoices.get(invoiceNo) ?? merTrxId
    invoices.set(invoiceNo, first)
    if (invoices.size > KEPT_INVOICES) invoices.delete(invoices.keys().next().value as string)
    return first === merTrxId ? null : { code: 'OR_116', sentence: 'Mã hoá đơn này đã được dùng.' }
  }

  function open(fields: Fields): Transaction {
    const transaction: Transaction = {
      gateway: 'epay',
      ref: fields.merTrxId ?? '',
      amount: Number(fields.amount),
      no: `${keys.merId}${stamp(new Date())}${randomInt(100_000_000_000, 999_999_999_999)}`,
      request: fields,
      code: null,
      decidedAt: null,
      paidFrom: null,
      refunds: [],
      switches: {},
    }
    desk.store.save(transaction)
    return transaction
  }

  async function notify(transaction: Transaction): Promise<void> {
    const switches = desk.switchesOf(transaction)
    const final = noticeOf(transaction)
    await desk.delivery.deliver(switches.order === 'swapped' ? [final, noticeOf(transaction, '99')] : [final], switches)
  }

  /** First the code, later the money: two notices, of which the second counts. */
  async function handOutDepositCode(transaction: Transaction): Promise<void> {
    const switches = desk.switchesOf(transaction)
    const isSwapped = switches.order === 'swapped'
    if (!isSwapped) await desk.delivery.deliver([noticeOf(transaction, DEPOSIT)], switches)
    desk.delivery.whenDue(switches.depositSeconds, async () => {
      const paid = { ...(find(transaction.request) ?? transaction), paidFrom: new Date().toISOString() }
      desk.store.save(paid)
      const notices = isSwapped ? [noticeOf(paid, PAID), noticeOf(paid, DEPOSIT)] : [noticeOf(paid, PAID)]
      await desk.delivery.deliver(notices, { ...switches, timing: switches.timing === 'dropped' ? 'dropped' : 'beforeReturn' })
    })
  }

  function noticeOf(transaction: Transaction, code?: string): Notice {
    const { content } = desk.switchesOf(transaction)
    const fields = resultFields(transaction, keys, code, content === 'wrongAmount' ? 1_000 : 0)
    const body = JSON.stringify(signResult(fields, content === 'forged' ? `${keys.encodeKey}?` : keys.encodeKey))
    return {
      gateway: 'epay',
      ref: transaction.ref,
      fields,
      send: (signal) =>
        desk.fetch(transaction.request.notiUrl ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          signal,
          redirect: 'error',
        }),
      isTaken: (status) => status === 200,
    }
  }

  const signedResult = (transaction: Transaction) => signResult(resultFields(transaction, keys), keys.encodeKey)
  const callBackUrl = (transaction: Transaction) =>
    withFields(transaction.request.callBackUrl ?? '', new URLSearchParams(signedResult(transaction)).toString())

  function goBack(reply: FastifyReply, transaction: Transaction) {
    desk.exchanges.add({ gateway: 'epay', kind: 'return', ref: transaction.ref, sent: resultFields(transaction, keys) })
    return reply.header('cache-control', 'no-store').redirect(callBackUrl(transaction), 303)
  }
}
