import { listMyReviews, listReviewable, type MyReview, type ReviewableLine, removeReview } from '@tq/contract/review.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { formatDate, formatNumber } from '../lib/format.ts'
import { nothingYet, pageLoader, usePageData } from '../lib/page-data.ts'
import { pageIn, useListAddress } from '../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../lib/waiting.tsx'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { TabLinks } from '../ui/layout/tabs.tsx'
import { Stars } from '../ui/mark/rating.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import type { Route } from './+types/my-reviews-page.ts'
import styles from './my-reviews-page.module.css'
import { type ReviewDraft, ReviewForm, type ReviewFormProps } from './review-form.tsx'
import { ReviewPictures } from './review-pictures.tsx'

const PATH = '/tai-khoan/danh-gia-san-pham'

type Opened = { title: string; about: ReviewFormProps['about'] }

const keyOf = ({ about }: Opened) => ('id' in about ? `review ${about.id}` : `line ${about.orderLineId}`)

const readWanted = (query: URLSearchParams) => ({
  isWritten: query.get('xem') === 'da-viet',
  page: pageIn(query),
  productId: query.get('san-pham') ?? '',
  orderCode: query.get('don-hang') ?? '',
})

/** Of the list that is not looked at only the number is shown: without it there is none. */
const orNone = <A,>(answer: Promise<A>, isShown: boolean) => (isShown ? answer : answer.catch(() => null))

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const { isWritten, page, productId, orderCode } = readWanted(new URL(request.url).searchParams)
  const [waiting, written] = await Promise.all([
    orNone(call(listReviewable, { query: isWritten ? {} : { page, productId, orderCode } }), !isWritten),
    orNone(call(listMyReviews, { query: { page: isWritten ? page : 1 } }), isWritten),
  ])
  return { waiting, written }
})

export default MyReviewsPage

function MyReviewsPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { isWritten, page, productId, orderCode } = readWanted(useListAddress().query)
  const isNarrowed = !isWritten && (productId !== '' || orderCode !== '')
  const { refresh } = usePageData()
  const [opened, setOpened] = useState<Opened | null>(null)
  const navigate = useNavigate()
  const hrefOf = (n: number) => `${PATH}${isWritten ? '?xem=da-viet' : ''}${n > 1 ? `${isWritten ? '&' : '?'}page=${n}` : ''}`
  // From an order or a book: where only one thing can be meant, its form is open.
  const only = isNarrowed && data?.waiting?.total === 1 ? data.waiting.data[0] : undefined
  const onlyId = only?.orderLineId
  useEffect(() => {
    if (only) setOpened(openedOf(only))
  }, [onlyId])
  // A dialog is closed by a touch beside it: what was typed is there when it opens again.
  const drafts = useRef(new Map<string, ReviewDraft>())
  const done = (message: string, finished: Opened | null = null) => {
    if (finished) drafts.current.delete(keyOf(finished))
    // Pictures may still have been on their way when this one was closed and another opened.
    setOpened((now) => (now === finished ? null : now))
    showToast(message)
    // The last of a page may have been the one: the first page is always there.
    if (page > 1 || isNarrowed) navigate(hrefOf(1))
    else refresh()
  }
  /** Words may be saved already while a picture was not. */
  const close = () => {
    if (!opened) return
    setOpened(null)
    refresh()
  }
  const shown = isWritten ? data?.written : data?.waiting
  const titled = (title: string, count: number | undefined) => (count ? `${title} (${formatNumber(count)})` : title)
  return (
    <>
      <PageHead
        title="Đánh giá sản phẩm"
        description="Những gì chờ bạn đánh giá, và những gì bạn đã viết."
        path={PATH}
        isHidden
      />
      <h1>Đánh giá sản phẩm</h1>
      <TabLinks
        label="Đánh giá của tôi"
        className={styles.tabs}
        links={[
          { title: titled('Chờ đánh giá', isNarrowed ? undefined : data?.waiting?.total), url: PATH, isCurrent: !isWritten },
          { title: titled('Đã viết', data?.written?.total), url: `${PATH}?xem=da-viet`, isCurrent: isWritten },
        ]}
      />
      {shown && <OutOfDate failure={failure} />}
      {!shown ? (
        <PageWaiting failure={failure} />
      ) : isWritten ? (
        <Written reviews={data?.written?.data ?? []} onEdit={setOpened} onDone={done} />
      ) : (
        <>
          {isNarrowed && shown.total > 0 && (
            <p className={styles.narrowed}>
              {orderCode ? `Trong đơn ${orderCode}` : 'Chỉ sản phẩm bạn vừa xem'}: {formatNumber(shown.total)} sản phẩm chờ đánh
              giá. <Link to={PATH}>Xem tất cả</Link>
            </p>
          )}
          <WaitingLines lines={data?.waiting?.data ?? []} isNarrowed={isNarrowed} onWrite={setOpened} />
        </>
      )}
      <Pagination page={page} totalPage={shown?.totalPage ?? 1} hrefOf={hrefOf} />
      <Dialog isOpen={opened !== null} onClose={close} title={opened?.title ?? ''} className={styles.dialog}>
        {opened && (
          <ReviewForm
            about={opened.about}
            draft={drafts.current.get(keyOf(opened))}
            onLeave={(draft) => drafts.current.set(keyOf(opened), draft)}
            onDone={(message) => done(message, opened)}
          />
        )}
      </Dialog>
    </>
  )
}

const openedOf = ({ title, orderLineId }: ReviewableLine): Opened => ({ title, about: { orderLineId } })

interface WaitingLinesProps {
  lines: ReviewableLine[]
  isNarrowed: boolean
  onWrite(opened: Opened): void
}

function WaitingLines({ lines, isNarrowed, onWrite }: WaitingLinesProps) {
  if (lines.length === 0 && isNarrowed)
    return (
      <EmptyState title="Không có gì chờ đánh giá ở đây" sentence="Bạn đã viết rồi, hoặc sản phẩm chưa tới tay bạn.">
        <LinkButton to={PATH} look="lam">
          Xem tất cả
        </LinkButton>
      </EmptyState>
    )
  if (lines.length === 0)
    return (
      <EmptyState
        title="Chưa có gì chờ đánh giá"
        sentence="Khi sách đã tới tay, hay sách điện tử đã mở, bạn viết đánh giá ở đây."
      >
        <LinkButton to="/san-pham" look="lam">
          Xem sách
        </LinkButton>
      </EmptyState>
    )
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <Row key={line.orderLineId} title={line.title} address={line.address} picture={line.picture}>
          <p className={styles.note}>
            Nhận ngày {formatDate(line.since)}, đơn <Link to={`/tai-khoan/don-hang/${line.orderId}`}>{line.orderCode}</Link>
          </p>
          <div className={styles.actions}>
            <Button look="lam" isSmall aria-label={`Viết đánh giá: ${line.title}`} onClick={() => onWrite(openedOf(line))}>
              Viết đánh giá
            </Button>
          </div>
        </Row>
      ))}
    </ul>
  )
}

interface WrittenProps {
  reviews: MyReview[]
  onEdit(opened: Opened): void
  onDone(message: string): void
}

function Written({ reviews, onEdit, onDone }: WrittenProps) {
  const [removed, setRemoved] = useState<MyReview | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const remove = async (review: MyReview) => {
    setIsBusy(true)
    try {
      await call(removeReview, { params: { id: review.id } })
      setRemoved(null)
      onDone('Đã xoá đánh giá')
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  if (reviews.length === 0)
    return <EmptyState title="Bạn chưa viết đánh giá nào" sentence="Bài bạn viết giúp người đọc sau chọn đúng cuốn mình cần." />
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <Row key={review.id} title={review.productTitle} address={review.productAddress} picture={review.productPicture}>
            <Stars value={review.rating} />
            <p className={styles.words}>{review.content}</p>
            <ReviewPictures pictures={review.pictures} />
            <p className={styles.note}>
              Viết ngày {formatDate(review.createdAt)}, hiện dưới tên {review.name}
              {review.helpful > 0 && `; ${formatNumber(review.helpful)} người thấy hữu ích`}
            </p>
            {review.reply && <p className={styles.reply}>Thư Quán trả lời: {review.reply}</p>}
            <div className={styles.actions}>
              <Button
                isSmall
                aria-label={`Sửa đánh giá: ${review.productTitle}`}
                onClick={() => onEdit({ title: review.productTitle, about: review })}
              >
                Sửa
              </Button>
              <Button isSmall look="text" aria-label={`Xoá đánh giá: ${review.productTitle}`} onClick={() => setRemoved(review)}>
                Xoá
              </Button>
            </div>
          </Row>
        ))}
      </ul>
      <Dialog isOpen={removed !== null} onClose={() => setRemoved(null)} title="Xoá đánh giá này?">
        {removed && (
          <>
            <p>Lời nhận xét và ảnh về “{removed.productTitle}” sẽ mất, không lấy lại được. Bạn vẫn có thể viết bài mới.</p>
            <div className={styles.actions}>
              <Button look="son" isBusy={isBusy} onClick={() => remove(removed)}>
                Xoá đánh giá
              </Button>
              <Button onClick={() => setRemoved(null)}>Giữ lại</Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  )
}

interface RowProps {
  title: string
  address: string
  picture: ReviewableLine['picture']
  children: ReactNode
}

function Row({ title, address, picture, children }: RowProps) {
  return (
    <li className={styles.row}>
      <Cover picture={picture} sizes="80px" isDecorative className={styles.cover} />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link to={`/san-pham/${address}`}>{title}</Link>
        </h2>
        {children}
      </div>
    </li>
  )
}
