/** Courses, lessons, textbooks, what learners write, certificates. */

export const COURSE_NOT_FOUND = { status: 404, message: 'Không tìm thấy khoá học này' }
export const LESSON_NOT_FOUND = { status: 404, message: 'Không tìm thấy bài học này' }
/** The same as for what is not there: nobody learns which courses exist by asking. */
export const USER_COURSE_NOT_FOUND = { status: 404, message: 'Khoá học này không có trong thư viện của bạn' }
export const USER_LESSON_NOT_FOUND = { status: 404, message: 'Bài học này không có trong thư viện của bạn' }
/** What is listed can be studied. */
export const LESSON_EMPTY = { status: 409, message: 'Bài học chưa có nội dung nên chưa công bố được' }
export const LESSON_PLAYS_NO_VIDEO = { status: 409, message: 'Chỉ bài video mới gắn được video' }
export const TEXTBOOK_NOT_FOUND = { status: 404, message: 'Không tìm thấy sách giáo khoa này' }
export const LESSON_IS_WATCHED = { status: 409, message: 'Bài này tính là đã học khi bạn xem hoặc nghe đủ 90%' }
export const LESSON_NEEDS_EXERCISE = { status: 409, message: 'Bài này tính là đã học khi bạn làm xong bài tập' }
export const NOTE_NOT_FOUND = { status: 404, message: 'Không tìm thấy ghi chú này' }
export const NOTES_FULL = { status: 409, message: 'Bài này đã đủ 500 ghi chú, bạn xoá bớt rồi lưu lại nhé' }
export const QUESTION_NOT_FOUND = { status: 404, message: 'Không tìm thấy câu hỏi này' }
export const QUESTION_IS_OWN = { status: 409, message: 'Câu hỏi này là của bạn, không cần báo' }
export const CERTIFICATE_NOT_FOUND = { status: 404, message: 'Không tìm thấy mã chứng nhận này' }
export const CERTIFICATE_REVOKED = { status: 409, message: 'Chứng nhận này đã bị thu hồi từ trước' }
