import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { openDialog } from '../account/dialogs/account-dialog-store.ts'
import { Bestsellers } from '../catalog/bestsellers.tsx'
import { SkeletonGrid } from '../catalog/card-skeleton.tsx'
import { ProductGrid } from '../catalog/product-card.tsx'
import { PageHead } from '../head/page-head.tsx'
import { failureWords } from '../lib/failure-words.ts'
import { formatNumber } from '../lib/format.ts'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { pageIn } from '../lib/use-list-address.ts'
import { PageWaiting } from '../lib/waiting.tsx'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import type { Route } from './+types/wish-page.ts'
import { addAllToCart } from './add-all.ts'
import { loadShelf } from './load-shelf.ts'
import { WishNote } from './wish-note.tsx'
import styles from './wish-page.module.css'
import { wishedIds, wishOwner } from './wishes.ts'

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => ({
  shelf: await loadShelf(pageIn(new URL(request.url).searchParams)),
}))

export default WishPage

/** The same page for everybody; whose list it is and what is on it comes in the browser. */
function WishPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const shelf = data?.shelf ?? null
  const ids = wishedIds.use()
  const isEmpty = ids.length === 0 && shelf !== null && shelf.wishes.length === 0
  return (
    <div className="wrap">
      <PageHead
        title="Yêu thích"
        description="Những cuốn sách bạn yêu thích ở Thư Quán: giá mới, còn hàng hay hết, và thêm tất cả vào giỏ một lần."
        path="/yeu-thich"
        isHidden
      />
      <Breadcrumbs crumbs={[{ title: 'Yêu thích' }]} />
      <div className={styles.head}>
        <h1>
          Yêu thích <small aria-live="polite">{shelf && !isEmpty && `${formatNumber(ids.length)} sản phẩm`}</small>
        </h1>
        {shelf && !isEmpty && <AddAll ids={ids} />}
      </div>
      {isEmpty ? <Nothing /> : <Hint />}
      {shelf ? (
        <>
          {!isEmpty && <h2 className="visually-hidden">Sách bạn đã lưu</h2>}
          <ProductGrid products={shelf.wishes} firstCount={5} more={(wish) => <WishNote wish={wish} />} />
          <Pagination
            page={shelf.page}
            totalPage={shelf.totalPage}
            hrefOf={(n) => (n === 1 ? '/yeu-thich' : `/yeu-thich?page=${n}`)}
          />
        </>
      ) : (
        <PageWaiting title="Chưa tải được danh sách" failure={failure}>
          <SkeletonGrid count={10} />
        </PageWaiting>
      )}
      <noscript>
        <p>Danh sách yêu thích được giữ trong trình duyệt của bạn, nên trang này cần JavaScript.</p>
      </noscript>
    </div>
  )
}

function AddAll({ ids }: { ids: readonly number[] }) {
  const [isBusy, setIsBusy] = useState(false)
  const add = async () => {
    setIsBusy(true)
    try {
      await addAllToCart(ids)
    } catch (error) {
      showToast(failureWords(error), { variant: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button look="son" isBusy={isBusy} disabled={ids.length === 0} onClick={add}>
      {!isBusy && <ShoppingCart size="1.8rem" aria-hidden="true" />} Thêm tất cả vào giỏ
    </Button>
  )
}

/** What a login would add; for members, how to be told. */
function Hint() {
  const owner = wishOwner.use()
  if (owner === 'guest')
    return (
      <p className={styles.hint}>
        Danh sách này chỉ ở trình duyệt này.{' '}
        <Link
          to="/login?redirect=%2Fyeu-thich"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            openDialog('login')
          }}
        >
          Đăng nhập
        </Link>{' '}
        để giữ nó trên mọi thiết bị và được báo khi sách giảm giá.
      </p>
    )
  return (
    <p className={styles.hint}>
      {owner && (
        <>
          Chúng tôi báo qua email khi sách giảm giá hay có hàng trở lại, nếu bạn{' '}
          <Link to="/tai-khoan/thong-tin-tai-khoan">đồng ý nhận tin ưu đãi</Link>.
        </>
      )}
    </p>
  )
}

function Nothing() {
  return (
    <>
      <EmptyState title="Chưa có cuốn nào ở đây" sentence="Bấm trái tim trên bìa sách để giữ lại những cuốn bạn muốn xem sau.">
        <LinkButton to="/san-pham" look="lam">
          Xem sách
        </LinkButton>
        {wishOwner.get() === 'guest' && <Button onClick={() => openDialog('login')}>Đăng nhập để xem danh sách đã lưu</Button>}
      </EmptyState>
      <Bestsellers />
    </>
  )
}
