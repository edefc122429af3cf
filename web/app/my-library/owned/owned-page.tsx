import type { Data } from '@tq/contract/http/endpoint.ts'
import { getDigitalProductOwned } from '@tq/contract/my-library.ts'
import { listCopies, listDevices, MOST_FETCHED } from '@tq/contract/reading/copy.ts'
import { listMarks } from '@tq/contract/reading/marks.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, redirect, useParams } from 'react-router'
import { Cover } from '../../catalog/cover.tsx'
import { KIND_NAMES } from '../../catalog/kinds.ts'
import { Description, TableOfContents } from '../../catalog/product/product-facts.tsx'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { nothingYet, pageLoader, usePageData } from '../../lib/page-data.ts'
import { bindTitle } from '../../lib/typography.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DeviceList } from '../kept/device-list.tsx'
import { LIBRARY_PATH, libraryUrl, ownedUrl } from '../library-address.ts'
import type { Route } from './+types/owned-page.ts'
import { BookNotes } from './book-notes.tsx'
import { BookReading } from './book-reading.tsx'
import styles from './owned-page.module.css'

/** As many notes as are shown beside the book itself. */
const FIRST_NOTES = 5

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const ofBook = { productId: params.id }
  const [{ data: item }, marks, { data: devices }, { data: copies }] = await Promise.all([
    call(getDigitalProductOwned, { params: { productSaleId: params.id } }),
    call(listMarks, { query: { ...ofBook, perPage: FIRST_NOTES } }),
    call(listDevices, { query: ofBook }),
    call(listCopies, { query: { ...ofBook, perPage: 1 } }),
  ])
  // A course has a page of its own, with how far one is.
  if (item.courseAddress) throw redirect(`/khoa-hoc/${item.courseAddress}`)
  const [copy] = copies
  return { item, marks, devices, left: copy?.left ?? MOST_FETCHED, hasFailed: copy?.state === 'failed' }
})

type OwnedData = NonNullable<Awaited<ReturnType<typeof clientLoader>>['data']>
type Item = Data<typeof getDigitalProductOwned>

export default OwnedPage

function OwnedPage({ loaderData: { data, failure, isMissing } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { id = '' } = useParams()
  const isCourse = data?.item.kind === 'course'
  return (
    <>
      <PageHead
        title={data?.item.title ?? 'Thư viện của tôi'}
        description="Sách điện tử hay khoá học bạn đã mua ở Thư Quán."
        path={ownedUrl(id)}
        isHidden
      />
      <Link to={libraryUrl(isCourse ? 'courses' : 'books')} className={styles.back}>
        <ArrowLeft size="1.8rem" aria-hidden="true" /> Thư viện của tôi
      </Link>
      {data && <OutOfDate failure={failure} />}
      {data ? (
        <Owned data={data} />
      ) : (
        <>
          <h1 className="visually-hidden">Thư viện của tôi</h1>
          {isMissing ? <NotOwned /> : <PageWaiting failure={failure} />}
        </>
      )}
    </>
  )
}

function Owned({ data: { item, marks, devices, left, hasFailed } }: { data: OwnedData }) {
  const { refresh } = usePageData<typeof clientLoader>()
  const isCourse = item.kind === 'course'
  return (
    <article>
      <div className={styles.top}>
        <Cover picture={item.picture} sizes="(max-width: 719px) 30vw, 200px" isMain isDecorative className={styles.cover} />
        <div className={styles.words}>
          <p className={styles.kind}>{KIND_NAMES[item.kind]}</p>
          <h1>{bindTitle(item.title)}</h1>
          {item.authors.length > 0 && <p>{item.authors.join(', ')}</p>}
          <Facts item={item} />
        </div>
        {item.reading && <BookReading key={item.productId} reading={item.reading} {...{ item, left, hasFailed }} />}
      </div>
      {!item.reading && <NotYet isCourse={isCourse} />}
      {item.reading && <BookNotes item={item} marks={marks} />}
      {devices.length > 0 && (
        <Panel title="Thiết bị đang lưu cuốn này" className={styles.panel}>
          <DeviceList devices={devices} isOneBook onRemoved={refresh} />
        </Panel>
      )}
      <div className={styles.panel}>
        <Description html={item.description} />
        <TableOfContents title={isCourse ? 'Các bài giảng' : 'Mục lục'} toc={item.toc} />
      </div>
    </article>
  )
}

function Facts({ item }: { item: Item }) {
  const pages = item.reading?.pageCount ?? item.pages
  return (
    <dl className={styles.facts}>
      <Fact name={item.orderId ? 'Mua ngày' : 'Được tặng ngày'}>{formatDate(item.openedAt)}</Fact>
      {item.orderId && (
        <Fact name="Đơn hàng">
          <Link to={`/xac-nhan-don-hang/${item.orderId}`}>{item.orderCode}</Link>
        </Fact>
      )}
      {item.kind === 'course' ? (
        <Fact name="Số bài">{formatNumber(item.lessonCount)}</Fact>
      ) : (
        pages !== null && <Fact name="Số trang">{formatNumber(pages)}</Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function NotYet({ isCourse }: { isCourse: boolean }) {
  return (
    <Notice className={styles.panel} title={isCourse ? 'Bài học đang được chuẩn bị' : 'Bản đọc trên web đang được chuẩn bị'}>
      {isCourse
        ? 'Các bài học đang được đưa lên. Khoá học này là của bạn và luôn ở đây.'
        : 'Nhà xuất bản đang đưa tệp của cuốn này lên. Cuốn sách là của bạn và luôn ở đây.'}
    </Notice>
  )
}

/** Asking again would change nothing: it is another's, or was never there. */
function NotOwned() {
  return (
    <EmptyState
      title="Không có trong thư viện của bạn"
      sentence="Có thể đường dẫn đã đổi, hoặc cuốn sách hay khoá học này thuộc một tài khoản khác của bạn."
    >
      <LinkButton to={LIBRARY_PATH} look="lam">
        Về thư viện của tôi
      </LinkButton>
      <LinkButton to="/sach-dien-tu">Xem sách điện tử</LinkButton>
    </EmptyState>
  )
}
