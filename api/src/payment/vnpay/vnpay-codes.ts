import type { PaymentResult } from '../gateway.ts'

const RESPONSES: Record<string, string> = {
  '00': 'Giao dịch thành công.',
  '07': 'Ngân hàng đã trừ tiền nhưng giao dịch đang được kiểm tra. Chúng tôi sẽ liên hệ với bạn.',
  '09': 'Thẻ hoặc tài khoản chưa đăng ký ngân hàng trực tuyến.',
  '10': 'Thông tin thẻ hoặc tài khoản bị nhập sai quá 3 lần.',
  '11': 'Đã hết hạn chờ thanh toán.',
  '12': 'Thẻ hoặc tài khoản bị khoá.',
  '13': 'Mã OTP không đúng.',
  '24': 'Bạn đã huỷ giao dịch.',
  '51': 'Tài khoản không đủ số dư.',
  '65': 'Tài khoản đã vượt hạn mức giao dịch trong ngày.',
  '75': 'Ngân hàng thanh toán đang bảo trì.',
  '79': 'Mật khẩu thanh toán bị nhập sai quá số lần cho phép.',
  '99': 'Cổng thanh toán báo lỗi.',
}

const STATUSES: Record<string, string> = {
  '00': 'Giao dịch thành công.',
  '01': 'Giao dịch chưa hoàn tất.',
  '02': 'Giao dịch bị lỗi.',
  '04': 'Ngân hàng đã trừ tiền nhưng giao dịch chưa thành công. Chúng tôi sẽ kiểm tra và liên hệ với bạn.',
  '05': 'Đang xử lý hoàn tiền.',
  '06': 'Yêu cầu hoàn tiền đã gửi sang ngân hàng.',
  '07': 'Giao dịch đang được kiểm tra. Chúng tôi sẽ liên hệ với bạn.',
  '09': 'Yêu cầu hoàn tiền bị từ chối.',
}

/** Answers about the question itself, not about the payment. */
const ANSWERS: Record<string, string> = {
  '02': 'Mã cửa hàng không đúng.',
  '03': 'Dữ liệu gửi đi không đúng định dạng.',
  '91': 'Cổng thanh toán không có giao dịch này.',
  '94': 'Yêu cầu đã được gửi trước đó.',
  '95': 'Giao dịch gốc không thành công nên không hoàn tiền được.',
  '97': 'Chữ ký không hợp lệ.',
  '99': 'Cổng thanh toán báo lỗi.',
}

const UNKNOWN = 'Chưa rõ kết quả thanh toán.'

export const responseReason = (code: string) => RESPONSES[code] ?? UNKNOWN
export const statusReason = (status: string) => STATUSES[status] ?? UNKNOWN
export const answerReason = (code: string) => ANSWERS[code] ?? 'Cổng thanh toán trả lời không rõ.'

/** What a return or a notification says. The two codes must agree; where they don't, the gateway is asked. */
export function noticeOutcome(response: string, status: string): PaymentResult['outcome'] {
  if (response === '07' || status === '07' || status === '04') return 'suspect'
  if (status === '01') return 'pending'
  if (response === '00') return status === '00' ? 'paid' : 'unknown'
  return status === '02' || status === '' ? 'failed' : 'unknown'
}

const BY_STATUS: Record<string, PaymentResult['outcome']> = {
  '00': 'paid',
  '01': 'pending',
  '02': 'failed',
  // The bank took the money and VNPAY did not get it: a person must look.
  '04': 'suspect',
  '07': 'suspect',
  // The refund did not happen, so the money is still ours.
  '09': 'paid',
}

/** Wholly or in part. */
export const isRefund = (transactionType: string) => transactionType === '02' || transactionType === '03'

/** What a query says. While a refund is under way (05, 06) it is neither paid nor refunded: ask again. */
export function queryOutcome(status: string, transactionType: string): PaymentResult['outcome'] {
  return isRefund(transactionType) && status === '00' ? 'refunded' : (BY_STATUS[status] ?? 'unknown')
}
