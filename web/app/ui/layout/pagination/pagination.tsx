import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Plain } from '../../../drawing/plain.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { classes } from '../../class-names.ts'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  page: number
  totalPage: number
  hrefOf(page: number): string
  /** For a list in the middle of a page: the page does not jump to its top. */
  isScrollKept?: boolean
  label?: string
}

/** Links, so that every page has an address; nothing when there is one page only. */
export function Pagination({ page, totalPage, hrefOf, isScrollKept, label = 'Trang' }: PaginationProps) {
  if (totalPage <= 1) return null
  const way = { prefetch: 'intent', preventScrollReset: isScrollKept } as const
  return (
    <Plain>
      <nav aria-label={label} className={styles.pagination}>
        {page > 1 && (
          <Link to={hrefOf(page - 1)} rel="prev" {...way} className={classes(styles.page, styles.way)}>
            <ChevronLeft size="1.6rem" aria-hidden="true" />
            <span>
              <span className={styles.word}>Trang </span>trước
            </span>
          </Link>
        )}
        <ol className={classes(styles.numbers, totalPage > 4 && styles.many)}>
          {pageWindow(page, totalPage).map((n, index) =>
            n === null ? (
              <li key={`gap-${index < 3 ? 'before' : 'after'}`} className={styles.gap}>
                …
              </li>
            ) : (
              <li key={n}>
                <Link
                  to={hrefOf(n)}
                  {...way}
                  className={styles.page}
                  aria-label={`Trang ${formatNumber(n)}`}
                  aria-current={n === page ? 'page' : undefined}
                >
                  {formatNumber(n)}
                </Link>
              </li>
            ),
          )}
        </ol>
        {totalPage > 4 && (
          <span className={styles.short} aria-hidden="true">
            {formatNumber(page)} / {formatNumber(totalPage)}
          </span>
        )}
        {page < totalPage && (
          <Link to={hrefOf(page + 1)} rel="next" {...way} className={classes(styles.page, styles.way)}>
            <span>
              <span className={styles.word}>Trang </span>sau
            </span>
            <ChevronRight size="1.6rem" aria-hidden="true" />
          </Link>
        )}
      </nav>
    </Plain>
  )
}
