import type { ProductCard } from '@tq/contract/catalog.ts'

type Kind = ProductCard['kind']

/** What a product is called; what one of it is: `PIECES` of the contract. */
export const KIND_NAMES = {
  printed: 'Sách giấy',
  digital: 'Sách điện tử',
  course: 'Khoá học',
  combo: 'Trọn bộ',
} as const satisfies Record<Kind, string>
