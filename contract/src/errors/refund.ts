/** Money and books that go back. */

export const ORDER_NOT_PAID = { status: 409, message: 'Đơn này chưa được trả tiền' }
export const REFUND_NOT_FOUND = { status: 404, message: 'Không tìm thấy lệnh hoàn tiền' }
export const REFUND_TOO_MUCH = { status: 409, message: 'Số tiền hoàn vượt quá số đã trả' }
export const REFUNDED_MEANWHILE = { status: 409, message: 'Đơn vừa được hoàn tiền ở nơi khác, vui lòng xem lại' }
export const REFUND_DONE = { status: 409, message: 'Lệnh hoàn tiền này đã xong' }
export const REFUND_NOT_RESENDABLE = { status: 409, message: 'Chỉ gửi lại được lệnh mà cổng đã từ chối hoặc chưa trả lời' }
export const RETURN_TIME_OVER = {
  status: 409,
  message: 'Đơn này không còn trong thời hạn đổi trả; nếu sách có lỗi in, bạn vẫn viết cho chúng tôi nhé',
}
export const RETURN_ALREADY_ASKED = { status: 409, message: 'Đơn này đã có một yêu cầu đổi trả đang xử lý' }
export const RETURN_TOO_MANY = { status: 409, message: 'Số lượng trả vượt quá số đã mua' }
export const RETURN_NOT_FOUND = { status: 404, message: 'Không tìm thấy yêu cầu đổi trả' }
export const RETURN_STATE = { status: 409, message: 'Yêu cầu đổi trả này đã được xử lý' }
