/** Products, news, pages, and what people keep of them: wishes and the library. */

export const PRODUCT_NOT_FOUND = { status: 404, message: 'Không tìm thấy sản phẩm' }
export const RELEASE_DAY_NOT_PRINTED = { status: 409, message: 'Chỉ sách giấy có ngày phát hành' }
export const RELEASE_DAY_NOT_AHEAD = {
  status: 400,
  message: 'Ngày phát hành phải sau hôm nay và không quá hai năm nữa; sách đã phát hành thì bỏ ngày đi',
}
export const AUTHOR_NOT_FOUND = { status: 404, message: 'Không tìm thấy tác giả' }
export const SERIES_NOT_FOUND = { status: 404, message: 'Không tìm thấy bộ sách' }
export const CATEGORY_NOT_FOUND = { status: 404, message: 'Không tìm thấy danh mục' }
export const BLOCK_NOT_FOUND = { status: 404, message: 'Không tìm thấy khối nội dung' }
export const NEWS_NOT_FOUND = { status: 404, message: 'Không tìm thấy bài viết' }
export const NEWS_TAG_NOT_FOUND = { status: 404, message: 'Không có nhãn bài viết này' }
export const CONTENT_PAGE_NOT_FOUND = { status: 404, message: 'Không tìm thấy trang này' }
export const LANDING_PAGE_NOT_FOUND = { status: 404, message: 'Không tìm thấy trang giới thiệu này' }
export const OWNED_PRODUCT_NOT_FOUND = { status: 404, message: 'Sản phẩm này không có trong thư viện của bạn' }
export const WISH_NOT_FOUND = { status: 404, message: 'Sản phẩm không có trong danh sách yêu thích' }
export const TOO_MANY_WISHES = { status: 400, message: 'Danh sách yêu thích đã đủ 500 sản phẩm, bạn bỏ bớt rồi thêm nhé' }
