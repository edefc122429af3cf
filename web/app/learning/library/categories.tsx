import type { CourseCategory } from '@tq/contract/learning/course.ts'
import { LayoutGrid } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { Picture } from '../../ui/picture.tsx'
import { ornamentOf } from '../parts/ornaments.ts'
import styles from './categories.module.css'
import { type LibraryQuery, libraryUrl } from './library-query.ts'

export function Categories({ categories, query }: { categories: CourseCategory[]; query: LibraryQuery }) {
  const all = categories.reduce((sum, { courseCount }) => sum + courseCount, 0)
  return (
    <nav className={styles.categories} aria-label="Chủ đề">
      <Link
        to={libraryUrl(query, { category: undefined })}
        prefetch="intent"
        preventScrollReset
        aria-current={query.category ? undefined : 'true'}
      >
        <span className={styles.all}>
          <LayoutGrid size="2rem" aria-hidden="true" />
        </span>
        Tất cả <span className={styles.count}>{formatNumber(all)}</span>
      </Link>
      {categories.map(({ id, name, courseCount }) => (
        <Link
          key={id}
          to={libraryUrl(query, { category: String(id) })}
          prefetch="intent"
          preventScrollReset
          aria-current={query.category === String(id) ? 'true' : undefined}
        >
          <Picture url={ornamentOf(name)} widths={[112]} sizes="34px" alt="" width={112} height={75} className={styles.picture} />
          {name} <span className={styles.count}>{formatNumber(courseCount)}</span>
        </Link>
      ))}
    </nav>
  )
}
