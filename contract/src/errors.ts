import type { FieldError } from './envelope.ts'
import { FILE_TYPES, type FileType } from './files.ts'

/** Apart from the table, so that the browser need not carry all of it. */
export const UNAVAILABLE_SENTENCE = 'Hệ thống đang bận hoặc bảo trì, vui lòng thử lại sau ít phút'

/**
 * Every way a call can fail: the HTTP status, which is also the envelope's, and the sentence people read. Where the sentence names
 * a number or a title, it is made from `values`.
 */
export const ERRORS = {
  INPUT_INVALID: { status: 400, message: 'Dữ liệu gửi lên không hợp lệ' },
  SESSION_EXPIRED: {
    status: 401,
    message: 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !',
  },
  LOGIN_FAILED: { status: 400, message: 'Email hoặc mật khẩu không đúng, hoặc tài khoản chưa được kích hoạt' },
  CODE_INVALID: { status: 400, message: 'Mã xác thực không hợp lệ hoặc đã hết hạn' },
  ACTIVATION_CODE_INVALID: { status: 400, message: 'Mã kích hoạt không hợp lệ' },
  PASSWORD_TOO_COMMON: { status: 400, message: 'Mật khẩu này quá phổ biến, vui lòng chọn mật khẩu khác' },
  PASSWORD_GUESSABLE: {
    status: 400,
    message: 'Mật khẩu dễ đoán: đừng dùng tên nhà sách hay tên, thư điện tử, số điện thoại của bạn, dù có thêm số',
  },
  PASSWORD_NEEDED: { status: 400, message: 'Tài khoản chưa có mật khẩu, vui lòng đặt mật khẩu trước' },
  EMAIL_TAKEN: { status: 409, message: 'Địa chỉ thư này vừa được dùng cho một tài khoản khác' },
  EMAIL_SAME: { status: 400, message: 'Đây đang là thư điện tử của tài khoản' },
  PASSWORD_WRONG: { status: 400, message: 'Mật khẩu hiện tại không đúng' },
  GOOGLE_LOGIN_FAILED: { status: 400, message: 'Không đăng nhập được bằng Google, vui lòng thử lại' },
  GOOGLE_EMAIL_TAKEN: {
    status: 400,
    message: 'Email này đã được đăng ký nhưng chưa kích hoạt; hãy bấm “Quên mật khẩu” để lấy mã qua thư và đặt mật khẩu của bạn',
  },
  USER_NOT_FOUND: { status: 404, message: 'Không tìm thấy người dùng' },
  ADDRESS_NOT_FOUND: { status: 404, message: 'Không tìm thấy địa chỉ' },
  SESSION_NOT_FOUND: { status: 404, message: 'Không tìm thấy phiên đăng nhập' },
  WARD_NOT_FOUND: { status: 404, message: 'Không tìm thấy phường, xã này' },
  WARD_UNKNOWN: { status: 400, message: 'Không có phường, xã này' },
  TOO_MANY_ADDRESSES: { status: 400, message: 'Sổ địa chỉ đã đủ 20 địa chỉ' },
  PICTURE_UNREADABLE: { status: 400, message: 'Ảnh không đọc được: cần tệp jpeg, png hoặc webp' },
  FORBIDDEN: { status: 403, message: 'Bạn không có quyền thực hiện việc này' },
  CALL_NOT_FOUND: { status: 404, message: 'Không có dịch vụ ở địa chỉ này' },
  PAGE_NOT_FOUND: { status: 404, message: 'Không có trang này trong danh sách' },
  WISH_NOT_FOUND: { status: 404, message: 'Sản phẩm không có trong danh sách yêu thích' },
  TOO_MANY_WISHES: { status: 400, message: 'Danh sách yêu thích đã đủ 500 sản phẩm, bạn bỏ bớt rồi thêm nhé' },
  PRODUCT_NOT_FOUND: { status: 404, message: 'Không tìm thấy sản phẩm' },
  CATEGORY_NOT_FOUND: { status: 404, message: 'Không tìm thấy danh mục' },
  BLOCK_NOT_FOUND: { status: 404, message: 'Không tìm thấy khối nội dung' },
  NEWS_NOT_FOUND: { status: 404, message: 'Không tìm thấy bài viết' },
  NEWS_TAG_NOT_FOUND: { status: 404, message: 'Không có nhãn bài viết này' },
  CONTENT_PAGE_NOT_FOUND: { status: 404, message: 'Không tìm thấy trang này' },
  LANDING_PAGE_NOT_FOUND: { status: 404, message: 'Không tìm thấy trang giới thiệu này' },
  VOUCHER_INVALID: { status: 400, message: 'Mã khuyến mãi không hợp lệ' },
  AFFILIATE_INVALID: { status: 400, message: 'Mã affiliate không hợp lệ' },
  AFFILIATE_APPLIED: { status: 409, message: 'Bạn đã gửi hồ sơ cộng tác viên rồi' },
  AFFILIATE_NOT_STAFF: { status: 403, message: 'Nhân viên Thư Quán không tham gia chương trình cộng tác viên' },
  AFFILIATE_TOO_YOUNG: { status: 400, message: 'Cộng tác viên phải từ đủ 18 tuổi' },
  AFFILIATE_NOT_FOUND: { status: 404, message: 'Bạn chưa là cộng tác viên' },
  AFFILIATE_STATE: { status: 409, message: 'Hồ sơ cộng tác viên không còn ở trạng thái cho phép việc này' },
  PAYOUT_TOO_SMALL: { status: 409, message: 'Hoa hồng đã xác nhận chưa đủ mức trả tối thiểu' },
  PAYOUT_NOT_FOUND: { status: 404, message: 'Không tìm thấy kì trả tiền' },
  PAYOUT_STATE: { status: 409, message: 'Kì trả tiền này đã được quyết định' },
  COUPON_NOT_FOUND: { status: 404, message: 'Không tìm thấy phiếu khuyến mãi' },
  CART_LINE_NOT_FOUND: { status: 404, message: 'Sản phẩm không còn trong giỏ hàng' },
  CART_FULL: { status: 400, message: 'Giỏ hàng chứa được 100 loại sản phẩm' },
  STOCK_SHORT: { status: 409, message: 'Một số sản phẩm không còn đủ hàng' },
  CART_EMPTY: { status: 400, message: 'Giỏ hàng đang trống' },
  PRICE_CHANGED: { status: 409, message: 'Giá hoặc ưu đãi vừa thay đổi, vui lòng xem lại giỏ hàng' },
  PAYMENT_METHOD_REFUSED: { status: 400, message: 'Đơn này không dùng được cách thanh toán đã chọn' },
  TOO_MANY_UNPAID: {
    status: 409,
    message:
      'Bạn đang có 5 đơn chưa thanh toán hoặc đang chờ gửi; hãy thanh toán hay huỷ bớt, hoặc đăng nhập bằng tài khoản của bạn, rồi đặt tiếp nhé',
  },
  UNPAID_CUSTOMER_LIMIT: { status: 409, message: 'Bạn đang giữ quá nhiều sách chưa trả tiền' },
  UNPAID_NETWORK_LIMIT: { status: 409, message: 'Từ mạng này, quá nhiều sách đang được giữ mà chưa trả tiền' },
  UNPAID_TITLE_LIMIT: { status: 409, message: 'Những bản cuối của sách này dành cho người trả ngay' },
  UNPAID_OFFER_LIMIT: { status: 409, message: 'Những lượt ưu đãi cuối dành cho người trả ngay' },
  TOO_MANY_ATTEMPTS: {
    status: 409,
    message: 'Đơn này đã thử thanh toán quá nhiều lần; bạn liên hệ với chúng tôi hoặc đặt đơn mới nhé',
  },
  ORDER_NOT_FOUND: { status: 404, message: 'Không tìm thấy đơn hàng' },
  REQUEST_KEY_REUSED: {
    status: 409,
    message: 'Lần đặt này đã dùng cho một đơn khác; bạn tải lại trang rồi đặt lại nhé, đơn trước vẫn như cũ',
  },
  ORDER_STATE: { status: 409, message: 'Đơn hàng không còn ở trạng thái cho phép việc này' },
  ORDER_NOT_CANCELLABLE: { status: 409, message: 'Đơn này không còn huỷ được nữa' },
  ORDER_OPENED_ONLINE: {
    status: 409,
    message:
      'Đơn có sách điện tử hoặc khoá học đã mở cho bạn nên không tự huỷ được cả đơn. Hãy liên hệ Thư Quán để huỷ phần sách giấy.',
  },
  TRANSFER_NOT_AWAITED: { status: 409, message: 'Đơn này không chờ chuyển khoản' },
  SECOND_TRANSFER_UNEXPLAINED: {
    status: 409,
    message: 'Đơn này đã được trả tiền. Nếu có thêm một khoản chuyển khoản, hãy ghi rõ trong ghi chú để hoàn lại.',
  },
  PAYMENT_UNCLEAR: {
    status: 409,
    message:
      'Cổng thanh toán chưa trả lời nên chưa rõ bạn đã trả tiền hay chưa. Chúng tôi đang kiểm tra, vui lòng thử huỷ lại sau ít phút.',
  },
  SUSPECT_PAYMENT_NOT_FOUND: { status: 409, message: 'Đơn này không có lần trả tiền nào bị nghi ngờ' },
  SUSPECT_PAYMENT_TOO_LATE: { status: 409, message: 'Đơn không còn chờ tiền, chỉ có thể hoàn lại lần trả tiền này' },
  ORDER_NOT_PAYABLE: { status: 409, message: 'Đơn này không còn chờ thanh toán' },
  REFUND_DONE: { status: 409, message: 'Lệnh hoàn tiền này đã xong' },
  REFUND_NOT_RESENDABLE: { status: 409, message: 'Chỉ gửi lại được lệnh mà cổng đã từ chối hoặc chưa trả lời' },
  ORDER_NOT_PAID: { status: 409, message: 'Đơn này chưa được trả tiền' },
  REFUNDED_MEANWHILE: { status: 409, message: 'Đơn vừa được hoàn tiền ở nơi khác, vui lòng xem lại' },
  RETURN_TIME_OVER: { status: 409, message: 'Đơn này không còn trong thời hạn trả hàng' },
  RETURN_ALREADY_ASKED: { status: 409, message: 'Đơn này đã có một yêu cầu trả hàng đang xử lý' },
  REVIEW_NOT_FOUND: { status: 404, message: 'Không tìm thấy đánh giá' },
  REVIEW_LINE_NOT_FOUND: { status: 404, message: 'Không có sản phẩm này trong số những gì bạn đã nhận' },
  REVIEW_EXISTS: { status: 409, message: 'Bạn đã đánh giá sản phẩm này; bạn có thể sửa bài đã viết' },
  REVIEW_OWN: { status: 409, message: 'Bài này là của bạn, xin để bạn đọc khác bình chọn' },
  REVIEW_PICTURES_FULL: { status: 409, message: 'Mỗi đánh giá có tối đa 5 ảnh' },
  REVIEW_PICTURE_NOT_FOUND: { status: 404, message: 'Không tìm thấy ảnh này trong đánh giá' },
  OWNED_PRODUCT_NOT_FOUND: { status: 404, message: 'Sản phẩm này không có trong thư viện của bạn' },
  RETURN_NOT_FOUND: { status: 404, message: 'Không tìm thấy yêu cầu trả hàng' },
  RETURN_STATE: { status: 409, message: 'Yêu cầu trả hàng này đã được xử lý' },
  REFUND_TOO_MUCH: { status: 409, message: 'Số tiền hoàn vượt quá số đã trả' },
  REQUEST_MALFORMED: { status: 400, message: 'Yêu cầu không đúng cách thức HTTP' },
  REQUEST_TOO_SLOW: { status: 408, message: 'Yêu cầu được gửi quá chậm, vui lòng thử lại' },
  HEADERS_TOO_LARGE: { status: 431, message: 'Phần đầu của yêu cầu quá dài' },
  ADDRESS_TOO_LONG: { status: 414, message: 'Địa chỉ quá dài' },
  ADDRESS_MALFORMED: { status: 400, message: 'Địa chỉ này không đúng' },
  BODY_TOO_LARGE: { status: 413, message: 'Dữ liệu gửi lên quá lớn' },
  FORM_UNREADABLE: { status: 400, message: 'Dữ liệu gửi lên bị đứt giữa chừng hoặc không đúng dạng, vui lòng gửi lại' },
  FILE_MISSING: { status: 400, message: 'Chưa có tệp nào được gửi lên' },
  FILE_TYPE_REFUSED: { status: 400, message: (types: readonly FileType[]) => `Tệp không đúng loại: cần tệp ${typeNames(types)}` },
  FILE_TOO_LARGE: { status: 413, message: (mostBytes: number) => `Mỗi tệp nặng tối đa ${mostBytes / 1024 / 1024} MB` },
  TOO_MANY_FILES: { status: 413, message: (most: number) => `Chỉ gửi được ${most} tệp một lần` },
  BODY_TYPE_UNSUPPORTED: { status: 415, message: 'Định dạng dữ liệu gửi lên không được hỗ trợ' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau ít phút' },
  INTERNAL: { status: 500, message: 'Hệ thống gặp sự cố, vui lòng thử lại sau' },
  BUSY: { status: 503, message: 'Đang có quá nhiều người cùng lúc, vui lòng thử lại sau ít giây' },
  UNAVAILABLE: { status: 503, message: UNAVAILABLE_SENTENCE },
} as const satisfies Record<string, { status: number; message: string | ((values: never) => string) }>

function typeNames(types: readonly FileType[]): string {
  return new Intl.ListFormat('vi', { type: 'disjunction' }).format(types.map((type) => FILE_TYPES[type]))
}

type Rows = typeof ERRORS
export type ErrorCode = keyof Rows
/** Those whose sentence is always the same. */
export type PlainErrorCode = { [C in ErrorCode]: Rows[C]['message'] extends string ? C : never }[ErrorCode]

interface ErrorOptions {
  message?: string
  fields?: FieldError[]
  retryAfter?: number | undefined
}
type OptionsOf<C extends ErrorCode> = C extends PlainErrorCode
  ? [options?: ErrorOptions]
  : [options: ErrorOptions & { values: Rows[C]['message'] extends (values: infer Values) => string ? Values : never }]

/** Thrown by domain functions; the error handler turns it into the envelope. */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[] | undefined
  /** Seconds until it is worth asking again, where that is known. */
  readonly retryAfter: number | undefined

  constructor(code: C, ...[given]: OptionsOf<C>) {
    const options: ErrorOptions & { values?: unknown } = given ?? {}
    const { message } = ERRORS[code] as { message: string | ((values: unknown) => string) }
    super(options.message ?? (typeof message === 'string' ? message : message(options.values)))
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter ?? (this.status === 503 ? 5 : undefined)
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

/** What `call` throws when the envelope says no. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldError[]
  readonly requestId: string

  constructor(answer: { status: number; code?: string; errorMessage: string; fields?: FieldError[]; requestId?: string }) {
    super(answer.errorMessage)
    this.name = 'ApiError'
    this.status = answer.status
    this.code = answer.code ?? 'INTERNAL'
    this.fields = answer.fields ?? []
    this.requestId = answer.requestId ?? ''
  }
}
