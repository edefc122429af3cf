/** A letter when a book is back. */

export const RESTOCK_EMAIL_MISSING = { status: 400, message: 'Bạn điền email để chúng tôi báo nhé' }
export const RESTOCK_NOT_NEEDED = { status: 409, message: 'Sản phẩm này đang có hàng, bạn mua được ngay' }
export const RESTOCK_NOT_FOUND = {
  status: 404,
  message: 'Liên kết đã hết hạn hoặc đã được dùng. Bạn mở lại trang sách để xin báo lần nữa nhé',
}
export const RESTOCK_TOO_MANY = {
  status: 409,
  message: 'Bạn đã nhờ báo có hàng cho 100 sản phẩm, mức tối đa. Khi một sản phẩm về, bạn nhờ thêm được nhé',
}
