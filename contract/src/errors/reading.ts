/** E-books: taking them in, reading, marking and downloading them. What somebody does not own is OWNED_PRODUCT_NOT_FOUND. */

export const BOOK_NOT_READY = { status: 404, message: 'Sách này chưa đọc được trên web, bạn quay lại sau nhé' }
export const BOOK_PREVIEW_NOT_FOUND = { status: 404, message: 'Sách này chưa có bản đọc thử' }
export const BOOK_VERSION_NOT_FOUND = { status: 404, message: 'Không tìm thấy phiên bản sách này' }
export const BOOK_NOT_FAILED = { status: 409, message: 'Chỉ xử lý lại được sách bị lỗi' }
export const BOOK_NOT_DIGITAL = { status: 409, message: 'Chỉ sách điện tử mới nhận được tệp để đọc' }
export const BOOK_SAME_FILE = { status: 409, message: 'Tệp này trùng với phiên bản đang có của sách' }
export const MARKS_FULL = {
  status: 409,
  message: 'Sách này đã đủ 2.000 chỗ tô màu, ghi chú và dấu trang, bạn xoá bớt rồi lưu lại nhé',
}
export const MISPRINT_NOT_FOUND = { status: 404, message: 'Không tìm thấy báo lỗi in này' }
export const COPY_NOT_ALLOWED = { status: 409, message: 'Nhà xuất bản chưa cho tải cuốn sách này về máy' }
export const COPIES_USED_UP = {
  status: 409,
  message: 'Bạn đã tải cuốn sách này đủ 10 lần; nếu cần thêm, bạn viết cho chúng tôi nhé',
}
export const DEVICE_NOT_FOUND = { status: 404, message: 'Không tìm thấy thiết bị này' }
export const DEVICES_FULL = { status: 409, message: 'Sách này đã lưu trên 5 thiết bị, bạn gỡ bớt một thiết bị rồi lưu lại nhé' }
