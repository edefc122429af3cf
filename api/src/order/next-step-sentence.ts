import type { Order } from '@tq/contract/order.ts'

type OrderFacts = Pick<
  Order,
  'status' | 'paymentMethod' | 'cancelReason' | 'isOnlyDigital' | 'isGuest' | 'canPay' | 'total' | 'refunds'
> & {
  /** False: something in it can't be opened yet. */
  isReady: boolean
}

/** What happens next, in the one sentence or two that stand first on an order's page. */
export function nextStepSentence(order: OrderFacts): string {
  const { status, paymentMethod, cancelReason, isOnlyDigital } = order
  switch (status) {
    case 'awaitingPayment':
      return waitingWords(order)
    case 'paid':
      return order.total === 0
        ? 'Đơn này không phải trả tiền; chúng tôi đang chuẩn bị sách.'
        : 'Chúng tôi đã nhận đủ tiền và đang chuẩn bị sách.'
    case 'processing':
      return paymentMethod === 'cod' ? 'Sách đang được đóng gói; bạn trả tiền khi nhận hàng.' : 'Sách đang được đóng gói.'
    case 'shipped':
      return 'Sách đang trên đường tới bạn.'
    case 'delivered':
      return 'Đã giao hàng. Bạn có 7 ngày để đổi trả.'
    case 'completed':
      if (!isOnlyDigital) return 'Cảm ơn bạn đã mua sách ở Thư Quán.'
      return openedWords(order)
    case 'cancelled':
      return [cancelReason ? `Đơn đã huỷ: ${asSentence(cancelReason)}` : 'Đơn đã huỷ.', moneyWords(order.refunds)]
        .filter(Boolean)
        .join(' ')
    case 'partlyRefunded':
    case 'refunded':
      return moneyWords(order.refunds) || 'Đơn này không phải trả tiền nên không có khoản nào cần hoàn.'
    case 'needsAttention':
      return 'Nhân viên đang kiểm tra đơn này và sẽ liên hệ với bạn.'
  }
}

/** People end their sentences themselves, or leave them open. */
const asSentence = (words: string) => words.trimEnd().replace(/[^.!?…]$/, '$&.')

function openedWords({ isGuest, isReady }: OrderFacts): string {
  if (isReady) return isGuest ? 'Bạn đọc và học trong tài khoản dùng email đã ghi ở đơn.' : 'Đã mở trong thư viện của bạn.'
  const where = isGuest ? 'thư viện của tài khoản dùng email đã ghi ở đơn' : 'thư viện của bạn'
  return `Đã có trong ${where}; phần còn đang được chuẩn bị sẽ mở ở đó ngay khi sẵn sàng.`
}

/** After its time the gateway is queried before the order is cancelled: meanwhile it can't be paid, but is not cancelled yet. */
function waitingWords({ paymentMethod, canPay, isOnlyDigital }: OrderFacts): string {
  if (paymentMethod === 'transfer')
    return canPay
      ? 'Chúng tôi xác nhận đơn ngay khi tiền chuyển khoản tới nơi.'
      : 'Đã hết hạn chuyển khoản; nhân viên đối chiếu sao kê rồi xác nhận hoặc huỷ đơn. Nếu đã chuyển, bạn không cần làm gì thêm.'
  if (!canPay)
    return 'Đã hết thời gian thanh toán; chúng tôi hỏi lại cổng thanh toán rồi xác nhận hoặc huỷ đơn. Nếu đã trả, bạn không cần làm gì thêm.'
  return isOnlyDigital ? 'Đơn chờ bạn thanh toán.' : 'Đơn chờ bạn thanh toán; sách được giữ cho bạn trong lúc này.'
}

/** Money counts as given back when it has arrived, not when somebody asked for it. */
function moneyWords(refunds: Order['refunds']): string {
  if (refunds.length === 0) return ''
  if (refunds.some(({ status }) => status === 'refused'))
    return 'Cổng thanh toán chưa nhận lệnh hoàn tiền; nhân viên đang xử lý và sẽ liên hệ với bạn.'
  const underWay = refunds.filter(({ status }) => status === 'underWay')
  // Cash and transfers have no way back of their own.
  if (underWay.some(({ isByHand }) => isByHand))
    return 'Chúng tôi chuyển khoản tiền hoàn cho bạn; nhân viên sẽ liên hệ để hỏi số tài khoản.'
  return underWay.length > 0
    ? 'Tiền đang được hoàn về nơi bạn đã trả, ngân hàng thường cần 3–5 ngày làm việc.'
    : 'Tiền đã được hoàn cho bạn.'
}
