/** The cart, its codes and where it goes. */

export const CART_LINE_NOT_FOUND = { status: 404, message: 'Sản phẩm không còn trong giỏ hàng' }
export const CART_FULL = { status: 400, message: 'Giỏ hàng chứa tối đa 100 loại sản phẩm, bạn bỏ bớt rồi thêm nhé' }
export const CART_EMPTY = { status: 400, message: 'Giỏ hàng đang trống' }
export const TOO_MANY_OF_ONE = {
  status: 400,
  message: (most: number) => `Mỗi sản phẩm đặt được nhiều nhất ${most} bản một lần`,
}
/** Each title with what is left of it, in words. */
/** `left`: how many there could still be; of what is gone fewer do not help. */
export const STOCK_SHORT = {
  status: 409,
  message: (shortages: { title: string; text: string; left: number }[]) => {
    const said = shortages.map(({ title, text }) => (title ? `“${title}”: ${text}` : text)).join('; ')
    if (shortages.every(({ left }) => left > 0)) return `${said}, bạn giảm số lượng nhé`
    return shortages.length > 1 ? `${said}. Bạn xem lại giỏ hàng nhé` : said
  },
}
export const COUPON_NOT_FOUND = { status: 404, message: 'Không tìm thấy phiếu khuyến mãi' }
/** One sentence for unknown codes and for codes of other people. To guests it names logging in: a personal code works only then. */
export const VOUCHER_INVALID = {
  status: 400,
  message: ({ isGuest }: { isGuest: boolean }) =>
    `Mã giảm giá không hợp lệ${isGuest ? '; nếu mã được gửi riêng cho bạn, hãy đăng nhập rồi nhập lại' : ''}`,
}
/** The code exists, and would take nothing off this cart; the sentence says why. */
export const CODE_NOT_APPLICABLE = { status: 400, message: (reason: string) => reason }
export const TOO_MANY_CODES = { status: 400, message: (most: number) => `Giỏ đã có ${most} mã, bạn bỏ bớt một mã rồi thêm nhé` }
/** The address is not whole: what each field of the delivery form says. */
export const DELIVERY_INCOMPLETE = {
  status: 400,
  message: (fields: { message: string }[]) => fields.map(({ message }) => message).join('; '),
}
export const SHIPPING_METHOD_UNAVAILABLE = {
  status: 400,
  message: 'Cách giao này chưa có cho địa chỉ hoặc khối lượng của đơn, vui lòng chọn cách khác',
}
