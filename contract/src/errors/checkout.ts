/** Between the cart and the order. `ways`: what the buyer may do instead. */

export const PRICE_CHANGED = { status: 409, message: 'Giá hoặc ưu đãi vừa thay đổi, vui lòng xem lại giỏ hàng' }
/** A code that the buyer saw in the price does nothing any more. */
export const CODE_LAPSED = {
  status: 409,
  message: ({ code, reason }: { code: string; reason: string }) => `Mã ${code}: ${reason}`,
}
export const CODE_USED_UP = { status: 400, message: (code: string) => `Mã ${code} vừa hết lượt dùng` }
export const FLASH_SALE_SOLD_OUT = { status: 409, message: 'Giá giờ vàng vừa hết lượt, vui lòng xem lại giỏ hàng' }
/** By this customer, in another order at the same moment. */
export const OFFER_USED_UP = {
  status: 409,
  message: 'Bạn vừa dùng hết lượt của mã hoặc giá ưu đãi này, vui lòng xem lại giỏ hàng',
}
export const CASH_ONLY_FOR_PRINTED = { status: 400, message: 'Trả tiền khi nhận hàng chỉ dùng cho đơn toàn sách giấy' }
export const CASH_TOO_MUCH = { status: 400, message: (most: string) => `Trả tiền khi nhận hàng dùng cho đơn đến ${most}` }
export const REQUEST_KEY_REUSED = {
  status: 409,
  message: 'Lần đặt này đã dùng cho một đơn khác; bạn tải lại trang rồi đặt lại nhé, đơn trước vẫn như cũ',
}
export const TOO_MANY_UNPAID = {
  status: 409,
  message:
    'Bạn đang có 5 đơn chưa thanh toán hoặc đang chờ gửi; hãy thanh toán hay huỷ bớt, hoặc đăng nhập bằng tài khoản của bạn, rồi đặt tiếp nhé',
}
export const UNPAID_CUSTOMER_LIMIT = {
  status: 409,
  message: ({ pieces, value, ways }: { pieces: number; value: string; ways: string }) =>
    `Khi chưa trả tiền, bạn giữ được nhiều nhất ${pieces} cuốn hoặc ${value} trong các đơn. ${ways}`,
}
export const UNPAID_NETWORK_LIMIT = {
  status: 409,
  message: (ways: string) => `Từ mạng bạn đang dùng, rất nhiều sách đang được giữ mà chưa trả tiền. ${ways}`,
}
export const UNPAID_TITLE_LIMIT = {
  status: 409,
  message: ({ titles, isLater, ways }: { titles: { title: string; most: number }[]; isLater: boolean; ways: string }) => {
    const left = titles.map(({ title, most }) => (most === 0 ? `“${title}” không còn bản nào` : `“${title}” chỉ còn ${most} bản`))
    return `Lúc này ${left.join(', ')} ${isLater ? 'cho đơn trả sau' : 'chưa có người đang trả tiền'}. ${ways}`
  },
}
export const UNPAID_OFFER_LIMIT = {
  status: 409,
  message: ({ what, ways }: { what: string; ways: string }) => `Những ${what} dành cho người trả ngay. ${ways}`,
}
