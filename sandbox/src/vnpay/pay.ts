import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Notice } from '../delivery.ts'
import { type Fields, type GatewayDeps, readStamp, stamp, textFields, withFields } from '../desk.ts'
import { type Outcome, sendFinishedPage, sendPayPage, sendRefusal } from '../page.ts'
import type { Transaction } from '../store.ts'
import { hmac, signedQuery, signedText, type VnpayKeys } from './sign.ts'

const OUTCOMES: Outcome[] = [
  ['00', 'Thanh toán thành công'],
  ['07', 'Trừ tiền nhưng bị nghi ngờ (07)'],
  ['24', 'Huỷ giao dịch (24)'],
  ['51', 'Không đủ số dư (51)'],
  ['13', 'Sai mã OTP (13)'],
  ['11', 'Hết hạn chờ (11)'],
]
const EXPIRED = '11'

/** Money moved. */
export const isCharged = (code: string | null) => code === '00' || code === '07'
export const statusOf = (code: string | null) => (code === null ? '01' : isCharged(code) ? code : '02')

/** The page a shopper pays on: `GET` shows it, its buttons `POST` the outcome. */
export function mountVnpayPage(http: FastifyInstance, desk: GatewayDeps, keys: VnpayKeys & { ipnUrl: string }): void {
  const path = '/vnpay/paymentv2/vpcpay.html'

  http.get(path, async (request, reply) => {
    const fields = textFields(request.query)
    const refusal = refusalOf(fields, desk, keys, request.headers)
    if (refusal) return sendRefusal(reply, 'VNPAY', refusal)
    const known = find(fields)
    desk.exchanges.add({ gateway: 'vnpay', kind: 'payment', ref: fields.vnp_TxnRef ?? '', sent: fields })
    if (known?.code) return sendFinishedPage(reply, 'VNPAY', returnUrl(known))
    const transaction = known ?? open(fields)
    return sendPayPage(reply, {
      gateway: 'VNPAY',
      facts: [
        ['Nội dung', fields.vnp_OrderInfo ?? ''],
        ['Mã giao dịch', transaction.ref],
      ],
      amount: transaction.amount,
      outcomes: isExpired(fields) ? [[EXPIRED, 'Đã hết hạn chờ – quay về']] : OUTCOMES,
      action: 'vpcpay.html',
      carried: vnpFields(fields),
      switches: desk.switchesOf(transaction),
      leadsTo: [fields.vnp_ReturnUrl ?? ''],
    })
  })

  http.post(path, async (request, reply) => {
    const fields = textFields(request.body)
    const { outcome = '' } = fields
    const refusal = refusalOf(fields, desk, keys, request.headers)
    if (refusal) return sendRefusal(reply, 'VNPAY', refusal)
    if (!OUTCOMES.some(([code]) => code === outcome))
      return sendRefusal(reply, 'VNPAY', { code: '03', sentence: 'Không có lựa chọn này.' })
    const transaction = find(fields) ?? open(fields)
    // A second click changes nothing.
    if (transaction.code) return goBack(reply, transaction)
    transaction.code = isExpired(fields) ? EXPIRED : outcome
    transaction.decidedAt = new Date().toISOString()
    transaction.switches = desk.picksOf(fields)
    desk.store.save(transaction)
    desk.exchanges.add({ gateway: 'vnpay', kind: 'choice', ref: transaction.ref, sent: { outcome: transaction.code } })
    await desk.delivery.deliver(noticesOf(transaction), desk.switchesOf(transaction))
    return goBack(reply, transaction)
  })

  const find = ({ vnp_TxnRef = '' }: Fields) => desk.store.find('vnpay', vnp_TxnRef)

  function open(fields: Fields): Transaction {
    const transaction: Transaction = {
      gateway: 'vnpay',
      ref: fields.vnp_TxnRef ?? '',
      amount: Number(fields.vnp_Amount) / 100,
      // Long enough that no two of a demo's thousands are the same.
      no: String(randomInt(10_000_000_000_000, 99_999_999_999_999)),
      request: vnpFields(fields),
      code: null,
      decidedAt: null,
      paidFrom: null,
      refunds: [],
      switches: {},
    }
    desk.store.save(transaction)
    return transaction
  }

  function noticesOf(transaction: Transaction): Notice[] {
    const { content, order } = desk.switchesOf(transaction)
    const secret = content === 'forged' ? `${keys.hashSecret}?` : keys.hashSecret
    const surplus = content === 'wrongAmount' ? 1_000 : 0
    const notice = (fields: Fields): Notice => ({
      gateway: 'vnpay',
      ref: transaction.ref,
      fields,
      send: (signal) => desk.fetch(withFields(keys.ipnUrl, signedQuery(fields, secret)), { signal, redirect: 'error' }),
      // Anything else, and VNPAY calls again.
      isTaken: (status, body) => status === 200 && /"RspCode"\s*:\s*"0[02]"/.test(body),
    })
    const final = resultFields(transaction, keys, surplus)
    const older = { ...final, vnp_ResponseCode: '00', vnp_TransactionStatus: '01' }
    return order === 'swapped' ? [notice(final), notice(older)] : [notice(final)]
  }

  const returnUrl = (transaction: Transaction) =>
    withFields(transaction.request.vnp_ReturnUrl ?? '', signedQuery(resultFields(transaction, keys), keys.hashSecret))

  function goBack(reply: FastifyReply, transaction: Transaction) {
    desk.exchanges.add({ gateway: 'vnpay', kind: 'return', ref: transaction.ref, sent: resultFields(transaction, keys) })
    return reply.header('cache-control', 'no-store').redirect(returnUrl(transaction), 303)
  }
}

function refusalOf(
  fields: Fields,
  desk: GatewayDeps,
  { tmnCode, hashSecret }: VnpayKeys,
  { host }: { host?: string | undefined },
): { code: string; sentence: string } | null {
  if (fields.vnp_TmnCode !== tmnCode) return { code: '02', sentence: 'Không có cửa hàng này.' }
  if (fields.vnp_SecureHash?.toLowerCase() !== hmac(signedText(fields), hashSecret))
    return { code: '70', sentence: 'Sai chữ ký.' }
  const isWhole =
    fields.vnp_Version === '2.1.0' &&
    fields.vnp_Command === 'pay' &&
    fields.vnp_CurrCode === 'VND' &&
    /^[A-Za-z0-9]{1,100}$/.test(fields.vnp_TxnRef ?? '') &&
    /^[1-9]\d{0,12}00$/.test(fields.vnp_Amount ?? '') &&
    /^[A-Za-z0-9 .:-]{1,255}$/.test(fields.vnp_OrderInfo ?? '') &&
    Boolean(fields.vnp_OrderType && fields.vnp_IpAddr && fields.vnp_Locale) &&
    readStamp(fields.vnp_CreateDate) !== null &&
    readStamp(fields.vnp_ExpireDate) !== null
  if (!isWhole) return { code: '03', sentence: 'Dữ liệu gửi sang không đúng định dạng.' }
  if (!desk.isWayBack(fields.vnp_ReturnUrl, host)) return { code: '72', sentence: 'Địa chỉ quay về không phải của cửa hàng.' }
  const known = desk.store.find('vnpay', fields.vnp_TxnRef ?? '')
  const isAnother = known !== null && known.request.vnp_SecureHash !== fields.vnp_SecureHash
  return isAnother ? { code: '01', sentence: 'Mã giao dịch này đã được dùng.' } : null
}

export const isExpired = ({ vnp_ExpireDate }: Fields) => (readStamp(vnp_ExpireDate)?.getTime() ?? 0) < Date.now()

const vnpFields = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('vnp_')))

/** What a return or a notification says. */
function resultFields({ request, code, no, amount, decidedAt }: Transaction, { tmnCode }: VnpayKeys, surplus = 0): Fields {
  const hasNumber = isCharged(code)
  return {
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: request.vnp_TxnRef ?? '',
    vnp_Amount: String((amount + surplus) * 100),
    vnp_OrderInfo: request.vnp_OrderInfo ?? '',
    vnp_BankCode: 'NCB',
    vnp_CardType: 'ATM',
    vnp_BankTranNo: hasNumber ? `VNP${no}` : '',
    vnp_TransactionNo: hasNumber ? no : '0',
    vnp_PayDate: stamp(new Date(decidedAt ?? Date.now())),
    vnp_ResponseCode: code ?? '',
    vnp_TransactionStatus: statusOf(code),
  }
}
