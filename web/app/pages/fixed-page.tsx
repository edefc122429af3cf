import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { breadcrumbData, organizationData, type Thing } from '../head/structured-data.ts'
import { formatDate } from '../lib/format.ts'
import { useShellData } from '../shell/shell-data.ts'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Prose } from '../ui/prose.tsx'
import type { Heading } from './anchors.ts'
import styles from './fixed-page.module.css'
import { groupOf } from './fixed-pages.ts'

/** From how many sections on a page says what it holds. */
const MANY_SECTIONS = 4

export interface FixedPageProps {
  path: string
  pictureKey: string
  page: { title: string; description: string; html: string; headings: Heading[]; savedAt: string; version?: number }
  /** Stands between the title and the text. */
  before?: ReactNode
  /** Stands below the text. */
  children?: ReactNode
  /** More for search engines; see PageHead. */
  things?: Thing[] | false
}

/** A page about the house: its text, its neighbours, and what is in it. */
export function FixedPage({ path, pictureKey, page, before, children, things }: FixedPageProps) {
  const { origin } = useShellData()
  const group = groupOf(path)
  return (
    <div className="wrap">
      <PageHead
        title={page.title}
        description={page.description}
        path={path}
        picture={`page-${pictureKey}.jpg`}
        things={
          import.meta.env.SSR && [
            breadcrumbData(origin, [{ title: page.title }], path),
            organizationData(origin),
            ...(things || []),
          ]
        }
      />
      <Breadcrumbs crumbs={[{ title: page.title }]} />
      <div className={styles.two}>
        {group && (
          <nav aria-label={group.title} className={styles.neighbours}>
            <p className={styles.group}>{group.title}</p>
            <ul>
              {group.pages.map(({ path: to, title }) => (
                <li key={to}>
                  <NavLink to={to} prefetch="intent" className={styles.neighbour}>
                    {title}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.page}>
          <h1 className={styles.title}>{page.title}</h1>
          {before}
          {page.headings.length >= MANY_SECTIONS && (
            <nav aria-labelledby="trong-trang" className={styles.contents}>
              <p id="trong-trang">Trong trang này</p>
              <ol>
                {page.headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <Prose html={page.html} className={styles.prose} />
          {children}
          <p className={styles.version}>
            Cập nhật ngày <time dateTime={page.savedAt}>{formatDate(page.savedAt)}</time>
            {page.version !== undefined && <>, bản thứ {page.version}</>}
          </p>
        </div>
      </div>
    </div>
  )
}
