import type { Answer } from '@tq/contract/endpoint.ts'
import { listCoursesOwned } from '@tq/contract/learning/progress.ts'
import { listDigitalProductsOwned, type OwnedProduct } from '@tq/contract/my-library.ts'
import { Link } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { formatDate, formatNumber } from '../lib/format.ts'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { pageIn, useListAddress } from '../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../lib/waiting.tsx'
import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination.tsx'
import { TabLinks } from '../ui/layout/tabs.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/my-library-page.ts'
import styles from './my-library-page.module.css'

const PATH = '/tai-khoan/thu-vien-cua-toi'

const readWanted = (query: URLSearchParams) => ({ isCourses: query.get('xem') === 'khoa-hoc', page: pageIn(query) })

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const { isCourses, page } = readWanted(new URL(request.url).searchParams)
  if (isCourses) return { courses: await call(listCoursesOwned, { query: { page } }) }
  return { books: await call(listDigitalProductsOwned, { query: { page } }) }
})

export default LibraryPage

function LibraryPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { query, isComing } = useListAddress()
  const { isCourses, page } = readWanted(query)
  return (
    <>
      <PageHead title="Thư viện của tôi" description="Sách điện tử và khoá học bạn đã mua ở Thư Quán." path={PATH} isHidden />
      <h1>Thư viện của tôi</h1>
      <TabLinks
        label="Thư viện của tôi"
        className={styles.tabs}
        links={[
          { title: 'Sách điện tử', url: PATH, isCurrent: !isCourses },
          { title: 'Khoá học', url: `${PATH}?xem=khoa-hoc`, isCurrent: isCourses },
        ]}
      />
      {data && <OutOfDate failure={failure} />}
      {isCourses && data?.courses ? (
        <Courses page={page} answer={data.courses} isOld={isComing} />
      ) : !isCourses && data?.books ? (
        <Books page={page} answer={data.books} isOld={isComing} />
      ) : (
        <PageWaiting failure={failure} />
      )}
    </>
  )
}

interface ListProps<List> {
  page: number
  answer: List
  /** Another page is on its way. */
  isOld: boolean
}

function Books({ page, answer, isOld }: ListProps<Answer<typeof listDigitalProductsOwned>>) {
  if (answer.total === 0)
    return (
      <EmptyState title="Chưa có sách điện tử nào" sentence="Sách điện tử bạn mua sẽ nằm ở đây ngay sau khi thanh toán.">
        <LinkButton to="/sach-dien-tu" look="lam">
          Xem sách điện tử
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      <Notice>Phần đọc ngay trên trang đang được hoàn thiện. Sách đã mua là của bạn và luôn ở đây.</Notice>
      <Shelf items={answer.data} isOld={isOld} noteOf={() => 'Sắp mở đọc'} />
      <Pagination page={page} totalPage={answer.totalPage} hrefOf={(n) => (n > 1 ? `${PATH}?page=${n}` : PATH)} />
    </>
  )
}

function Courses({ page, answer, isOld }: ListProps<Answer<typeof listCoursesOwned>>) {
  if (answer.total === 0)
    return (
      <EmptyState title="Chưa có khoá học nào" sentence="Khoá học bạn mua, hay đi kèm sách bạn mua, sẽ nằm ở đây.">
        <LinkButton to="/sach-dien-tu" look="lam">
          Xem khoá học
        </LinkButton>
      </EmptyState>
    )
  const lessons = new Map(answer.data.map(({ productId, lessonCount }) => [productId, lessonCount]))
  return (
    <>
      <Notice>Lớp học trực tuyến đang được hoàn thiện. Khoá học đã mua là của bạn và luôn ở đây.</Notice>
      <Shelf
        items={answer.data}
        isOld={isOld}
        noteOf={({ productId }) => `${formatNumber(lessons.get(productId) ?? 0)} bài, sắp mở học`}
      />
      <Pagination page={page} totalPage={answer.totalPage} hrefOf={(n) => `${PATH}?xem=khoa-hoc${n > 1 ? `&page=${n}` : ''}`} />
    </>
  )
}

interface ShelfProps {
  items: OwnedProduct[]
  isOld: boolean
  noteOf(item: OwnedProduct): string
}

function Shelf({ items, isOld, noteOf }: ShelfProps) {
  return (
    <ul className={styles.shelf} aria-busy={isOld}>
      {items.map((item) => (
        <li key={item.productId} className={styles.card}>
          <Cover picture={item.picture} sizes="(max-width: 719px) 42vw, 200px" isDecorative />
          <h2 className={styles.title}>
            <Link to={`${PATH}/${item.address}`} className={styles.link}>
              {item.title}
            </Link>
          </h2>
          {item.authors.length > 0 && <p className={styles.note}>{item.authors.join(', ')}</p>}
          <p className={styles.note}>Mua ngày {formatDate(item.openedAt)}</p>
          <p className={styles.coming}>{noteOf(item)}</p>
        </li>
      ))}
    </ul>
  )
}
