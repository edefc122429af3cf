import { listMyCertificates } from '@tq/contract/learning/certificate.ts'
import { getLastLesson, listCoursesBegun, listCoursesOwned } from '@tq/contract/learning/progress.ts'
import { listDigitalProductsOwned } from '@tq/contract/my-library.ts'
import { Link } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { handOverGuestProgress } from '../learning/hand-over.ts'
import { call } from '../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { pageIn, useListAddress } from '../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../lib/waiting.tsx'
import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination.tsx'
import { Section } from '../ui/layout/section.tsx'
import { TabLinks } from '../ui/layout/tabs.tsx'
import type { Route } from './+types/my-library-page.ts'
import { BookShelf } from './book-shelf.tsx'
import { CertificateList } from './certificate-list.tsx'
import { BegunCourse, OwnCourses, OwnedCourse } from './course-cards.tsx'
import styles from './my-library-page.module.css'
import { ResumeStrip } from './resume-strip.tsx'

const PATH = '/tai-khoan/thu-vien-cua-toi'
const TABS = { all: '', courses: 'khoa-hoc', books: 'sach', certificates: 'chung-nhan' } as const
type TabName = keyof typeof TABS
/** The page of the free courses, which stand below the bought ones and have a page of their own. */
const FREE_PAGE = 'mien-phi'
/** Of each kind, in the view of all. */
const FIRST_COURSES = 6
const FIRST_BOOKS = 4

function readWanted(query: URLSearchParams) {
  const asked = query.get('xem') ?? ''
  const tab = (Object.keys(TABS) as TabName[]).find((name) => TABS[name] === asked) ?? 'all'
  return { tab, page: pageIn(query), freePage: pageIn(query, FREE_PAGE) }
}

const addressOf = (tab: TabName, page = 1, freePage = 1) => {
  const query = new URLSearchParams({
    ...(TABS[tab] && { xem: TABS[tab] }),
    ...(page > 1 && { page: String(page) }),
    ...(freePage > 1 && { [FREE_PAGE]: String(freePage) }),
  })
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const { tab, page, freePage } = readWanted(new URL(request.url).searchParams)
  await handOverGuestProgress()
  const pageOf = (name: TabName) => ({ query: { page: tab === name ? page : 1 } })
  const [last, owned, begun, books, certificates] = await Promise.all([
    call(getLastLesson),
    call(listCoursesOwned, pageOf('courses')),
    call(listCoursesBegun, { query: { page: tab === 'courses' ? freePage : 1 } }),
    call(listDigitalProductsOwned, pageOf('books')),
    call(listMyCertificates, pageOf('certificates')),
  ])
  return { last: last.data, owned, begun, books, certificates }
})

type Data = NonNullable<Awaited<ReturnType<typeof clientLoader>>['data']>

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
        path={PATH}
        isHidden
      />
      <h1>Thư viện của tôi</h1>
      <TabLinks
        label="Thư viện của tôi"
        className={styles.tabs}
        links={[
          { title: 'Tất cả', url: addressOf('all'), isCurrent: tab === 'all' },
          { title: `Khoá học${count(courses)}`, url: addressOf('courses'), isCurrent: tab === 'courses' },
          { title: `Sách và tài liệu số${count(data?.books.total)}`, url: addressOf('books'), isCurrent: tab === 'books' },
          {
            title: `Chứng nhận${count(data?.certificates.total)}`,
            url: addressOf('certificates'),
            isCurrent: tab === 'certificates',
          },
        ]}
      />
      {data && <OutOfDate failure={failure} />}
      {!data ? (
        <PageWaiting failure={failure} />
      ) : (
        <div aria-busy={isComing}>
          <View data={data} {...wanted} />
        </div>
      )}
    </>
  )
}

function View({ data, tab, page, freePage }: { data: Data } & ReturnType<typeof readWanted>) {
  if (tab === 'courses') return <Courses data={data} page={page} freePage={freePage} />
  if (tab === 'books') return <Books data={data} page={page} />
  if (tab === 'certificates') return <Certificates data={data} page={page} />
  return <All data={data} />
}

function All({ data: { last, owned, begun, books } }: { data: Data }) {
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
      {last && <ResumeStrip lesson={last} />}
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
          {hasMore && <More to={addressOf('courses')}>Xem cả {owned.total + begun.total} khoá học</More>}
        </Section>
      )}
      {books.total > 0 && (
        <Section title="Sách và tài liệu số" className={styles.section}>
          <BookShelf books={books.data.slice(0, FIRST_BOOKS)} />
          {books.total > FIRST_BOOKS && <More to={addressOf('books')}>Xem cả {books.total} sách</More>}
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

function Courses({ data: { owned, begun }, page, freePage }: { data: Data; page: number; freePage: number }) {
  if (owned.total + begun.total === 0)
    return (
      <EmptyState
        title="Chưa có khoá học nào"
        sentence="Khoá học bạn mua, hay đi kèm sách bạn mua, và khoá học miễn phí bạn đang học sẽ nằm ở đây."
      >
        <LinkButton to="/thu-vien" look="lam">
          Khoá học miễn phí
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      {owned.total > 0 && (
        <Section title="Của bạn" className={styles.section}>
          <OwnCourses>
            {owned.data.map((item) => (
              <OwnedCourse key={item.productId} item={item} />
            ))}
          </OwnCourses>
          <Pagination
            page={page}
            totalPage={owned.totalPage}
            hrefOf={(n) => addressOf('courses', n, freePage)}
            label="Trang khoá học của bạn"
          />
        </Section>
      )}
      {begun.total > 0 && (
        <Section title="Miễn phí, đang học" moreUrl="/thu-vien" more="Tìm thêm khoá học" className={styles.section}>
          <OwnCourses>
            {begun.data.map((course) => (
              <BegunCourse key={course.id} course={course} />
            ))}
          </OwnCourses>
          <Pagination
            page={freePage}
            totalPage={begun.totalPage}
            hrefOf={(n) => addressOf('courses', page, n)}
            isScrollKept
            label="Trang khoá học miễn phí"
          />
        </Section>
      )}
    </>
  )
}

function Books({ data: { books }, page }: { data: Data; page: number }) {
  if (books.total === 0)
    return (
      <EmptyState title="Chưa có sách điện tử nào" sentence="Sách điện tử bạn mua sẽ nằm ở đây ngay sau khi thanh toán.">
        <LinkButton to="/sach-dien-tu" look="lam">
          Xem sách điện tử
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      <h2 className="visually-hidden">Sách và tài liệu số</h2>
      <BookShelf books={books.data} />
      <Pagination page={page} totalPage={books.totalPage} hrefOf={(n) => addressOf('books', n)} />
    </>
  )
}

function Certificates({ data: { certificates }, page }: { data: Data; page: number }) {
  if (certificates.total === 0)
    return (
      <EmptyState
        title="Chưa có chứng nhận nào"
        sentence="Học xong mọi bài của một khoá có chứng nhận, bạn nhận bản PDF có mã để ai cũng kiểm tra được."
      >
        <LinkButton to={addressOf('courses')} look="lam">
          Khoá học của tôi
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      <h2 className="visually-hidden">Chứng nhận</h2>
      <CertificateList certificates={certificates.data} />
      <Pagination page={page} totalPage={certificates.totalPage} hrefOf={(n) => addressOf('certificates', n)} />
    </>
  )
}
