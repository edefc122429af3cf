/** Logging in, passwords, mailboxes, the address book. */

export const SESSION_EXPIRED = {
  status: 401,
  message: 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !',
}
export const LOGIN_FAILED = { status: 400, message: 'Email hoặc mật khẩu không đúng, hoặc tài khoản chưa được kích hoạt' }
export const CODE_INVALID = { status: 400, message: 'Mã xác thực không hợp lệ hoặc đã hết hạn' }
export const ACTIVATION_CODE_INVALID = { status: 400, message: 'Mã kích hoạt không hợp lệ' }
export const PASSWORD_TOO_COMMON = { status: 400, message: 'Mật khẩu này quá phổ biến, vui lòng chọn mật khẩu khác' }
export const PASSWORD_GUESSABLE = {
  status: 400,
  message: 'Mật khẩu dễ đoán: đừng dùng tên nhà sách hay tên, email, số điện thoại của bạn, dù có thêm số',
}
export const PASSWORD_NEEDED = { status: 400, message: 'Tài khoản chưa có mật khẩu, vui lòng đặt mật khẩu trước' }
export const PASSWORD_WRONG = { status: 400, message: 'Mật khẩu hiện tại không đúng' }
export const EMAIL_TAKEN = { status: 409, message: 'Email này vừa được dùng cho một tài khoản khác, bạn dùng email khác nhé' }
export const EMAIL_SAME = { status: 400, message: 'Đây là email hiện tại của tài khoản' }
export const GOOGLE_LOGIN_FAILED = { status: 400, message: 'Không đăng nhập được bằng Google, vui lòng thử lại' }
export const GOOGLE_EMAIL_TAKEN = {
  status: 400,
  message: 'Email này đã được đăng ký nhưng chưa kích hoạt; hãy bấm “Quên mật khẩu” để lấy mã qua email và đặt mật khẩu của bạn',
}
export const USER_NOT_FOUND = { status: 404, message: 'Không tìm thấy người dùng' }
export const SESSION_NOT_FOUND = { status: 404, message: 'Không tìm thấy phiên đăng nhập' }
export const ADDRESS_NOT_FOUND = { status: 404, message: 'Không tìm thấy địa chỉ' }
export const TOO_MANY_ADDRESSES = { status: 400, message: 'Sổ địa chỉ đã đủ 20 địa chỉ, bạn xoá bớt rồi thêm nhé' }
export const WARD_NOT_FOUND = { status: 404, message: 'Không tìm thấy phường, xã này' }
export const WARD_UNKNOWN = { status: 400, message: 'Không có phường, xã này' }
/** The same for people there are and people there are not. */
export const PROFILE_TOKEN_INVALID = {
  status: 404,
  message: 'Không còn sửa được ở bước này, vui lòng đăng nhập rồi sửa trong tài khoản của bạn',
}
export const MAIL_INVALID = { status: 400, message: (part: 'địa chỉ' | 'tiêu đề') => `Thư có ${part} không hợp lệ` }
