import type { FieldError } from '../http/envelope.ts'

/** What any call may answer. */

/** Names each field that is wrong; none where the body as a whole was. */
export const INPUT_INVALID = {
  status: 400,
  message: (fields: readonly FieldError[]) =>
    fields.length
      ? `Dữ liệu không hợp lệ: ${fields.map(({ field, message }) => (field ? `“${field}” ${message}` : message)).join('; ')}`
      : 'Dữ liệu gửi lên không hợp lệ',
}
export const FORBIDDEN = { status: 403, message: 'Bạn không có quyền thực hiện việc này' }
export const CALL_NOT_FOUND = { status: 404, message: 'Không có dịch vụ ở địa chỉ này' }
export const PAGE_NOT_FOUND = { status: 404, message: 'Không có trang này trong danh sách' }
/** An hour is not "some minutes": where it is known how long to wait, it is said. */
export const TOO_MANY_REQUESTS = {
  status: 429,
  message: ({ what = 'Bạn thao tác quá nhanh', seconds }: { what?: string; seconds?: number | undefined }) =>
    `${what}, vui lòng thử lại sau ${seconds === undefined ? 'ít phút' : seconds < 60 ? `${seconds} giây` : `${Math.ceil(seconds / 60)} phút`}`,
}
export const REQUEST_MALFORMED = { status: 400, message: 'Yêu cầu không đúng giao thức HTTP' }
export const REQUEST_TOO_SLOW = { status: 408, message: 'Yêu cầu được gửi quá chậm, vui lòng thử lại' }
export const HEADERS_TOO_LARGE = { status: 431, message: 'Phần đầu của yêu cầu quá dài' }
export const ADDRESS_TOO_LONG = { status: 414, message: 'Địa chỉ quá dài' }
export const ADDRESS_MALFORMED = { status: 400, message: 'Địa chỉ này không đúng' }
export const BODY_TOO_LARGE = { status: 413, message: 'Dữ liệu gửi lên quá lớn' }
export const BODY_TYPE_UNSUPPORTED = { status: 415, message: 'Định dạng dữ liệu gửi lên không được hỗ trợ' }
export const INTERNAL = { status: 500, message: 'Hệ thống gặp sự cố, vui lòng thử lại sau' }
export const BUSY = { status: 503, message: 'Đang có quá nhiều người cùng lúc, vui lòng thử lại sau ít giây' }
export const UNAVAILABLE = { status: 503, message: 'Hệ thống đang bận hoặc bảo trì, vui lòng thử lại sau ít phút' }
