/** Paying an order, and money that came in. */

export const ORDER_NOT_PAYABLE = { status: 409, message: 'Đơn này không còn chờ thanh toán' }
export const TOO_MANY_ATTEMPTS = {
  status: 409,
  message: 'Đơn này đã thử thanh toán quá nhiều lần; bạn liên hệ với chúng tôi hoặc đặt đơn mới nhé',
}
export const PAYMENT_UNCLEAR = {
  status: 409,
  message:
    'Cổng thanh toán chưa trả lời nên chưa rõ bạn đã trả tiền hay chưa. Chúng tôi đang kiểm tra, vui lòng thử huỷ lại sau ít phút.',
}
export const TRANSFER_NOT_AWAITED = { status: 409, message: 'Đơn này không chờ chuyển khoản' }
export const SECOND_TRANSFER_UNEXPLAINED = {
  status: 409,
  message: 'Đơn này đã được trả tiền. Nếu có thêm một khoản chuyển khoản, hãy ghi rõ trong ghi chú để hoàn lại.',
}
export const SUSPECT_PAYMENT_NOT_FOUND = { status: 409, message: 'Đơn này không có lần trả tiền nào bị nghi ngờ' }
export const SUSPECT_PAYMENT_TOO_LATE = { status: 409, message: 'Đơn không còn chờ tiền, chỉ có thể hoàn lại lần trả tiền này' }
export const PAYMENT_METHOD_SUSPENDED = { status: 400, message: 'Cách thanh toán này đang tạm ngừng, bạn chọn cách khác nhé' }
export const PAYMENT_RETURN_INVALID = { status: 404, message: 'Địa chỉ quay về không đúng như cổng thanh toán đã gửi' }
