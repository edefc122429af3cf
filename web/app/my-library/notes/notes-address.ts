import { pageIn } from '../../lib/use-list-address.ts'

export const NOTES_PATH = '/tai-khoan/ghi-chu'

const KINDS = { notes: 'ghi-chu', marks: 'danh-dau', bookmarks: 'dau-trang' } as const
type Only = keyof typeof KINDS

interface Wanted {
  only: Only | undefined
  /** As it stands in the address. */
  productId: string | undefined
  page: number
}

export function readWanted(query: URLSearchParams): Wanted {
  const [asked, book] = [query.get('xem'), query.get('sach') ?? '']
  return {
    only: (Object.keys(KINDS) as Only[]).find((kind) => KINDS[kind] === asked),
    productId: /^[1-9]\d{0,8}$/.test(book) ? book : undefined,
    page: pageIn(query),
  }
}

export function notesUrl({ only, productId, page = 1 }: { only?: Only; productId?: string | number; page?: number }): string {
  const query = new URLSearchParams({
    ...(only && { xem: KINDS[only] }),
    ...(productId && { sach: String(productId) }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${NOTES_PATH}?${query}` : NOTES_PATH
}
