/** Videos, their upload and their tickets. */

export const VIDEO_NOT_FOUND = { status: 404, message: 'Không tìm thấy video này' }
export const VIDEO_NOT_READY = { status: 409, message: 'Video chưa xử lý xong' }
export const VIDEO_IN_USE = { status: 409, message: 'Video đang được một bài học dùng, chưa xoá được' }
export const VIDEO_NOT_FAILED = { status: 409, message: 'Chỉ xử lý lại được video bị lỗi' }
export const VIDEO_TYPE_REFUSED = { status: 415, message: 'Tệp không phải video mp4, mov, mkv hoặc webm' }
export const VIDEO_TOO_LARGE = { status: 413, message: 'Video nặng tối đa 8 GB' }
export const CAPTIONS_UNREADABLE = { status: 400, message: 'Phụ đề không đọc được: cần tệp WebVTT' }
export const VIDEO_NO_ROOM = { status: 507, message: 'Máy chủ không còn đủ chỗ cho video này' }
