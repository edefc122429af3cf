/** Readers' reviews. */

export const REVIEW_NOT_FOUND = { status: 404, message: 'Không tìm thấy đánh giá' }
export const REVIEW_LINE_NOT_FOUND = { status: 404, message: 'Không có sản phẩm này trong số những gì bạn đã nhận' }
export const REVIEW_EXISTS = { status: 409, message: 'Bạn đã đánh giá sản phẩm này; bạn có thể sửa bài đã viết' }
export const REVIEW_OWN = { status: 409, message: 'Bài này là của bạn, xin để bạn đọc khác bình chọn' }
export const REVIEW_PICTURES_FULL = { status: 409, message: 'Mỗi đánh giá có tối đa 5 ảnh' }
export const REVIEW_PICTURE_NOT_FOUND = { status: 404, message: 'Không tìm thấy ảnh này trong đánh giá' }

export const PRODUCT_QUESTION_NOT_FOUND = { status: 404, message: 'Không tìm thấy câu hỏi này về sản phẩm' }
export const PRODUCT_ANSWER_NOT_FOUND = { status: 404, message: 'Không tìm thấy câu trả lời này' }
export const PRODUCT_ANSWER_NOT_BUYER = { status: 403, message: 'Chỉ bạn đọc đã mua và nhận sản phẩm này trả lời được' }
