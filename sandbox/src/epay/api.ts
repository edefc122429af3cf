import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answerApi, type Fields, type GatewayDeps, textFields } from '../desk.ts'
import type { Transaction } from '../store.ts'
import { codeOf, DEPOSIT, PAID, refundedOf, resultFields } from './result.ts'
import { cancelHash, cancelToken, type EpayKeys, inquiryToken, signResult } from './sign.ts'

/** Questions and refunds between servers. */
export function mountEpayApi(http: FastifyInstance, desk: GatewayDeps, keys: EpayKeys): void {
  http.post('/epay/pg_was/order/trxStatus.do', async (request, reply) => {
    const asked = textFields(request.body)
    const transaction = desk.store.find('epay', asked.merTrxId ?? '')
    const exchange = desk.exchanges.add({ gateway: 'epay', kind: 'query', ref: asked.merTrxId ?? '', sent: asked })
    return answerApi(desk, { transaction, reply }, (isForged) => {
      const answer = inquire(asked, transaction, isForged ? `${keys.encodeKey}?` : keys.encodeKey)
      exchange.answer = { status: 200, body: JSON.stringify(answer) }
      return answer
    })
  })

  http.post('/epay/pg_was/cancel/paymentCancel.do', async (request, reply) => {
    const { cancelPw, ...asked } = textFields(request.body)
    const transaction = desk.store.find('epay', asked.merTrxId ?? '')
    const exchange = desk.exchanges.add({ gateway: 'epay', kind: 'refund', ref: asked.merTrxId ?? '', sent: asked })
    return answerApi(desk, { transaction, reply }, () => {
      const answer = cancelPw === keys.refundPassword ? cancel(asked, transaction) : refuse('OR_113')
      exchange.answer = { status: 200, body: JSON.stringify(answer) }
      return answer
    })
  })

  function inquire(asked: Fields, transaction: Transaction | null, key: string): object {
    if (asked.merId !== keys.merId) return refuse('OR_123')
    if (asked.merchantToken !== inquiryToken(asked, keys.encodeKey)) return refuse('OR_113')
    if (!transaction) return refuse('OR_140')
    return { resultCd: PAID, resultMsg: 'SUCCESS', data: signResult(resultFields(transaction, keys), key) }
  }

  function cancel(asked: Fields, transaction: Transaction | null): Fields {
    const isSigned = asked.merchantToken === cancelToken(asked, keys.encodeKey) && asked.hash === cancelHash(asked, keys)
    if (asked.merId !== keys.merId) return refuse('OR_123')
    if (!isSigned) return refuse('OR_113')
    if (!transaction || transaction.no !== asked.trxId) return refuse('OR_140')
    const amount = /^[1-9]\d{0,12}$/.test(asked.amount ?? '') ? Number(asked.amount) : 0
    if (!amount || refundedOf(transaction) + amount > transaction.amount) return refuse('OR_134')
    // What came in by bank transfer goes back by bank transfer.
    const isRefused = transaction.code === DEPOSIT || desk.switchesOf(transaction).refund === 'rejected'
    if (codeOf(transaction) !== PAID || isRefused) return refuse('OR_117')
    const no = `C${transaction.no.slice(-14)}${randomInt(1_000, 9_999)}`
    transaction.refunds.push({ no, amount, isFull: amount === transaction.amount, step: 0, ends: 'done' })
    desk.store.save(transaction)
    const { merTrxId = '', trxId = '' } = asked
    return { resultCd: PAID, resultMsg: 'SUCCESS', trxId, cancelTrxId: no, merTrxId, amount: String(amount) }
  }
}

const refuse = (resultCd: string) => ({ resultCd, resultMsg: 'FAIL' })
