import type { ProductCard } from '@tq/contract/catalog.ts'

type Kind = ProductCard['kind']

/** What a product is called, and what one of it is. */
export const KIND_NAMES = {
  printed: 'Sách giấy',
  digital: 'Sách điện tử',
  course: 'Khoá học',
  combo: 'Trọn bộ',
} as const satisfies Record<Kind, string>
export const PIECES = { printed: 'cuốn', digital: 'cuốn', course: 'khoá học', combo: 'bộ' } as const satisfies Record<
  Kind,
  string
>
