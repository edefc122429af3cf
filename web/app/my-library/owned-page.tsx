import { getDigitalProductOwned } from '@tq/contract/my-library.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, redirect, useParams } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { KIND_NAMES } from '../catalog/kinds.ts'
import { Description, TableOfContents } from '../catalog/product/product-facts.tsx'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { formatDate, formatNumber } from '../lib/format.ts'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { PageWaiting } from '../lib/waiting.tsx'
import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/owned-page.ts'
import styles from './owned-page.module.css'

const PATH = '/tai-khoan/thu-vien-cua-toi'

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const { data: item } = await call(getDigitalProductOwned, { params: { productSaleId: params.id } })
  // A course has a page of its own, with how far one is.
  if (item.courseAddress) throw redirect(`/khoa-hoc/${item.courseAddress}`)
  return { item }
})

export default OwnedPage

function OwnedPage({ loaderData: { data, failure, isMissing } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { id = '' } = useParams()
  const item = data?.item
  const isCourse = item?.kind === 'course'
  return (
    <>
      <PageHead
        title={item?.title ?? 'Thư viện của tôi'}
        description="Sách điện tử hay khoá học bạn đã mua ở Thư Quán."
        path={`${PATH}/${id}`}
        isHidden
      />
      <Link to={`${PATH}?xem=${isCourse ? 'khoa-hoc' : 'sach'}`} className={styles.back}>
        <ArrowLeft size="1.8rem" aria-hidden="true" /> Thư viện của tôi
      </Link>
      {!item ? (
        <>
          <h1 className="visually-hidden">Thư viện của tôi</h1>
          {isMissing ? <NotOwned /> : <PageWaiting failure={failure} />}
        </>
      ) : (
        <article>
          <div className={styles.top}>
            <Cover picture={item.picture} sizes="(max-width: 719px) 40vw, 200px" isDecorative className={styles.cover} />
            <div className={styles.words}>
              <p className={styles.kind}>{KIND_NAMES[item.kind]}</p>
              <h1>{item.title}</h1>
              {item.authors.length > 0 && <p>{item.authors.join(', ')}</p>}
              <dl className={styles.facts}>
                <Fact name={item.orderId ? 'Mua ngày' : 'Được tặng ngày'}>{formatDate(item.openedAt)}</Fact>
                {item.orderId && (
                  <Fact name="Đơn hàng">
                    <Link to={`/xac-nhan-don-hang/${item.orderId}`}>{item.orderCode}</Link>
                  </Fact>
                )}
                {isCourse ? (
                  <Fact name="Số bài">{formatNumber(item.lessonCount)}</Fact>
                ) : (
                  item.pages !== null && <Fact name="Số trang">{formatNumber(item.pages)}</Fact>
                )}
              </dl>
            </div>
          </div>
          <Notice className={styles.notice} title={isCourse ? 'Bài học đang được chuẩn bị' : 'Trang đọc sắp mở'}>
            {isCourse
              ? 'Các bài học đang được đưa lên. Khoá học này là của bạn và luôn ở đây.'
              : 'Phần đọc ngay trên trang đang được hoàn thiện. Cuốn sách này là của bạn và luôn ở đây.'}
          </Notice>
          <Description html={item.description} />
          <TableOfContents title={isCourse ? 'Các bài giảng' : 'Mục lục'} toc={item.toc} />
        </article>
      )}
    </>
  )
}

/** Asking again would change nothing: it is another's, or was never there. */
function NotOwned() {
  return (
    <EmptyState
      title="Không có trong thư viện của bạn"
      sentence="Có thể đường dẫn đã đổi, hoặc cuốn sách hay khoá học này thuộc một tài khoản khác của bạn."
    >
      <LinkButton to={PATH} look="lam">
        Về thư viện của tôi
      </LinkButton>
      <LinkButton to="/sach-dien-tu">Xem sách điện tử</LinkButton>
    </EmptyState>
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
