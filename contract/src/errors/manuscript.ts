/** Manuscripts, their files, reviewers. */

export const MANUSCRIPT_NOT_FOUND = { status: 404, message: 'Không tìm thấy bản thảo này' }
/** The same for a wrong code and a wrong mailbox: neither is given away. */
export const MANUSCRIPT_NOT_TRACKED = {
  status: 404,
  message: 'Không có hồ sơ nào ứng với mã và email này. Bạn xem lại mã trong thư biên nhận nhé',
}
export const MANUSCRIPT_ACTION_CLOSED = {
  status: 409,
  message: (stateName: string) => `Bản thảo đang ở trạng thái “${stateName}” nên không làm được việc này`,
}
export const MANUSCRIPT_UPLOAD_CLOSED = {
  status: 409,
  message: (stateName: string) =>
    `Bản thảo đang ở trạng thái “${stateName}”, lúc này không nhận thêm tệp. Bạn viết cho biên tập viên nếu cần gửi thêm`,
}
export const MANUSCRIPT_CHANGED = {
  status: 409,
  message: 'Hồ sơ vừa được thay đổi ở nơi khác. Hãy xem lại rồi làm tiếp; những gì bạn đã viết vẫn còn trên trang này',
}
/** That press of the button was somebody else's: what it made is not told. */
export const MANUSCRIPT_SENT_BEFORE = {
  status: 409,
  message: 'Bản thảo này đã được gửi từ một tài khoản hoặc email khác. Bạn xem lại hộp thư, hoặc mở bản nháp mới để gửi lần nữa',
}
/** Also of whoever is given it, or asked for an opinion about it. */
export const OWN_MANUSCRIPT = {
  status: 403,
  message: 'Tác giả và đồng tác giả không xử lý, không nhận xét bản thảo của chính mình; hãy để người khác làm việc này',
}
export const MANUSCRIPT_FILE_NEEDED = { status: 400, message: 'Cần ít nhất một tệp bản thảo' }
export const MANUSCRIPT_NOTHING_NEW = { status: 400, message: 'Chưa có gì mới: hãy tải tệp lên hoặc viết thư phản hồi rồi gửi' }
export const MANUSCRIPT_FILE_NOT_FOUND = { status: 404, message: 'Không tìm thấy tệp này' }
export const MANUSCRIPT_FILE_SENT = {
  status: 409,
  message: 'Tệp đã gửi cho nhà xuất bản thì không xoá được; hãy gửi phiên bản mới',
}
export const MANUSCRIPT_FILE_HAS_MACROS = { status: 400, message: 'Không nhận tệp có macro. Lưu lại thành .docx rồi tải lên' }
export const MANUSCRIPT_FILE_MISNAMED = {
  status: 400,
  message: 'Đuôi tệp không khớp với nội dung bên trong; hãy mở tệp, lưu lại đúng định dạng rồi tải lên',
}
export const MANUSCRIPT_ARCHIVE_REFUSED = {
  status: 400,
  message: (why: string) => `Không nhận tệp nén này: ${why}`,
}
export const MANUSCRIPT_TOO_HEAVY = { status: 413, message: 'Mỗi hồ sơ chứa tối đa 500 MB; hãy nén hình rồi tải lên lại' }
export const MANUSCRIPT_DAY_FULL = { status: 429, message: 'Hôm nay bạn đã tải lên đủ 1 GB; ngày mai bạn tải lên tiếp nhé' }
export const UPLOAD_NOT_FOUND = { status: 404, message: 'Không tìm thấy lần tải lên này; hãy chọn lại tệp' }
export const UPLOAD_NO_ROOM = { status: 507, message: 'Máy chủ không còn đủ chỗ, bạn thử lại sau ít phút' }
export const UPLOADS_WAITING = {
  status: 409,
  message: 'Đang có quá nhiều tệp tải lên dở dang; hãy tải lên nốt hoặc huỷ bớt rồi thử lại',
}
export const DRAFTS_FULL = { status: 409, message: 'Bạn đã có 20 bản nháp; hãy gửi hoặc xoá bớt' }
export const DUE_DAY_PAST = { status: 400, message: 'Hạn phải từ ngày mai và trong vòng một năm' }
export const DECISION_NEEDS_WORDS = { status: 400, message: 'Cần viết cho tác giả biết lý do' }
export const MANUSCRIPT_PRODUCT_NEEDED = { status: 400, message: 'Chọn sách đã đăng bán để gắn với bản thảo' }
export const EDITOR_NOT_FOUND = { status: 404, message: 'Không tìm thấy biên tập viên này' }
export const REVIEW_TASK_NOT_FOUND = { status: 404, message: 'Liên kết nhận xét này không còn dùng được' }
export const REVIEW_NOT_ACCEPTED = { status: 409, message: 'Quý vị cần nhận lời trước khi gửi nhận xét' }
export const REVIEWER_ASKED = { status: 409, message: 'Người này đã được mời đọc vòng này' }
