const PRODUCT_LIST = [
  'page',
  'category',
  'objectType',
  'searchContent',
  'sort',
  'priceFrom',
  'priceTo',
  'yearFrom',
  'yearTo',
  'author',
  'rating',
  'inStock',
]

/**
 * The query keys each page reads. Every other key is dropped before a page is rendered or looked up, so that nobody can
 * fill the page cache with `?x=1`, `?x=2`, …
 */
export const QUERY_KEYS: readonly (readonly [pattern: RegExp, keys: readonly string[]])[] = [
  [/^\/(san-pham|san-pham\/danh-muc\/[^/]+|product\/productList|sach-dien-tu)$/, PRODUCT_LIST],
  [/^\/(tin-sach|news\/newsList)$/, ['page', 'tag', 'searchContent']],
  // The reviews of a product.
  [/^\/(san-pham|product)\/[^/]+$/, ['page', 'rating', 'sort']],
]
