/** Exams, exercises, the question bank. */

export const EXAM_NOT_FOUND = { status: 404, message: 'Không tìm thấy bài này' }
/** The same for what is another's: nobody learns which attempts exist by asking. */
export const ATTEMPT_NOT_FOUND = { status: 404, message: 'Không tìm thấy lần làm bài này' }
export const EXAM_NOT_OWNED = { status: 403, message: 'Bài này dành cho người có khoá học này' }
export const EXAM_NOT_OPEN = {
  status: 409,
  message: ({ at }: { at: string }) => `Bài này mở từ ${at}`,
}
export const EXAM_OVER = { status: 409, message: 'Đã hết hạn bắt đầu bài này' }
export const NO_ATTEMPT_LEFT = { status: 409, message: 'Bạn đã dùng hết số lần làm bài' }
export const ATTEMPT_TOO_SOON = {
  status: 409,
  message: ({ at }: { at: string }) => `Bạn làm lại được từ ${at}`,
}
export const EXAM_EMPTY = { status: 409, message: 'Bài này chưa đủ câu hỏi, xin thử lại sau' }
export const EXAM_QUESTION_NOT_FOUND = { status: 404, message: 'Bài làm này không có câu hỏi ấy' }
export const ATTEMPT_CLOSED = { status: 409, message: 'Bài đã nộp hoặc đã hết giờ, câu trả lời mới không được nhận' }
export const ATTEMPT_OPEN = { status: 409, message: 'Bài đang làm, nộp bài rồi mới xem được kết quả' }
export const ANSWER_DOES_NOT_FIT = { status: 422, message: 'Câu trả lời không khớp với câu hỏi này' }
export const ANSWER_IS_CHECKED = { status: 409, message: 'Câu này đã xem đáp án nên không sửa được nữa' }
export const ANSWER_IS_EMPTY = { status: 409, message: 'Bạn trả lời câu này rồi mới xem được đúng hay sai' }
export const EXAM_TELLS_LATER = { status: 409, message: 'Bài này chỉ cho xem đúng sai sau khi nộp' }
/** Or an exercise would tell what the exam asks. */
export const QUESTION_IN_OPEN_EXAM = {
  status: 409,
  message: 'Câu này có trong bài kiểm tra bạn đang làm, nộp bài ấy rồi mới xem được',
}
export const NO_PLAY_LEFT = { status: 409, message: 'Bạn đã nghe hết số lần cho phép' }
export const BANK_QUESTION_NOT_FOUND = { status: 404, message: 'Không tìm thấy câu hỏi này trong ngân hàng' }
/** A question that was single choice can't become an essay: papers and figures count on it. */
export const QUESTION_TYPE_STAYS = { status: 409, message: 'Loại câu hỏi không đổi được, bạn tạo câu mới rồi ngừng dùng câu này' }
export const TOPIC_NOT_FOUND = { status: 404, message: 'Không tìm thấy chủ đề này' }
export const IMPORT_HAS_PROBLEMS = {
  status: 409,
  message: 'Còn câu có lỗi nên chưa câu nào được lưu; xem thử để biết dòng cần sửa',
}
export const ESSAY_NOT_FOUND = { status: 404, message: 'Không tìm thấy bài tự luận này' }
export const ESSAY_SCORE_TOO_HIGH = {
  status: 409,
  message: ({ most }: { most: string }) => `Câu này tối đa ${most} điểm`,
}
/** Of two who mark the same text at once. */
export const ESSAY_MARKED_MEANWHILE = { status: 409, message: 'Bài này vừa được người khác chấm, bạn mở lại để xem điểm đã cho' }
/** For staff: nothing is marked or opened again that somebody is still working on. */
export const ATTEMPT_NOT_CLOSED = { status: 409, message: 'Bài này đang được làm, hãy chờ đến khi nộp' }
export const ATTEMPT_ABANDONED = { status: 409, message: 'Lần làm bài này đã bị huỷ' }
export const OTHER_ATTEMPT_OPEN = { status: 409, message: 'Người này còn một lần làm khác chưa nộp' }
export const REOPEN_TOO_LATE = { status: 409, message: 'Bài này đã đóng nên không mở lại được' }
/** Between the look at whose marks change and the change. */
export const REGRADE_OUTDATED = { status: 409, message: 'Câu hỏi vừa được sửa, bạn xem lại những điểm sẽ đổi trước khi chấm lại' }
export const QUESTION_MARKED_BY_PEOPLE = { status: 409, message: 'Câu tự luận do người chấm, không chấm lại theo đáp án được' }
