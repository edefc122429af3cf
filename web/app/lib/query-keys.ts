/** What a list of books reads: its whole state is its address, so that reload, back and a shared link all show the same. */
export const LIST_KEYS = [
  'searchContent',
  'category',
  'objectType',
  'priceFrom',
  'priceTo',
  'yearFrom',
  'yearTo',
  'author',
  'rating',
  'inStock',
  'sort',
  'page',
] as const

/** What the digital library's list reads. */
export const LIBRARY_KEYS = ['searchContent', 'category', 'level', 'length', 'sort', 'page'] as const

/** What the list of textbooks reads; `ma` is a code typed in, which leads away at once. */
export const TEXTBOOK_KEYS = ['searchContent', 'grade', 'subject', 'page', 'ma'] as const

/**
 * The query keys each page reads. Every other key is dropped before a page is rendered or looked up, so that nobody can
 * fill the page cache with `?x=1`, `?x=2`, …
 */
export const QUERY_KEYS: readonly (readonly [pattern: RegExp, keys: readonly string[]])[] = [
  [/^\/(san-pham|san-pham\/danh-muc\/[^/]+|product\/productList|sach-dien-tu)$/, LIST_KEYS],
  [/^\/(tin-sach|news\/newsList)$/, ['page', 'tag', 'searchContent']],
  [/^\/(thu-vien|library\/libraryCourses)$/, LIBRARY_KEYS],
  [/^\/(sach-giao-khoa|sgk\/thu-vien-sgk)$/, TEXTBOOK_KEYS],
  [/^\/(xem-truoc-khoa-hoc|previewCourse)$/, ['id', 'bai']],
  [/^\/cn$/, ['code']],
  // The books of an author.
  [/^\/tac-gia\/[^/]+$/, ['sort', 'page']],
  // The reviews of a product; its questions.
  [/^\/(san-pham|product)\/[^/]+$/, ['page', 'rating', 'sort', 'trang']],
  [/^\/(xem-truoc|preview)$/, ['id']],
  [/^\/nhan-ban-tin$/, ['tin']],
]
