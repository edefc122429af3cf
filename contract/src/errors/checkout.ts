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
  message: 'Bạn đang có 5 đơn chờ thanh toán hoặc chờ gửi. Bạn thanh toán hoặc huỷ bớt một đơn, hay đăng nhập, rồi đặt tiếp nhé',
}
export const UNPAID_CUSTOMER_LIMIT = {
  status: 409,
  message: ({ pieces, value, ways }: { pieces: number; value: string; ways: string }) =>
    `Các đơn chờ thanh toán giữ được nhiều nhất ${pieces} cuốn hoặc ${value}. ${ways}`,
}
export const UNPAID_NETWORK_LIMIT = {
  status: 409,
  message: (ways: string) => `Mạng bạn đang dùng có rất nhiều đơn chờ thanh toán. ${ways}`,
}
export const UNPAID_TITLE_LIMIT = {
  status: 409,
  message: ({ titles, isLater, ways }: { titles: { title: string; most: number }[]; isLater: boolean; ways: string }) => {
    const whose = isLater ? 'cho đơn trả sau' : 'chưa có người giữ'
    const left = titles.map(
      ({ title, most }) => `“${title}” ${most === 0 ? 'không còn cuốn nào' : `chỉ còn ${most} cuốn`} ${whose}`,
    )
    return `Lúc này ${left.join(', ')}. ${ways}`
  },
}
export const UNPAID_OFFER_LIMIT = {
  status: 409,
  message: ({ what, ways }: { what: string; ways: string }) => `Những ${what} dành cho đơn thanh toán ngay. ${ways}`,
}
