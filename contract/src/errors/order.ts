/** An order, as its buyer or staff would change it. */

export const ORDER_NOT_FOUND = { status: 404, message: 'Không tìm thấy đơn hàng' }
export const ORDER_STATE = { status: 409, message: 'Đơn hàng không còn ở trạng thái cho phép việc này' }
export const ORDER_NOT_RELEASED = {
  status: 409,
  message: ({ title, day }: { title: string; day: string }) =>
    `“${title}” phát hành ngày ${day}, chưa gửi đi được. Nếu sách ra sớm hơn, hãy sửa ngày phát hành trước`,
}
export const ORDER_NOT_CANCELLABLE = {
  status: 409,
  message: 'Đơn này không còn huỷ được nữa; nếu cần giúp, bạn liên hệ Thư Quán nhé',
}
export const ORDER_OPENED_ONLINE = {
  status: 409,
  message:
    'Đơn có sách điện tử hoặc khoá học đã mở cho bạn nên không tự huỷ được cả đơn. Hãy liên hệ Thư Quán để huỷ phần sách giấy.',
}
/** A wrong code and a wrong telephone number sound the same. */
export const ORDER_NOT_TRACKED = {
  status: 404,
  message: 'Không có đơn nào ứng với mã và số điện thoại này. Bạn xem lại mã trong thư xác nhận và số điện thoại lúc đặt nhé',
}
