/** Videos, their upload and their tickets. */

export const VIDEO_NOT_FOUND = { status: 404, message: 'Không tìm thấy video này' }
export const VIDEO_NOT_READY = { status: 409, message: 'Video chưa xử lý xong, hãy đợi ít phút rồi thử lại' }
export const VIDEO_IN_USE = { status: 409, message: 'Một bài học đang dùng video này; hãy gỡ khỏi bài rồi xoá' }
export const VIDEO_NOT_FAILED = { status: 409, message: 'Chỉ xử lý lại được video bị lỗi' }
export const VIDEO_TYPE_REFUSED = { status: 415, message: 'Chỉ nhận video MP4, MOV, MKV hoặc WebM' }
export const VIDEO_TOO_LARGE = { status: 413, message: 'Video vượt quá 8 GB; hãy nén hoặc chia nhỏ rồi tải lên' }
export const VIDEO_UPLOADS_WAITING = {
  status: 409,
  message: 'Đang có quá nhiều video tải lên dở dang; hãy tải nốt hoặc xoá bớt rồi thử lại',
}
export const CAPTIONS_UNREADABLE = { status: 400, message: 'Không đọc được phụ đề; hãy gửi tệp WebVTT (.vtt)' }
export const VIDEO_NO_ROOM = { status: 507, message: 'Máy chủ không còn đủ chỗ cho video này' }
