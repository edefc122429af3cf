import { listProducts, listProductsInSameCategory } from '@tq/contract/catalog.ts'
import { LaterShelf } from '../catalog/later-shelf.tsx'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { CartLineRow } from './cart-line.tsx'
import styles from './cart-page.module.css'
import { CartSummary } from './cart-summary.tsx'
import { countOf, offlineCart } from './offline-cart.ts'
import { useCartProducts } from './use-cart-products.ts'

export default function CartPage() {
  const lines = offlineCart.use()
  const { products, hasFailed, retry } = useCartProducts(lines)
  return (
    <div className="wrap">
      <PageHead title="Giỏ hàng" description="Sách bạn đã chọn ở Thư Quán." path="/gio-hang" isHidden />
      <Breadcrumbs crumbs={[{ title: 'Giỏ hàng' }]} />
      <h1 className={styles.heading}>
        Giỏ hàng {lines.length > 0 && <small aria-live="polite">{countOf(lines)} sản phẩm</small>}
      </h1>
      {lines.length === 0 ? (
        <Empty />
      ) : (
        <>
          {hasFailed && (
            <Notice
              isAlert
              tone="error"
              title="Chưa tải được giá và tình trạng sách"
              className={styles.failure}
              action={
                <Button isSmall onClick={retry}>
                  Thử lại
                </Button>
              }
            >
              Giỏ hàng vẫn còn nguyên. Bạn kiểm tra kết nối rồi thử lại nhé.
            </Notice>
          )}
          <div className={styles.cart}>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <CartLineRow key={line.productId} line={line} product={products[line.productId]} hasFailed={hasFailed} />
              ))}
            </ul>
            <CartSummary lines={lines} products={products} hasFailed={hasFailed} />
          </div>
          <BesideThese ids={lines.map((line) => line.productId)} />
        </>
      )}
    </div>
  )
}

function Empty() {
  return (
    <>
      <EmptyState title="Giỏ hàng đang trống" sentence="Mời bạn dạo một vòng các kệ sách.">
        <LinkButton to="/san-pham" look="lam">
          Xem sách
        </LinkButton>
      </EmptyState>
      <LaterShelf
        title="Bạn đọc đang mua"
        moreUrl="/san-pham?sort=bestselling"
        load={() => call(listProducts, { query: { sort: 'bestselling', inStock: '1', pageSize: '6' } }).then(({ data }) => data)}
      />
    </>
  )
}

/** From the shelf of the first book in the cart. */
function BesideThese({ ids }: { ids: number[] }) {
  const [first] = ids
  if (first === undefined) return null
  const load = () =>
    call(listProductsInSameCategory, { params: { id: String(first) } }).then(({ data }) =>
      data.filter((product) => product.inStock && !ids.includes(product.id)),
    )
  return <LaterShelf key={first} title="Cùng kệ với sách trong giỏ" load={load} about={first} />
}
