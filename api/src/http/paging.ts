import { AppError } from '@tq/contract/errors.ts'

/** Where a page lies; a page behind the last one does not exist, but the first always does. */
export function requirePage(totalCount: number, { page, pageSize }: { page: number; pageSize: number }) {
  const totalPage = Math.max(1, Math.ceil(totalCount / pageSize))
  if (page > totalPage) throw new AppError('PAGE_NOT_FOUND')
  return { totalCount, totalPage, offset: (page - 1) * pageSize }
}
