import type { ProductKind } from '../enums.ts'

/** What one of a product is called, where it is counted. */
export const PIECES = { printed: 'cuốn', digital: 'cuốn', course: 'khoá học', combo: 'bộ' } as const satisfies Record<
  ProductKind,
  string
>
