import type { Answer } from '@tq/contract/http/endpoint.ts'
import { listMyCertificates } from '@tq/contract/learning/certificate.ts'
import { listUserDocuments, type UserDocument } from '@tq/contract/learning/documents.ts'
import { listDigitalProductsOwned } from '@tq/contract/my-library.ts'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { courseUrl, lessonUrl } from '../learning/parts/addresses.ts'
import { call } from '../lib/browser-call.ts'
import { nothingYet, pageLoader, usePageData } from '../lib/page-data.ts'
import { pageIn, useListAddress } from '../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../lib/waiting.tsx'
import { BookShelf } from '../my-library/book-shelf.tsx'
import { CertificateList } from '../my-library/certificate-list.tsx'
import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { Section } from '../ui/layout/section.tsx'
import type { Route } from './+types/documents-page.ts'
import styles from './documents-page.module.css'
import { fileKind, fileSize } from './file-words.ts'

const PATH = '/tai-lieu-cua-toi'
/** The addresses of files end after a quarter of an hour. */
const RENEW_MS = 12 * 60_000

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const page = pageIn(new URL(request.url).searchParams)
  const [files, books, certificates] = await Promise.all([
    call(listUserDocuments, { query: { page } }),
    call(listDigitalProductsOwned, { query: {} }),
    call(listMyCertificates, { query: {} }),
  ])
  return { files, books, certificates }
})

type Files = Answer<typeof listUserDocuments>

/** Everything one may download or read, in one place. */
export default function DocumentsPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { query, isComing } = useListAddress()
  const { refresh } = usePageData<typeof clientLoader>()
  useEffect(() => {
    const timer = setInterval(refresh, RENEW_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <>
      <PageHead
        title="Tài liệu của tôi"
        description="Học liệu, sách điện tử và chứng nhận bạn tải về hoặc đọc được ở Thư Quán."
        path={PATH}
        isHidden
      />
      <h1>Tài liệu của tôi</h1>
      {data && <OutOfDate failure={failure} />}
      {!data ? (
        <PageWaiting failure={failure} />
      ) : data.files.total + data.books.total + data.certificates.total === 0 ? (
        <EmptyState
          title="Chưa có tài liệu nào"
          sentence="Học liệu của khoá học bạn mua, sách điện tử và chứng nhận sẽ nằm ở đây để bạn mở hoặc tải về."
        >
          <LinkButton to="/sach-dien-tu" look="lam">
            Xem sách điện tử
          </LinkButton>
          <LinkButton to="/thu-vien">Khoá học miễn phí</LinkButton>
        </EmptyState>
      ) : (
        <div aria-busy={isComing}>
          {data.files.total > 0 && <CourseFiles files={data.files} page={pageIn(query)} />}
          {data.books.total > 0 && (
            <Section
              title="Sách điện tử"
              moreUrl={data.books.totalPage > 1 ? '/tai-khoan/thu-vien-cua-toi?xem=sach' : undefined}
              className={styles.section}
            >
              <BookShelf books={data.books.data} />
            </Section>
          )}
          {data.certificates.total > 0 && (
            <Section
              title="Chứng nhận"
              moreUrl={data.certificates.totalPage > 1 ? '/tai-khoan/thu-vien-cua-toi?xem=chung-nhan' : undefined}
              className={styles.section}
            >
              <CertificateList certificates={data.certificates.data} />
            </Section>
          )}
        </div>
      )}
    </>
  )
}

function CourseFiles({ files, page }: { files: Files; page: number }) {
  return (
    <Section title="Học liệu của khoá học" className={styles.section}>
      {[...Map.groupBy(files.data, ({ course }) => course.id).values()].map((ofCourse) => (
        <CourseGroup key={ofCourse[0]?.course.id} files={ofCourse} />
      ))}
      <Pagination page={page} totalPage={files.totalPage} hrefOf={(n) => (n > 1 ? `${PATH}?page=${n}` : PATH)} />
    </Section>
  )
}

function CourseGroup({ files }: { files: UserDocument[] }) {
  const course = files[0]?.course
  if (!course) return null
  return (
    <div className={styles.group}>
      <h3>
        <Link to={courseUrl({ use: 'sold', address: course.address })}>{course.title}</Link>
      </h3>
      <ul>
        {files.map((file) => (
          <li key={file.key} className={styles.file}>
            <span className={styles.kind} aria-hidden="true">
              {fileKind(file.fileName)}
            </span>
            <p>
              <b>{file.title}</b>
              <span>
                {fileSize(file.bytes)} · <Link to={lessonUrl('sold', file.lesson)}>{file.lesson.title}</Link>
              </span>
            </p>
            <a
              href={file.url}
              download={file.fileName}
              className={styles.get}
              aria-label={`Tải về: ${file.title}, tệp ${fileKind(file.fileName)}, ${fileSize(file.bytes)}`}
            >
              <Download size="1.8rem" aria-hidden="true" />
              <span>Tải về</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
