/** SPEC §2.2, §9. The library can be searched, but no button offers it. */
export const SEARCH_TYPES = { products: 1, library: 2, news: 3 } as const
export type SearchType = (typeof SEARCH_TYPES)[keyof typeof SEARCH_TYPES]

/** As long as the API takes it. */
export const LONGEST_SEARCH = 1000

/** SPEC §2.2: exactly these addresses; null for empty text, which does nothing. */
export function searchAddress(type: SearchType, text: string): string | null {
  const searchContent = encodeURIComponent(text.trim().toWellFormed())
  if (searchContent === '') return null
  switch (type) {
    case SEARCH_TYPES.products:
      return `/san-pham?page=1&category=&objectType=0,1&searchContent=${searchContent}`
    case SEARCH_TYPES.library:
      return `/thu-vien?page=1&searchContent=${searchContent}`
    case SEARCH_TYPES.news:
      return `/tin-sach?page=1&searchContent=${searchContent}`
  }
}
