/** The newsletter: who wants it, and what goes out. */

export const NEWSLETTER_LINK_OVER = {
  status: 404,
  message: 'Liên kết đã hết hạn hoặc đã được dùng. Bạn đăng ký lại để nhận thư xác nhận mới nhé',
}
export const NEWSLETTER_ISSUE_TAKEN = { status: 409, message: 'Số này đã được gửi với nội dung khác' }
