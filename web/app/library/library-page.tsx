import { listCoursesOwned, listDigitalProductsOwned, type OwnedProduct } from '@tq/contract/library.ts'
import { Link, useSearchParams } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { PageHead } from '../head/page-head.tsx'
import { formatDate, formatNumber } from '../lib/format.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { Waiting } from '../lib/waiting.tsx'
import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination.tsx'
import { TabLinks } from '../ui/layout/tabs.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './library-page.module.css'

const PATH = '/tai-khoan/thu-vien-cua-toi'

export default function LibraryPage() {
  const [query] = useSearchParams()
  const isCourses = query.get('xem') === 'khoa-hoc'
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
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
      {isCourses ? <Courses key="courses" page={page} /> : <Books key="books" page={page} />}
    </>
  )
}

function Books({ page }: { page: number }) {
  const { answer, isOld, failure, again } = useAnswer(listDigitalProductsOwned, { query: { page } })
  if (!answer) return <Waiting failure={failure} onRetry={again} />
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

function Courses({ page }: { page: number }) {
  const { answer, isOld, failure, again } = useAnswer(listCoursesOwned, { query: { page } })
  if (!answer) return <Waiting failure={failure} onRetry={again} />
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
  /** Another page is on its way. */
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
