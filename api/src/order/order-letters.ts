import type { PriceStep } from '@tq/contract/cart.ts'
import type { Db } from '@tq/db/database.ts'
import { type DueLetter, leaveLetter } from '../mail/due-letters.ts'
import type { Letter } from '../mail/letter.ts'
import { dong } from '../pricing/format-money.ts'
import { dayOfCalendar, momentText } from '../time/vietnam-time.ts'
import { GONE } from './buyer/anonymise-buyer.ts'
import type { OrderRow } from './order-row.ts'

export type About = Pick<
  OrderRow,
  'id' | 'code' | 'name' | 'email' | 'isMailboxProven' | 'total' | 'shippingMethod' | 'address' | 'placeText' | 'paymentMethod'
>

/** What a stranger typed, name, door or reason, is not sent to somebody's mailbox: it could be an advertisement, or worse. */
const letterTo = (order: About, letter: Letter): DueLetter => ({
  to: order.email,
  letter: {
    ...letter,
    paragraphs: [order.isMailboxProven ? `Chào ${order.name},` : 'Chào bạn,', ...letter.paragraphs],
    facts: [['Mã đơn', order.code], ['Tổng cộng', dong(order.total)], ...(letter.facts ?? [])],
    action: { text: 'Xem đơn hàng', path: `/xac-nhan-don-hang/${order.id}` },
  },
})

/** Any letter about an order: with its code, total and a link to its page. Not sent when the buyer's account was deleted. */
export async function send(tx: Db, order: About, letter: Letter): Promise<void> {
  if (order.email !== GONE) await leaveLetter(tx, letterTo(order, letter))
}

/** For letters that an unpaid order can cause again and again: counted when the mailbox may be a stranger's. */
const counted = (order: About, letter: DueLetter): DueLetter => ({ ...letter, isCounted: !order.isMailboxProven })

const sendCounted = async (tx: Db, order: About, letter: Letter): Promise<void> => {
  if (order.email !== GONE) await leaveLetter(tx, counted(order, letterTo(order, letter)))
}

const place = ({ shippingMethod, address, placeText, isMailboxProven }: About): [string, string][] =>
  shippingMethod ? [['Giao tới', isMailboxProven ? `${address}, ${placeText}` : placeText]] : []

/** The words themselves only to a mailbox that is the buyer's own. */
function giftOf({ gift, isMailboxProven }: Pick<OrderRow, 'gift' | 'isMailboxProven'>): [string, string][] {
  if (!gift) return []
  const words = gift.message === '' ? 'Không kèm lời nhắn' : isMailboxProven ? gift.message : 'Lời nhắn ở trang đơn hàng'
  return [['Gửi tặng', gift.hidesPrices ? `${words}\nPhiếu giao không in giá` : words]]
}

function nextStep({ paymentMethod, holdUntil }: Pick<OrderRow, 'paymentMethod' | 'holdUntil'>): string {
  if (paymentMethod === 'cod') return 'Bạn trả tiền khi nhận hàng, sau khi đã xem sách.'
  if (paymentMethod === 'none' || !holdUntil) return 'Bạn không phải trả thêm gì.'
  const kept = `Đơn được giữ đến ${momentText(holdUntil)} chờ bạn`
  if (paymentMethod === 'transfer') return `${kept} chuyển khoản; mã QR và nội dung chuyển ở trang đơn hàng.`
  return `${kept} thanh toán qua ${paymentMethod === 'vnpay' ? 'VNPAY' : 'Epay'}.`
}

interface Bought {
  title: string
  quantity: number
  total: number
  release_day: string | null
}

/** What is ordered beforehand says when it comes out. */
const boughtText = ({ title, quantity, total, release_day: day }: Bought) =>
  `${quantity} × ${title}: ${dong(total)}${day ? ` (đặt trước, phát hành ngày ${dayOfCalendar(day)})` : ''}`

/** Of the order as it is stored. */
type PriceSteps = Pick<OrderRow, 'steps'>

/** Lines are told at what is paid for them: what took that off is named, as on the order's page. */
function reductions({ steps }: PriceSteps): [string, string][] {
  const less = (steps as PriceStep[]).filter(({ amount }) => amount < 0)
  return less.length > 0 ? [['Đã trừ trong giá', less.map(({ title, amount }) => `${title}: −${dong(-amount)}`).join('\n')]] : []
}

/** The copy of the order that the buyer keeps; stored with the order. */
export const placedLetter = (
  order: About & PriceSteps & Pick<OrderRow, 'shippingFee' | 'holdUntil' | 'gift'>,
  lines: Bought[],
): DueLetter =>
  counted(
    order,
    letterTo(order, {
      title: `Thư Quán đã nhận đơn ${order.code}`,
      paragraphs: ['Cảm ơn bạn đã đặt sách ở Thư Quán.', nextStep(order)],
      facts: [
        ['Sản phẩm', lines.map(boughtText).join('\n')],
        ...(order.shippingMethod ? ([['Phí giao hàng', dong(order.shippingFee)]] as [string, string][]) : []),
        ...reductions(order),
        ...place(order),
        ...giftOf(order),
      ],
    }),
  )

const DIGITAL_OPENED = {
  member: 'Sách điện tử và khoá học mở trong tài khoản của bạn, mục “Thư viện của tôi”.',
  guest:
    'Sách điện tử và khoá học mở trong tài khoản dùng email này, mục “Thư viện của tôi”. Nếu chưa có tài khoản, bạn tạo được ngay từ trang đơn hàng.',
}

export const sendOrderPaid = (tx: Db, order: About & Pick<OrderRow, 'userId'>) =>
  send(tx, order, {
    title: order.total === 0 ? `Đơn ${order.code} đã được xác nhận` : `Đơn ${order.code} đã thanh toán`,
    paragraphs: [
      order.total === 0 ? 'Đơn này không phải trả tiền.' : 'Chúng tôi đã nhận đủ tiền.',
      order.shippingMethod ? 'Chúng tôi đang chuẩn bị sách cho bạn.' : DIGITAL_OPENED[order.userId ? 'member' : 'guest'],
    ],
    facts: place(order),
  })

/** `until`: how long it can still be paid. */
export const sendPaymentFailed = (tx: Db, order: About, { reason, until }: { reason: string; until: Date }) =>
  sendCounted(tx, order, {
    title: `Thanh toán cho đơn ${order.code} chưa thành công`,
    paragraphs: [
      `Bạn chưa bị trừ tiền cho đơn này, và đơn vẫn được giữ đến ${momentText(until)}: hãy mở đơn để thanh toán bằng cách khác.`,
    ],
    facts: [['Lý do', reason]],
  })

/** A buyer need not say why. */
const why = (reason: string): [string, string][] => (reason ? [['Lý do', reason]] : [])

/** Before any money came. */
export const sendOrderCancelled = (tx: Db, order: About, reason: string) =>
  sendCounted(tx, order, {
    title: `Đơn ${order.code} đã huỷ`,
    paragraphs: [
      'Đơn hàng của bạn đã được huỷ.',
      order.paymentMethod === 'cod' || order.paymentMethod === 'none'
        ? 'Bạn không phải trả gì cho đơn này.'
        : 'Chúng tôi chưa nhận khoản tiền nào cho đơn này; nếu tiền tới sau, chúng tôi sẽ hoàn lại cho bạn.',
    ],
    facts: why(reason),
  })

export const sendOrderShipped = (tx: Db, order: About, trackingCode: string | null) =>
  send(tx, order, {
    title: `Đơn ${order.code} đã được gửi đi`,
    paragraphs: ['Sách của bạn đang trên đường. Bạn được xem hàng trước khi nhận.'],
    facts: [...place(order), ...(trackingCode ? ([['Mã vận đơn', trackingCode]] as [string, string][]) : [])],
  })

export const sendOrderDelivered = (tx: Db, order: About) =>
  send(tx, order, {
    title: `Đơn ${order.code} đã giao`,
    paragraphs: ['Chúc bạn đọc sách vui. Bạn có 7 ngày để đổi trả; nếu thích, hãy viết vài dòng đánh giá.'],
  })

const TO_WHERE_PAID =
  'Chúng tôi gửi lệnh hoàn tiền về nơi bạn đã trả; ngân hàng thường cần 3–5 ngày làm việc. Khi xong, bạn nhận thêm một thư.'
const BY_HAND = 'Chúng tôi sẽ liên hệ với bạn để xin số tài khoản và chuyển khoản hoàn tiền.'

export const sendOrderRefunded = (tx: Db, order: About, amount: number) =>
  send(tx, order, {
    title: `Thư Quán hoàn tiền cho đơn ${order.code}`,
    paragraphs: [TO_WHERE_PAID],
    facts: [['Số tiền hoàn', dong(amount)]],
  })

interface GivenBack {
  amount: number
  reason: string
  /** Nobody but staff can send it: no gateway knows where it came from. */
  isByHand: boolean
}

/** Cash or a transfer goes back by hand. */
export const sendRefundByHand = (tx: Db, order: About, amount: number) =>
  send(tx, order, {
    title: `Thư Quán hoàn tiền cho đơn ${order.code}`,
    paragraphs: [BY_HAND],
    facts: [['Số tiền hoàn', dong(amount)]],
  })

export const sendRefundDone = (tx: Db, order: About, amount: number) =>
  send(tx, order, {
    title: `Đã hoàn tiền cho đơn ${order.code}`,
    paragraphs: ['Số tiền dưới đây đã được chuyển trả cho bạn. Nếu vài ngày nữa bạn chưa nhận được, hãy liên hệ Thư Quán.'],
    facts: [['Số tiền hoàn', dong(amount)]],
  })

export const sendPaidOrderCancelled = (tx: Db, order: About, { amount, reason, isByHand }: GivenBack) =>
  send(tx, order, {
    title: `Đơn ${order.code} đã huỷ`,
    paragraphs: ['Đơn hàng của bạn đã được huỷ.', isByHand ? BY_HAND : TO_WHERE_PAID],
    facts: [...why(reason), ['Số tiền hoàn', dong(amount)]],
  })

/** Paid twice, or too late. */
export const sendMoneyBack = (tx: Db, order: About, { amount, reason, isByHand }: GivenBack) =>
  send(tx, order, {
    title: `Thư Quán hoàn lại tiền cho đơn ${order.code}`,
    paragraphs: ['Chúng tôi nhận được một khoản tiền không dùng đến cho đơn này.', isByHand ? BY_HAND : TO_WHERE_PAID],
    facts: [
      ['Lý do', reason],
      ['Số tiền hoàn', dong(amount)],
    ],
  })

export const sendPaymentInDoubt = (tx: Db, order: About) =>
  send(tx, order, {
    title: `Thanh toán cho đơn ${order.code} đang được kiểm tra`,
    paragraphs: [
      'Ngân hàng đã trừ tiền nhưng cổng thanh toán cần kiểm tra giao dịch. Bạn không cần thanh toán lần nữa: chúng tôi sẽ xác nhận đơn hoặc hoàn tiền cho bạn.',
    ],
  })
