import { Link } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../lib/waiting.tsx'
import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { Section } from '../ui/layout/section.tsx'
import { TabLinks } from '../ui/layout/tabs.tsx'
import type { Route } from './+types/my-library-page.ts'
import { BookShelf } from './book-shelf.tsx'
import { BooksTab } from './books-tab.tsx'
import { CertificateList } from './certificate-list.tsx'
import { BegunCourse, OwnCourses, OwnedCourse } from './course-cards.tsx'
import { CoursesTab } from './courses-tab.tsx'
import { LIBRARY_PATH, libraryUrl, readWanted, type Wanted } from './library-address.ts'
import { type LibraryData, loadLibrary } from './library-data.ts'
import styles from './my-library-page.module.css'
import { Resume } from './resume-strip.tsx'
import { LibrarySearch } from './search/library-search.tsx'

/** Of each kind, in the view of all. */
const FIRST_COURSES = 6
const FIRST_BOOKS = 4

export const loader = nothingYet

export const clientLoader = pageLoader(({ request }: Route.ClientLoaderArgs) =>
  loadLibrary(readWanted(new URL(request.url).searchParams)),
)

export default function MyLibraryPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { query, isComing } = useListAddress()
  const wanted = readWanted(query)
  const { tab } = wanted
  const count = (n: number | undefined) => (n ? ` (${n})` : '')
  const courses = data ? data.owned.total + data.begun.total : 0
  return (
    <>
      <PageHead
        title="Thư viện của tôi"
        description="Khoá học, sách điện tử và chứng nhận của bạn ở Thư Quán."
        path={LIBRARY_PATH}
        isHidden
      />
      <h1>Thư viện của tôi</h1>
      <TabLinks
        label="Thư viện của tôi"
        className={styles.tabs}
        links={[
          { title: 'Tất cả', url: libraryUrl('all'), isCurrent: tab === 'all' },
          { title: `Khoá học${count(courses)}`, url: libraryUrl('courses'), isCurrent: tab === 'courses' },
          { title: `Sách và tài liệu số${count(data?.books.total)}`, url: libraryUrl('books'), isCurrent: tab === 'books' },
          {
            title: `Chứng nhận${count(data?.certificates.total)}`,
            url: libraryUrl('certificates'),
            isCurrent: tab === 'certificates',
          },
        ]}
      />
      {data && <OutOfDate failure={failure} />}
      {!data ? (
        <PageWaiting failure={failure} />
      ) : (
        <div aria-busy={isComing}>
          <View data={data} wanted={wanted} />
        </div>
      )}
    </>
  )
}

function View({ data, wanted }: { data: LibraryData; wanted: Wanted }) {
  const { tab, page } = wanted
  if (tab === 'courses') return <CoursesTab data={data} wanted={wanted} />
  if (tab === 'books') return <BooksTab data={data} page={page} />
  if (tab === 'certificates') return <Certificates data={data} page={page} />
  return <All data={data} />
}

function All({ data: { last, owned, begun, books } }: { data: LibraryData }) {
  if (owned.total + begun.total + books.total === 0)
    return (
      <EmptyState
        title="Thư viện của bạn đang trống"
        sentence="Khoá học và sách điện tử bạn mua, cùng khoá học miễn phí bạn đang học, sẽ nằm ở đây và tự nhớ chỗ đang học trên mọi thiết bị."
      >
        <LinkButton to="/sach-dien-tu" look="lam">
          Xem sách điện tử
        </LinkButton>
        <LinkButton to="/thu-vien">Khoá học miễn phí</LinkButton>
      </EmptyState>
    )
  const hasMore = owned.total + begun.total > FIRST_COURSES
  return (
    <>
      <Resume lesson={last} books={books.data} />
      {owned.total + begun.total > 0 && (
        <Section title="Khoá học" moreUrl="/thu-vien" more="Tìm thêm khoá học" className={styles.section}>
          <OwnCourses>
            {owned.data.slice(0, FIRST_COURSES).map((item) => (
              <OwnedCourse key={item.productId} item={item} />
            ))}
            {begun.data.slice(0, Math.max(0, FIRST_COURSES - owned.data.length)).map((course) => (
              <BegunCourse key={`free${course.id}`} course={course} />
            ))}
          </OwnCourses>
          {hasMore && <More to={libraryUrl('courses')}>Xem cả {owned.total + begun.total} khoá học</More>}
        </Section>
      )}
      {books.total > 0 && (
        <Section title="Sách và tài liệu số" className={styles.section}>
          <LibrarySearch />
          <BookShelf books={books.data.slice(0, FIRST_BOOKS)} />
          {books.total > FIRST_BOOKS && <More to={libraryUrl('books')}>Xem cả {books.total} cuốn</More>}
        </Section>
      )}
      <More to="/tai-lieu-cua-toi">Xem mọi tệp để tải về ở Tài liệu của tôi</More>
    </>
  )
}

function More({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <p className={styles.more}>
      <Link to={to}>{children}</Link>
    </p>
  )
}

function Certificates({ data: { certificates }, page }: { data: LibraryData; page: number }) {
  if (certificates.total === 0)
    return (
      <EmptyState
        title="Chưa có chứng nhận nào"
        sentence="Học xong mọi bài của một khoá có chứng nhận, bạn nhận bản PDF có mã để ai cũng kiểm tra được."
      >
        <LinkButton to={libraryUrl('courses')} look="lam">
          Khoá học của tôi
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      <h2 className="visually-hidden">Chứng nhận</h2>
      <CertificateList certificates={certificates.data} />
      <Pagination page={page} totalPage={certificates.totalPage} hrefOf={(n) => libraryUrl('certificates', n)} />
    </>
  )
}
