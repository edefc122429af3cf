import { AppError } from '@tq/contract/errors.ts'
import { type Order, STATUS_NAMES } from '@tq/contract/order.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { orderEvents, orderLines, orders, returnRequests } from '@tq/db/schema/order.ts'
import { paymentAttempts } from '@tq/db/schema/payment.ts'
import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { coverOf } from '../catalog/cover.ts'
import { IS_REVIEWABLE } from '../review/waiting.ts'
import type { OrderRow } from './order-row.ts'
import { canCancel, canPay, hasDigital, returnUntil } from './order-status.ts'
import { type BankAccount, transferQr } from './vietqr.ts'

/** By id, and by owner where only the owner may. */
export async function readOrder(db: Db, where: SQL | undefined, bank: BankAccount | null): Promise<Order> {
  const [row] = await db
    .select({ order: orders, now: sql<Date>`now()`.mapWith((at: string) => new Date(at)) })
    .from(orders)
    .where(where)
  const { order, now } = row ?? {}
  if (!order || !now) throw new AppError('ORDER_NOT_FOUND')
  const [lines, events, [attempt], [asked]] = await Promise.all([
    readLines(db, order.id),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id),
    db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id)).orderBy(desc(paymentAttempts.number)).limit(1),
    db.select().from(returnRequests).where(eq(returnRequests.orderId, order.id)).orderBy(desc(returnRequests.id)).limit(1),
  ])
  const isOnlyDigital = lines.every(({ isShipped }) => !isShipped)
  return {
    id: order.id,
    code: order.code,
    status: order.status,
    statusName: STATUS_NAMES[order.status],
    next: nextWords(order, isOnlyDigital, canPay(order, now)),
    paymentMethod: order.paymentMethod,
    isPaid: order.paidAt !== null,
    payment: attempt ? { ref: attempt.ref, status: attempt.status, reason: attempt.reason } : null,
    transfer:
      bank && order.status === 'awaitingPayment' && attempt?.status === 'open' && attempt.gateway === 'transfer'
        ? await transferOf(order, bank)
        : null,
    lines: lines.map((line) => ({ ...line, address: addressId(line.title, line.productId) })),
    steps: order.steps as Order['steps'],
    vat: order.vat as Order['vat'],
    listTotal: order.listTotal,
    goodsTotal: order.goodsTotal,
    shippingFee: order.shippingFee,
    total: order.total,
    refundedTotal: order.refundedTotal,
    delivery: {
      name: order.name,
      phone: order.phone,
      email: order.email,
      address: order.address,
      wardId: order.wardId,
      placeText: order.placeText,
      method: order.shippingMethod ?? 'standard',
      note: order.note,
      invoice: order.invoice as Order['delivery']['invoice'],
    },
    isOnlyDigital,
    shippingFrom: order.shippingFrom,
    shippingTo: order.shippingTo,
    trackingCode: order.trackingCode,
    events: events.map(({ status, text, by, at }) => ({ status, text, by, at: at.toISOString() })),
    createdAt: order.createdAt.toISOString(),
    holdUntil: order.holdUntil?.toISOString() ?? null,
    cancelReason: order.cancelReason,
    canPay: canPay(order, now),
    canCancel: canCancel({ status: order.status, hasDigital: hasDigital(lines) }),
    returnUntil: returnUntil(order, now)?.toISOString() ?? null,
    hasOpenReturn: asked?.status === 'open' || asked?.status === 'accepted',
    returnRequest: asked
      ? {
          status: asked.status,
          reason: asked.reason,
          answer: asked.answer,
          lines: asked.lines,
          createdAt: asked.createdAt.toISOString(),
          decidedAt: asked.decidedAt?.toISOString() ?? null,
        }
      : null,
    isGuest: order.userId === null,
  }
}

// By the names that the rule about reviews calls them.
const l = alias(orderLines, 'l')
const o = alias(orders, 'o')
const { orderId: _, position: __, flashSaleId: ___, flashQuantity: ____, ...LINE_COLUMNS } = getTableColumns(l)

function readLines(db: Db, orderId: string) {
  return db
    .select({
      ...LINE_COLUMNS,
      picture: coverOf(sql`l.product_id`),
      canReview: sql<boolean>`${IS_REVIEWABLE} and not exists (select 1 from feedbacks f where f.order_line_id = l.id)`,
    })
    .from(l)
    .innerJoin(o, eq(o.id, l.orderId))
    .where(eq(l.orderId, orderId))
    .orderBy(l.position)
}

const transferOf = async (order: OrderRow, bank: BankAccount) => ({
  bankName: bank.bankName,
  account: bank.account,
  holder: bank.holder,
  amount: order.total,
  content: order.code,
  qrSvg: await transferQr(bank, order.total, order.code),
})

function nextWords({ status, paymentMethod, cancelReason }: OrderRow, isOnlyDigital: boolean, isPayable: boolean): string {
  switch (status) {
    case 'awaitingPayment':
      if (!isPayable)
        return 'Đã hết thời gian thanh toán. Chúng tôi hỏi lại nơi nhận tiền rồi mới huỷ đơn; nếu bạn đã trả, đơn vẫn được nhận.'
      return paymentMethod === 'transfer'
        ? 'Chúng tôi xác nhận đơn ngay khi tiền chuyển khoản tới nơi.'
        : 'Đơn chờ bạn thanh toán; sách được giữ cho bạn trong lúc này.'
    case 'paid':
      return 'Chúng tôi đã nhận đủ tiền và đang chuẩn bị sách.'
    case 'processing':
      return paymentMethod === 'cod' ? 'Sách đang được đóng gói; bạn trả tiền khi nhận hàng.' : 'Sách đang được đóng gói.'
    case 'shipped':
      return 'Sách đang trên đường tới bạn.'
    case 'delivered':
      return 'Sách đã tới nơi. Bạn có 7 ngày để đổi trả nếu sách có lỗi.'
    case 'completed':
      return isOnlyDigital ? 'Đã mở trong thư viện của bạn.' : 'Cảm ơn bạn đã mua sách ở Thư Quán.'
    case 'cancelled':
      return cancelReason ? `Đơn đã huỷ: ${cancelReason}.` : 'Đơn đã huỷ.'
    case 'partlyRefunded':
    case 'refunded':
      // Cash and transfers have no way back of their own.
      return paymentMethod === 'vnpay' || paymentMethod === 'epay'
        ? 'Tiền hoàn về nơi bạn đã trả, ngân hàng thường cần 3–5 ngày làm việc.'
        : 'Chúng tôi chuyển khoản tiền hoàn cho bạn; nhân viên sẽ liên hệ để hỏi số tài khoản.'
    case 'needsAttention':
      return 'Nhân viên đang kiểm tra đơn này và sẽ liên hệ với bạn.'
  }
}
