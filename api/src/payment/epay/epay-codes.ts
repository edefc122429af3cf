import type { PaymentResult } from '../gateway.ts'

const REASONS: Record<string, string> = {
  '00_000': 'Giao dịch thành công.',
  '00': 'Giao dịch thành công.',
  '00_005': 'Đã cấp mã chuyển khoản. Đơn hàng được xử lý khi tiền về.',
  '99': 'Giao dịch đang được xử lý.',
  PG_ER5: 'Bạn đã huỷ giao dịch.',
  FL_900: 'Không kết nối được với ngân hàng.',
  FL_901: 'Không kết nối được với ngân hàng.',
  FL_902: 'Ngân hàng chưa xử lý xong giao dịch.',
  FL_903: 'Đã hết thời gian chờ ngân hàng.',
  OR_102: 'Hình thức thanh toán này chưa dùng được.',
  OR_107: 'Họ tên người mua không hợp lệ.',
  OR_108: 'Số điện thoại người mua không hợp lệ.',
  OR_109: 'Email người mua không hợp lệ.',
  OR_112: 'Số tiền không hợp lệ.',
  OR_113: 'Chữ ký không hợp lệ.',
  OR_114: 'Số tiền không hợp lệ.',
  OR_116: 'Lần thanh toán này đã được gửi trước đó.',
  OR_125: 'Hình thức thanh toán này chưa dùng được.',
  OR_127: 'Số tiền vượt hạn mức giao dịch.',
  OR_128: 'Số tiền vượt hạn mức giao dịch.',
  OR_134: 'Số tiền không hợp lệ.',
  OR_140: 'Cổng thanh toán không có giao dịch này.',
  DC_101: 'Ngân hàng từ chối giao dịch.',
  DC_102: 'Giao dịch chưa được tạo.',
  DC_103: 'Giao dịch đã có trước đó.',
}

export function resultReason(code: string): string {
  return REASONS[code] ?? (/^(OR|DC)_/.test(code) ? 'Cổng thanh toán từ chối giao dịch.' : 'Chưa rõ kết quả thanh toán.')
}

/** Any other form could be cut out of a signed one, since nothing stands between the values. */
export const isResultCode = (code: string) => /^(\d{2}|\d{2}_\d{3}|[A-Z]{2}_[A-Z0-9]{3})$/.test(code)

export const isNotFound = (code: string) => code === 'OR_140'

export function resultOutcome(code: string): PaymentResult['outcome'] {
  if (code === '00_000' || code === '00') return 'paid'
  // A deposit code was handed out: nobody has paid yet.
  if (code === '00_005' || code === '99') return 'pending'
  // The line to the bank broke: the money may have moved all the same.
  if (code.startsWith('FL_')) return 'unknown'
  return code === 'PG_ER5' || /^(OR|DC)_/.test(code) ? 'failed' : 'unknown'
}

const BY_STATUS: Record<string, PaymentResult['outcome']> = {
  '-3': 'failed',
  '-2': 'pending',
  '-1': 'pending',
  '0': 'paid',
  '2': 'refunded',
  '5': 'pending',
}
/** Two-step payments: authorised, captured, cancelled, rejected. */
const BY_TWO_STEPS: Record<string, PaymentResult['outcome']> = { '1': 'pending', '2': 'paid', '3': 'failed', '4': 'failed' }

/**
 * The code is signed, the two states beside it are not: they may make a payment less than the code says, never more.
 * Where they contradict it, the answer is that we don't know.
 */
export function outcomeOf({ resultCd = '', status = '', twoStepStatus = '' }: Record<string, string | undefined>) {
  const byCode = resultOutcome(resultCd)
  if (byCode !== 'paid') return byCode
  const said = [status && (BY_STATUS[status] ?? 'unknown'), twoStepStatus && (BY_TWO_STEPS[twoStepStatus] ?? 'unknown')]
  return said.find((outcome) => outcome && outcome !== 'paid') || byCode
}
