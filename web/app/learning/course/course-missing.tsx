import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { LinkButton } from '../../ui/form/button.tsx'
import { ListSearch } from '../parts/list/list-head.tsx'
import styles from './course-missing.module.css'

export interface MissingProps {
  title: string
  sentence: ReactNode
  /** Where one may look for it. */
  searchPath: string
  searchLabel: string
  children?: ReactNode
}

/** SPEC §3, `isNoExist`: nothing stands at this address, and there is a way on. */
export function Missing({ title, sentence, searchPath, searchLabel, children }: MissingProps) {
  return (
    <div className="wrap">
      <title>{`${title} – Thư Quán`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.missing}>
        <h1>{title}</h1>
        <p>{sentence}</p>
        <ListSearch path={searchPath} label={searchLabel} placeholder={searchLabel} text={undefined} />
        <p className={styles.ways}>{children}</p>
      </div>
    </div>
  )
}

/** For a route's `ErrorBoundary`: what is not there in its own words, everything else as everywhere. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 400)
}

export function CourseMissing() {
  const error = useRouteError()
  if (!isMissing(error)) throw error
  return (
    <Missing
      title="Không tìm thấy khoá học này"
      sentence="Có thể đường dẫn đã đổi, hoặc khoá học không còn mở. Khoá học bạn đã mua vẫn ở trong Thư viện của tôi."
      searchPath="/thu-vien"
      searchLabel="Tìm khoá học"
    >
      <LinkButton to="/thu-vien">Vào thư viện số</LinkButton>
      <LinkButton to="/tai-khoan/thu-vien-cua-toi" look="text">
        Thư viện của tôi
      </LinkButton>
    </Missing>
  )
}
