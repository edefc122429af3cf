/** Affiliates and their payouts. */

export const AFFILIATE_INVALID = { status: 400, message: 'Mã cộng tác viên không hợp lệ' }
export const AFFILIATE_OWN_CODE = { status: 400, message: 'Bạn không thể dùng mã cộng tác viên của chính mình' }
export const AFFILIATE_APPLIED = { status: 409, message: 'Bạn đã gửi hồ sơ cộng tác viên rồi' }
export const AFFILIATE_NOT_STAFF = { status: 403, message: 'Nhân viên Thư Quán không tham gia chương trình cộng tác viên' }
export const AFFILIATE_TOO_YOUNG = { status: 400, message: 'Cộng tác viên phải đủ 18 tuổi' }
export const AFFILIATE_NOT_FOUND = { status: 404, message: 'Bạn chưa phải là cộng tác viên' }
export const AFFILIATE_STATE = { status: 409, message: 'Hồ sơ cộng tác viên không còn ở trạng thái cho phép việc này' }
export const PAYOUT_TOO_SMALL = {
  status: 409,
  message: 'Hoa hồng đã xác nhận chưa đủ mức trả tối thiểu, phần này được cộng dồn vào kì sau',
}
export const PAYOUT_NOT_FOUND = { status: 404, message: 'Không tìm thấy kì trả tiền' }
export const PAYOUT_STATE = { status: 409, message: 'Kì trả tiền này đã được quyết định' }
