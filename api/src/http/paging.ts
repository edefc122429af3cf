import { AppError } from '@tq/contract/errors.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Which page of a list, as `list()` of the contract reads it. */
export interface Paged {
  page: number
  perPage: number
}

export const offsetOf = ({ page, perPage }: Paged): number => (page - 1) * perPage

export const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** Where a page lies; a page behind the last one does not exist, but the first always does. */
export function requirePage(total: number, paged: Paged) {
  const totalPage = pagesOf(total, paged.perPage)
  if (paged.page > totalPage) throw new AppError('PAGE_NOT_FOUND')
  return { total, totalPage, offset: offsetOf(paged) }
}

type FieldOf<Sort extends string> = Sort extends `-${infer Field}` ? Field : Sort

/** The order a list is asked for; rows that are equal in it stand in the order of the last column, so that no page shows one twice. */
export function orderBy<Sort extends string>(
  sort: Sort | undefined,
  columns: Record<FieldOf<Sort>, SQLWrapper>,
  { usual, last }: { usual: NoInfer<Sort>; last: SQLWrapper },
): SQL {
  const chosen = sort ?? usual
  const isFalling = chosen.startsWith('-')
  const column = columns[chosen.replace(/^-/, '') as FieldOf<Sort>]
  return sql`${column} ${isFalling ? sql`desc nulls last` : sql`asc nulls last`}, ${last}`
}
